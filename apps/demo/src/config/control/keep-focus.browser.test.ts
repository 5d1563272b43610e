import { expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

/** Draws buttons in a panel, and presses one that removes some of them. */
function press(names: readonly string[], pressed: string, removed: readonly string[]): string | undefined {
  document.body.innerHTML = `<main>${names.map((name) => `<button id="${name}">${name}</button>`).join('')}</main>`
  const button = document.querySelector<HTMLElement>(`#${pressed}`)
  if (!button) throw new Error(`There is no button ${pressed}.`)
  button.focus()
  keepFocus(button, () => {
    for (const name of removed) document.querySelector(`#${name}`)?.remove()
  })
  return document.activeElement?.id
}

test.each([
  ['the next that stays', 'b', ['b'], 'c'],
  ['the next that stays after others that go with it', 'a', ['a', 'b'], 'c'],
  ['the last when none follows', 'c', ['c', 'b'], 'a'],
  ['the button itself when it stays', 'b', ['c'], 'b'],
])('the focus moves to %s', (_, pressed, removed, focused) => {
  expect(press(['a', 'b', 'c'], pressed, removed)).toBe(focused)
})
