import { expect, onTestFinished, test } from 'vitest'
import { observeKeyboard } from './keyboard.browser.ts'

function press(target: EventTarget, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
}

// spec: PRF-005
test('a key in a text field of a shadow root writes, and one on a button there moves around', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<input><button>Send</button>'
  const { isUsed, stop } = observeKeyboard()
  onTestFinished(() => {
    stop()
    host.remove()
  })
  for (const element of root.querySelectorAll('input')) press(element, 'Home')
  expect(isUsed()).toBe(false)
  for (const element of root.querySelectorAll('button')) press(element, 'Enter')
  expect(isUsed()).toBe(true)
})
