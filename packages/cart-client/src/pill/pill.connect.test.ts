import { expect, test } from 'vitest'
import { messages as arabic } from '../locales/ar.ts'
import { messages as french } from '../locales/fr.ts'
import { messages } from '../messages.ts'
import { connectPill } from './pill.connect.ts'

const count = { count: 2, text: '2', spoken: '2 items in cart' }

test('the pill is a link to the cart with its number, which screen readers get as text', () => {
  expect(connectPill({ ...count, state: 'shown' }, { messages })).toEqual({
    root: { href: '/cart', 'data-cart': 'pill', 'data-label': 'Cart', 'data-state': 'shown', hidden: false },
    count: { 'data-cart': 'count', 'aria-hidden': true, children: '2' },
    spoken: { 'data-cart': 'spoken', children: '2 items in cart' },
    named: { 'aria-label': 'Cart: 2 items in cart' },
  })
})

test('the pill leads to the path of the shop, and is hidden unless it is shown', () => {
  const { root } = connectPill({ ...count, state: 'hidden' }, { messages }, '/basket')
  expect(root).toMatchObject({ href: '/basket', 'data-state': 'hidden', hidden: true })
})

test.each([
  [french, 'Panier\u00a0: 2'],
  [arabic, 'السلة: \u20682\u2069'],
])('its name is put together as its language does', (texts, name) => {
  const { named } = connectPill({ count: 2, text: '2', spoken: '2', state: 'shown' }, { messages: texts })
  expect(named['aria-label']).toBe(name)
})
