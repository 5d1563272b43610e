import { expect, test, vi } from 'vitest'
import { connectAddToCart } from './add-to-cart.connect.ts'

const view = { state: 'idle', text: 'Add to Cart', isBusy: false, isDisabled: false } as const

test('an add-to-cart button has its text, its state and its press', () => {
  const press = vi.fn()
  const root = { 'data-state': 'idle', 'aria-busy': false, 'aria-disabled': false }
  expect(connectAddToCart(view, { press })).toEqual({
    root,
    button: {
      ...root,
      'data-cart': 'button',
      'data-kind': 'add',
      type: 'button',
      disabled: false,
      onClick: press,
    },
    text: { 'data-cart': 'button-text', children: 'Add to Cart' },
  })
})

test.each([
  [{ isBusy: true }, { 'aria-busy': true, 'aria-disabled': true, disabled: false }],
  [{ isDisabled: true }, { 'aria-busy': false, 'aria-disabled': true, disabled: true }],
])('a button that is %j keeps the focus while it is busy alone', (changes, expected) => {
  expect(connectAddToCart({ ...view, ...changes }, { press: vi.fn() }).button).toMatchObject(expected)
})
