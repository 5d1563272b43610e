import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, test } from 'vitest'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { indicatorState } from './indicator.ts'
import { createCartStore } from '../cart/create-cart-store.ts'

describe('the cart indicator', () => {
  // spec: CRT-101 CRT-102
  test('is uninitialized until the first sync, and empty at no items', () => {
    const transport = {
      fetch: () => Promise.resolve({ ok: true, value: undefined } as const),
      send: () => Promise.reject(new Error('unused')),
    }
    const store = createCartStore({ transport, clock: createFakeClock().clock, now: () => 0 })
    expect(indicatorState(store.snapshot())).toBe('uninitialized')
    store.skip()
    expect(indicatorState(store.snapshot())).toBe('empty')
    store.receive({ cart: buildCart({ entries: [buildEntry()] }), at: 1 })
    expect(indicatorState(store.snapshot())).toBe('filled')
  })
})

test.each([
  ['uninitialized', undefined, 'uninitialized'],
  ['loading', undefined, 'uninitialized'],
  ['ready', undefined, 'empty'],
  ['failed', undefined, 'empty'],
  ['ready', 0, 'empty'],
  ['ready', 1, 'filled'],
  ['loading', 1, 'filled'],
  ['loading', 0, 'uninitialized'],
] as const)('an indicator of a cart that is %s, with %s items, is %s', (status, totalQuantity, state) => {
  const cart =
    totalQuantity === undefined ? undefined : { ...buildCart(), entries: [], isPending: false, totalQuantity }
  expect(indicatorState({ status, cart })).toBe(state)
})
