import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { connectIndicator } from './indicator.connect.ts'

test('a cart link has its number, which screen readers get as text', () => {
  const count = { count: 101, text: '100+', spoken: 'More than 100 items in cart' }
  expect(connectIndicator({ ...count, state: 'filled' }, { messages })).toEqual({
    root: { 'data-cart': 'indicator', 'data-state': 'filled' },
    label: { children: 'Cart' },
    count: { 'data-cart': 'count', 'aria-hidden': true, children: '100+' },
    spoken: { 'data-cart': 'spoken', children: ' More than 100 items in cart' },
  })
})
