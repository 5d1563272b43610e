import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showModal } from './modal.dom.ts'

afterEach(() => document.body.replaceChildren())

const frame = () => document.querySelector('iframe')!
const close = () => document.querySelector('button')!

/** Makes the checks run by hand that take the focus back. */
function stopChecks() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return () => vi.advanceTimersByTime(100)
}

/** Shows a dialog with a button and a frame of another origin. */
async function show() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.innerHTML =
    '<button>Close</button><iframe sandbox="" title="Map" srcdoc="<h1>Map</h1>"></iframe><input aria-label="Name">'
  const isLoaded = new Promise((resolve) => frame().addEventListener('load', resolve, { once: true }))
  const onClose = vi.fn()
  onTestFinished(showModal(dialog, { onClose }))
  await isLoaded
  return onClose
}

test('the Escape key asks to close a dialog also after a press in its frame', async () => {
  const onClose = await show()
  await userEvent.click(frame())
  await expect.poll(() => document.activeElement).toBe(close())
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('leaves the focus alone that was moved elsewhere in the dialog', async () => {
  const check = stopChecks()
  await show()
  const input = document.querySelector('input')!
  await userEvent.click(input)
  check()
  expect(document.activeElement).toBe(input)
})

test('leaves the focus in the frame that the Tab key moved there', async () => {
  const check = stopChecks()
  await show()
  close().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  frame().focus()
  check()
  expect(document.activeElement).toBe(frame())
})

test('takes the focus back from a frame without an event that says so', async () => {
  const check = stopChecks()
  await show()
  frame().focus()
  check()
  expect(document.activeElement).toBe(close())
})
