import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { messages } from '../messages.ts'
import { showAlert } from './alert.dom.ts'
import { openLightbox } from './lightbox.dom.ts'
import '../styles.css'

afterEach(() => document.body.replaceChildren())

const dialog = () => document.querySelector('dialog')!
const state = () => dialog().dataset.state

function press(from: Element, to: Element): void {
  const where = { bubbles: true, clientX: 1, clientY: 1 }
  from.dispatchEvent(new PointerEvent('pointerdown', where))
  to.dispatchEvent(new MouseEvent('click', where))
}

function openContent(): HTMLElement {
  const content = document.createElement('div')
  content.innerHTML = '<p>Engraving</p><input type="file" aria-label="Picture">'
  openLightbox(content, { label: 'Engraving' })
  return content
}

/** The two dialogs of printed pages, which have the guards of those of React. */
const dialogs: readonly [string, () => Element][] = [
  ['a lightbox', openContent],
  [
    'an alert',
    () => {
      void showAlert({ title: 'Unable to Add Item', message: 'Only 5 left.' }, messages, document)
      return document.querySelector('[data-cart="alert-message"]')!
    },
  ],
]

describe.each(dialogs)('%s of a printed page', (_, open) => {
  // spec: CRT-121
  test('closes on a press outside, and not on one that began inside', () => {
    const inside = open()
    press(inside, dialog())
    expect(state()).toBe('opening')
    press(dialog(), dialog())
    expect(state()).toBe('closing')
  })

  test('keeps the page from scrolling, and lets it scroll again', async () => {
    open()
    expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    await expect.poll(() => document.documentElement.style.overflow).toBe('')
  })

  test('has a button with a name that closes it', () => {
    open()
    dialog().querySelector<HTMLElement>('[data-cart="lightbox-close"][aria-label="Close"]')?.click()
    expect(state()).toBe('closing')
  })
})

test('a lightbox of a printed page stays when a file was not chosen in it', () => {
  openContent()
    .querySelector('input')
    ?.dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(state()).toBe('opening')
})

test('an alert gives the focus to its button', () => {
  void showAlert({ title: 'Unable to Add Item', message: 'Only 5 left.' }, messages, document)
  expect(document.activeElement?.textContent).toBe('Close')
})
