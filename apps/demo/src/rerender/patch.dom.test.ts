import { expect, test } from 'vitest'
import { patch } from './patch.ts'

function element(html: string): Element {
  const place = document.createElement('div')
  place.innerHTML = html
  const [only] = place.children
  if (!only) throw new Error('The markup has no element.')
  return only
}

/** Changes a live part from one markup to another, after scripts have done something to it. */
function change(before: string, after: string, enhance: (live: Element) => void = () => undefined) {
  const live = element(before)
  document.body.replaceChildren(live)
  enhance(live)
  return { live, replaced: patch(live, element(before), element(after)) }
}

test('a text changes in place, and nothing else is touched', () => {
  const { live, replaced } = change('<p>Old <b>pot</b></p>', '<p>New <b>pot</b></p>', (p) => {
    p.querySelector('b')?.setAttribute('data-started', '')
  })
  expect(live.outerHTML).toBe('<p>New <b data-started="">pot</b></p>')
  expect(replaced).toEqual([])
})

test('an attribute follows, and one that a script has added stays', () => {
  const { live } = change('<a href="/a" title="A">x</a>', '<a href="/b">x</a>', (a) =>
    a.setAttribute('data-started', ''),
  )
  expect(live.outerHTML).toBe('<a href="/b" data-started="">x</a>')
})

test('content of another shape is replaced, and reported', () => {
  const { live, replaced } = change('<ul><li>1</li></ul>', '<ul><li>1</li><li>2</li></ul>')
  expect(live.innerHTML).toBe('<li>1</li><li>2</li>')
  expect(replaced).toEqual([live])
})

test('a product whose data differ is replaced as a whole, because its scripts have read them', () => {
  const product = (price: string) =>
    `<div><article class="card"><p>Pot</p><i data-price="${price}"></i></article></div>`
  const { live, replaced } = change(product('1'), product('2'))
  expect(replaced.map(({ className }) => className)).toEqual(['card'])
  expect(live.querySelector('i')?.dataset.price).toBe('2')
})

test('a product whose name differs stays, with the choice that was made', () => {
  const product = (name: string) =>
    `<article class="card"><h3>${name}</h3><select><option>a</option><option>b</option></select></article>`
  const { live, replaced } = change(product('Pot'), product('Jug'), (card) => {
    const [select] = card.getElementsByTagName('select')
    if (select) select.value = 'b'
  })
  expect(replaced).toEqual([])
  expect(live.querySelector('h3')?.textContent).toBe('Jug')
  expect(live.querySelector('select')?.value).toBe('b')
})

test('a text that a script has changed is replaced with its product', () => {
  const card = (price: string) => `<article class="card"><p>${price}</p></article>`
  const { live, replaced } = change(card('$1'), card('$2'), (each) => {
    const [price] = each.getElementsByTagName('p')
    if (price) price.textContent = 'from $1'
  })
  expect(live.textContent).toBe('$2')
  expect(replaced).toEqual([live])
})

test('what was typed survives the replacement', () => {
  const form = (label: string) =>
    `<section class="letter"><label data-x="${label}">${label}</label><input name="email"></section>`
  const { live } = change(form('Email'), form('Your email'), (each) => {
    const [field] = each.getElementsByTagName('input')
    if (field) field.value = 'ada@example.com'
  })
  expect(live.querySelector('input')?.value).toBe('ada@example.com')
})
