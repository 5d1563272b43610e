import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showModal, type ModalOptions } from './modal.dom.ts'

afterEach(() => document.body.replaceChildren())

/** Shows a dialog with some content over a page with a button that has the focus. */
function show(html: string, options: Partial<ModalOptions> = {}) {
  const opener = document.createElement('button')
  const dialog = document.createElement('dialog')
  dialog.innerHTML = html
  document.body.append(opener, dialog)
  opener.focus()
  const onClose = vi.fn()
  const cleanup = showModal(dialog, { onClose, ...options })
  onTestFinished(cleanup)
  return { opener, dialog, onClose, cleanup }
}

function press(from: Element, to: Element, clientX = 1, clientY = 1): void {
  const at = { bubbles: true, clientX, clientY }
  from.dispatchEvent(new PointerEvent('pointerdown', at))
  to.dispatchEvent(new MouseEvent('click', at))
}

test('gives the focus to the element marked as the first, and gives it back', () => {
  const { opener, cleanup } = show('<button>Close</button><input data-first-focus>')
  expect(document.activeElement?.localName).toBe('input')
  cleanup()
  expect(document.activeElement).toBe(opener)
})

test('gives the focus to the element that a selector names', () => {
  show('<button>Close</button><input data-first-focus><textarea></textarea>', { firstFocus: 'textarea' })
  expect(document.activeElement?.localName).toBe('textarea')
})

test('gives the focus to the first button if the browser would give it to a frame', () => {
  show('<iframe title="Map"></iframe><button>Close</button>')
  expect(document.activeElement?.textContent).toBe('Close')
})

test('gives the focus to the named button if the browser would give it to a frame', () => {
  show('<iframe title="Map"></iframe><button>Zoom</button><button class="close">Close</button>', {
    closeButton: '.close',
  })
  expect(document.activeElement?.textContent).toBe('Close')
})

test('asks to be closed on the Escape key and on a press outside', async () => {
  const { dialog, onClose } = show('<p>Text</p>')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  press(dialog, dialog)
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('does not listen to a dialog that cannot be shown', () => {
  const dialog = document.createElement('dialog')
  const onClose = vi.fn()
  expect(() => showModal(dialog, { onClose })).toThrow(DOMException)
  dialog.dispatchEvent(new Event('cancel'))
  expect(onClose).not.toHaveBeenCalled()
})

test('does not close by itself on the Escape key', async () => {
  const { dialog } = show('<p>Text</p>')
  await userEvent.keyboard('{Escape}')
  expect(dialog.open).toBe(true)
})

test('does not close on a press that began inside', () => {
  const { dialog, onClose } = show('<p>Text</p>')
  press(dialog.firstElementChild!, dialog)
  expect(onClose).not.toHaveBeenCalled()
})

test('does not close on a press inside', () => {
  const { dialog, onClose } = show('<p>Text</p>')
  const { left, top } = dialog.getBoundingClientRect()
  press(dialog, dialog, left + 2, top + 2)
  expect(onClose).not.toHaveBeenCalled()
})

test('does not close when a file was not chosen in it', () => {
  const { dialog, onClose } = show('<input type="file" aria-label="Picture">')
  dialog.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('stays for the Escape key and for a press outside while it is not cancellable', async () => {
  const { dialog, onClose } = show('<button>Yes</button>', { isCancellable: () => false })
  for (let presses = 0; presses < 4; presses += 1) await userEvent.keyboard('{Escape}')
  press(dialog, dialog)
  expect(dialog.open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

test('asks to be closed by a form of its own', async () => {
  const { onClose } = show('<form method="dialog"><button>Done</button></form>')
  await userEvent.click(document.querySelector('dialog button')!)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('leaves the position to the style sheet without a margin', () => {
  const { dialog } = show('<div style="height: 100px"></div>')
  expect(dialog.hasAttribute('style')).toBe(false)
})

test('keeps a dialog in the middle when it grows', async () => {
  await page.viewport(800, 600)
  const { dialog } = show('<div style="height: 100px"></div>', { margin: 50 })
  const isInTheMiddle = () => {
    const { top, bottom } = dialog.getBoundingClientRect()
    return Math.abs(top - (window.innerHeight - bottom)) < 1
  }
  dialog.style.maxHeight = 'none'
  expect(isInTheMiddle()).toBe(true)
  dialog.querySelector('div')!.style.height = '300px'
  await expect.poll(isInTheMiddle).toBe(true)
})
