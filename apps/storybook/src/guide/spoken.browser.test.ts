import { afterEach, expect, test } from 'vitest'
import { type Spoken, spokenIn } from './spoken.ts'

afterEach(() => document.body.replaceChildren())

function hear(markup: string): readonly Spoken[] {
  document.body.innerHTML = markup
  return spokenIn(document.body, '.steps')
}

const said = (role: string, name: string, state = '', description = ''): Spoken => ({
  role,
  name,
  description,
  state,
})

test('says roles in words, names, descriptions and states, in the order of the page', () => {
  expect(
    hear(`
      <label for="email">Email</label>
      <input id="email" type="email" required aria-describedby="hint" aria-invalid="true">
      <p id="hint">Only for the receipt.</p>
      <button aria-expanded="false">Menu</button>
      <button disabled>Pay</button>`),
  ).toEqual([
    said('text field', 'Email', 'invalid, required', 'Only for the receipt.'),
    said('button', 'Menu', 'closed'),
    said('button', 'Pay', 'unavailable'),
  ])
})

test('says a group only if it has a name, and never what is hidden or stands beside the part', () => {
  expect(
    hear(`
      <div role="group"><input type="checkbox" checked aria-label="Gift"></div>
      <fieldset><legend>Size</legend><input type="radio" aria-label="Small"></fieldset>
      <button hidden>Gone</button>
      <div aria-hidden="true"><button>Decoration</button></div>
      <div class="steps"><button>Next step</button></div>`),
  ).toEqual([said('checkbox', 'Gift', 'checked'), said('group', 'Size'), said('radio button', 'Small')])
})

test('does not go into what its contents name, and says what stands in an open shadow root', () => {
  document.body.innerHTML = '<a href="/cart"><img alt="Cart" src="data:,"> 3</a><div></div>'
  const host = document.body.querySelector('div')
  host
    ?.attachShadow({ mode: 'open' })
    .append(Object.assign(document.createElement('button'), { textContent: 'Events' }))
  expect(spokenIn(document.body, '.steps')).toEqual([said('link', 'Cart 3'), said('button', 'Events')])
})
