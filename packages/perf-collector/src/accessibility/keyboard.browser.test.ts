import { expect, onTestFinished, test } from 'vitest'
import { readKey } from './keyboard.browser.ts'
import { isKeyboardNavigation } from './keyboard.ts'

function press(target: EventTarget, key: string): string | undefined {
  let pressed: string | undefined
  const listen = (event: KeyboardEvent): void => {
    pressed = readKey(event)
  }
  addEventListener('keydown', listen, { capture: true, once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
  return pressed
}

// spec: PRF-005
test('a key in a text field of a shadow root writes, and one on a button there moves around', () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<input><button>Send</button>'
  const [input, button] = root.children
  if (!input || !button) throw new Error('The page has no elements.')
  expect(isKeyboardNavigation(press(input, 'Home') ?? '')).toBe(false)
  expect(isKeyboardNavigation(press(button, 'Enter') ?? '')).toBe(true)
})

// spec: PRF-005
test('an editable element is told by its property, and the window is no text field', () => {
  const note = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => note.remove())
  note.contentEditable = 'true'
  expect(press(note, 'ArrowLeft')).toBe('ArrowLeft,DIV,true,')
  expect(isKeyboardNavigation(press(window, 'Tab') ?? '')).toBe(true)
})

test('letters are not kept: they may be those of a password', () => {
  const input = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => input.remove())
  const letters = ['a', 'A', '7', ',', 'é', '😀', 'か', '한글', 'ab']
  expect(letters.map((key) => press(input, key))).toEqual(letters.map(() => undefined))
  expect(press(input, 'Tab')).toBe('Tab,INPUT,false,text')
  expect(press(input, ' ')).toBe(' ,INPUT,false,text')
})

test('a browser that fills in a field sends an event without a key', () => {
  expect(readKey(new Event('keydown') as KeyboardEvent)).toBeUndefined()
})
