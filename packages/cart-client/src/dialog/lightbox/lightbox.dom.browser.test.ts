import { describe, expect, test, vi } from 'vitest'
import { messages } from '../../index.ts'
import { openLightbox, showAlert } from '../../markup.ts'
import { find } from '../../shop/printed-page.test-support.ts'

describe('a lightbox', () => {
  const content = (height: number): HTMLElement => {
    const box = document.createElement('div')
    box.style.height = `${height}px`
    box.innerHTML = '<button>Inside</button>'
    return box
  }
  /** Presses beside the dialog, in the corner of the window. */
  const press = (target: HTMLElement): void => {
    const where = { clientX: 1, clientY: 1, bubbles: true }
    target.dispatchEvent(new PointerEvent('pointerdown', where))
    target.dispatchEvent(new MouseEvent('click', where))
  }
  const style = document.createElement('style')
  style.textContent = '.sitewright-lightbox { padding: 0; border: 0; max-height: none }'

  // spec: CRT-161 CRT-162 CRT-164
  test('is in the middle, locks the page, and gives back scroll and focus', async () => {
    document.head.append(style)
    document.body.innerHTML = '<button id="opener">Open</button><div style="height: 5000px"></div>'
    find('#opener').focus()
    const first = openLightbox(content(100), { label: 'Engraving' })
    const second = openLightbox(content(50), { label: 'More' })
    const [dialog] = document.querySelectorAll('dialog')
    const top = () => dialog?.getBoundingClientRect().top
    const expected = () => (innerHeight - dialog!.offsetHeight) / 2
    expect(top()).toBeCloseTo(expected(), 0)
    expect(dialog?.ariaLabel).toBe('Engraving')
    const before = top()
    dialog?.querySelector('div')?.style.setProperty('height', '300px')
    window.dispatchEvent(new Event('resize'))
    expect(top()).toBeLessThan(before!)
    expect(top()).toBeCloseTo(expected(), 0)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    second.close()
    await second.closed
    expect(document.documentElement.style.overflow).toBe('hidden')
    await vi.waitFor(() => expect(dialog?.dataset.state).toBe('open'))
    // The choices of a dropdown may hang out of the dialog.
    press(find('dialog button'))
    expect(dialog?.dataset.state).toBe('open')
    dialog?.requestClose()
    expect([dialog?.dataset.state, dialog?.open]).toEqual(['closing', true])
    await first.closed
    expect(document.documentElement.style.overflow).toBe('')
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement?.id).toBe('opener')
    style.remove()
  })

  // spec: CRT-163
  test('begins 50 pixels below the top when it is taller than the window', async () => {
    document.head.append(style)
    const lightbox = openLightbox(content(innerHeight + 10), { label: 'Engraving' })
    expect(find('dialog').getBoundingClientRect().top).toBe(50)
    press(find('dialog'))
    await lightbox.closed
    style.remove()
  })
})

test('an alert is closed by Escape as well', async () => {
  const closed = showAlert({ title: 'Unable to Add Item', message: 'Only 5 left.' }, messages, document)
  const dialog = document.querySelector('dialog')!
  expect([dialog.role, dialog.matches(':modal')]).toEqual(['alertdialog', true])
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe('Only 5 left.')
  expect(dialog.querySelector('button')?.textContent).toBe('Close')
  expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe(
    'Unable to Add Item',
  )
  dialog.requestClose()
  await closed
  expect(document.querySelector('dialog')).toBeNull()
})
