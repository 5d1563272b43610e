import { afterEach, expect, test } from 'vitest'
import { keepTyped, restoreTyped } from './typed.ts'

afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
})

const MARKUP = `
  <form data-form-id="contact">
    <input name="name" /><input name="name" /><textarea name="text">Dear shop</textarea>
    <select name="topic"><option>a</option><option>b</option></select>
    <input type="radio" name="size" value="s" checked /><input type="radio" name="size" value="l" />
    <input type="checkbox" name="terms" checked />
    <input type="password" name="secret" /><input type="hidden" name="token" value="1" />
  </form>
  <form data-form-id="letter"><input name="name" /></form>`

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = () => [...document.querySelectorAll<Control>('input, textarea, select')]
const answers = () =>
  controls().map((field) =>
    field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
      ? field.checked
      : field.value,
  )

function load(): void {
  document.body.innerHTML = MARKUP
}

function type(...values: readonly (string | boolean)[]): void {
  for (const [i, field] of controls().entries()) {
    const value = values[i]
    if (typeof value === 'string') field.value = value
    else if (field instanceof HTMLInputElement && value !== undefined) field.checked = value
  }
}

test('what was typed and chosen is there when the page was loaded again, without passwords', () => {
  load()
  type('Mina', 'Sato', '', 'b', false, true, false, 'secret', '2', 'Mina S.')
  keepTyped()
  expect(sessionStorage.getItem('sill-typed')).not.toContain('secret')
  load()
  restoreTyped()
  expect(answers()).toEqual(['Mina', 'Sato', '', 'b', false, true, false, '', '1', 'Mina S.'])
})

test('forms that have started receive the answers as events', () => {
  load()
  type('Mina')
  keepTyped()
  load()
  const heard: string[] = []
  for (const kind of ['input', 'change'])
    document.body.addEventListener(kind, ({ target }) => heard.push(`${kind} ${(target as Control).value}`), {
      once: true,
    })
  restoreTyped()
  expect(heard).toEqual(['input Mina', 'change Mina'])
})

test('what the visitor has typed meanwhile stays, and nothing is restored twice', () => {
  load()
  type('Mina', 'Sato')
  keepTyped()
  load()
  type('Ida')
  restoreTyped()
  expect(answers().slice(0, 2)).toEqual(['Ida', 'Sato'])
  load()
  restoreTyped()
  expect(answers().slice(0, 2)).toEqual(['', ''])
})
