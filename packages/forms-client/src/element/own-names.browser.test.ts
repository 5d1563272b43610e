import { describe, expect, test, vi } from 'vitest'
import { openMarkup, settled } from '../test-support/open-markup.test-support.ts'

const MEMBERS = [
  'addEventListener',
  'hasAttribute',
  'setAttribute',
  'removeAttribute',
  'dispatchEvent',
  'querySelectorAll',
  'contains',
  'elements',
  'dataset',
  'matches',
  'children',
  'append',
  'prepend',
  'id',
  'ownerDocument',
  'getRootNode',
  'closest',
  'scrollIntoView',
  'submit',
  'reset',
  'style',
  'textContent',
  'namespaceURI',
]

test.each(MEMBERS)('a control that is called %s does not break its form', async (name) => {
  const opened = openMarkup(
    `<form data-form-id="contact" data-submission-text="Thanks!" data-form-pressed=""><input name="${name}"><button>Send</button></form>`,
  )
  const { form, server } = opened
  await vi.waitFor(() => expect(form.snapshot().state).toBe('succeeded'))
  form.reset()
  const input = document.querySelector<HTMLInputElement>('input')!
  // Playwright cannot fill in a form with such members.
  input.value = 'typed'
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  document.querySelector('button')?.click()
  await settled(form)
  expect(server.state.saved.map(({ answers }) => answers)).toEqual([{ [name]: '' }, { [name]: 'typed' }])
  opened.cleanup()
})

describe('the cleanup of an enhanced form', () => {
  test('leaves the markup as it was', () => {
    const markup = `<form data-form-id="contact">
      <div class="email required" data-field="mail"><label>Mail <input></label></div>
      <fieldset class="name" data-field="name"><legend>Name</legend><input><input></fieldset>
      <input name="plain"><select name="list"><option>a</option></select>
      <button>Send</button><button type="submit">Also</button></form>`
    const { element, cleanup } = openMarkup(markup)
    cleanup()
    const before = document.createElement('div')
    before.innerHTML = markup
    const attributes = (root: Element) =>
      [...root.querySelectorAll('*')].map((each) => [
        each.localName,
        ...each.getAttributeNames().map((name) => `${name}=${each.getAttribute(name)}`),
      ])
    expect(attributes(element)).toEqual(attributes(before.firstElementChild!))
  })
})
