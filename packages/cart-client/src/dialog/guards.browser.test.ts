import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { messages } from '../messages.ts'
import { showAlert } from './alert.dom.ts'
import { showConfirm } from './confirm.dom.ts'
import { openLightbox } from './lightbox/lightbox.dom.ts'
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
  content.innerHTML = '<p>Engraving</p>'
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

test('an alert gives the focus to its button', () => {
  void showAlert({ title: 'Unable to Add Item', message: 'Only 5 left.' }, messages, document)
  expect(document.activeElement?.textContent).toBe('Close')
})

describe('a question of a printed page', () => {
  const question = { title: 'Empty the cart?', message: 'All mugs go.', yes: 'Empty it', no: 'Keep them' }
  const ask = (asked: Partial<typeof question> = question) =>
    showConfirm({ title: question.title, yes: question.yes, ...asked }, messages, document)
  const button = (text: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)

  test('has a name, a description, and the focus on the button that cancels', () => {
    void ask()
    expect(dialog().role).toBe('alertdialog')
    const textOf = (id: string | null) => id && document.getElementById(id)?.textContent
    expect(textOf(dialog().getAttribute('aria-labelledby'))).toBe('Empty the cart?')
    expect(textOf(dialog().getAttribute('aria-describedby'))).toBe('All mugs go.')
    expect(document.activeElement).toBe(button('Keep them'))
  })

  test.each([
    ['true', 'Empty it', true],
    ['false', 'Keep them', false],
  ])('resolves to %s on %s', async (_, text, answer) => {
    const answered = ask()
    button(text)?.click()
    expect(await answered).toBe(answer)
  })

  test('resolves to false on the Escape key', async () => {
    const answered = ask()
    await userEvent.keyboard('{Escape}')
    expect(await answered).toBe(false)
  })

  test('has to be confirmed if there is no button that cancels', async () => {
    const answered = ask({})
    expect(document.querySelector('[data-cart="lightbox-close"]')).toBeNull()
    for (let presses = 0; presses < 4; presses += 1) await userEvent.keyboard('{Escape}')
    press(dialog(), dialog())
    expect(dialog().open).toBe(true)
    button('Empty it')?.click()
    expect(await answered).toBe(true)
  })
})
