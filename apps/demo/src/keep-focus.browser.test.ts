import { afterEach, expect, onTestFinished, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

afterEach(() => document.body.replaceChildren())

/** Draws rows of buttons in a region that keeps the focus, and a button after it. */
function draw(...rows: readonly (readonly string[])[]) {
  const button = (name: string) => `<button id="${name}">${name}</button>`
  const lists = rows.map((names) => `<ul>${names.map((name) => `<li>${button(name)}</li>`).join('')}</ul>`)
  document.body.innerHTML = `<main>${lists.join('')}</main>${button('outside')}`
  const region = document.querySelector('main')
  if (!region) throw new Error('There is no region.')
  onTestFinished(keepFocus(region))
}

function element(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#${name}`)
  if (!found) throw new Error(`There is no button ${name}.`)
  return found
}

const focused = () => document.activeElement?.id

/** Waits until what observes the document was called. */
const observed = () => new Promise<void>((resolve) => setTimeout(resolve))

test.each([
  ['the next that stays', 'b', ['b'], 'c'],
  ['the next that stays after others that go with it', 'a', ['a', 'b'], 'c'],
  ['the next of another list', 'd', ['d'], 'e'],
  ['the last when none follows', 'f', ['f'], 'e'],
  ['the button itself when it stays', 'b', ['c'], 'b'],
])('the focus moves to %s', async (_, pressed, removed, expected) => {
  draw(['a', 'b', 'c', 'd'], ['e', 'f'])
  element(pressed).focus()
  for (const name of removed) element(name).parentElement?.remove()
  await observed()
  expect(focused()).toBe(expected)
})

test('a list that is removed with its buttons gives the focus to what follows it, one turn later as well', async () => {
  draw(['a', 'b'], ['c'])
  element('a').focus()
  await observed()
  element('b').closest('ul')?.remove()
  await observed()
  expect(focused()).toBe('c')
})

test.each([
  ['disabled', (control: HTMLElement) => control.setAttribute('disabled', '')],
  ['hidden', (control: HTMLElement) => (control.hidden = true)],
  ['out of the order of Tab', (control: HTMLElement) => (control.tabIndex = -1)],
])('a control that is %s is passed over', async (_, change) => {
  draw(['a', 'b', 'c'])
  change(element('b'))
  element('a').focus()
  element('a').remove()
  await observed()
  expect(focused()).toBe('c')
})

test('the focus stays where it was moved to before the button went', async () => {
  draw(['a', 'b', 'c'])
  element('a').focus()
  element('c').focus()
  element('a').remove()
  await observed()
  expect(focused()).toBe('c')
})

test('nothing takes the focus that has left the region', async () => {
  draw(['a', 'b'])
  element('a').focus()
  element('outside').focus()
  element('a').remove()
  await observed()
  expect(focused()).toBe('outside')
  element('b').focus()
  element('b').blur()
  await observed()
  element('b').remove()
  await observed()
  expect(document.activeElement).toBe(document.body)
})
