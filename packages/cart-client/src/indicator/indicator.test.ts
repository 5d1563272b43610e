import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, test } from 'vitest'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { cartCount, countText, indicatorState, spokenCount } from './indicator.ts'
import { createCartStore } from '../cart/create-cart-store.ts'
import { messages as arabic } from '../locales/ar.ts'
import { messages as polish } from '../locales/pl.ts'
import { messages } from '../messages.ts'

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

describe('the number of items', () => {
  // spec: CRT-024 CRT-106
  test.each([
    [0, '0', '0 items in cart'],
    [1, '1', 'One item in cart'],
    [2, '2', '2 items in cart'],
    [100, '100', '100 items in cart'],
    [101, '100+', 'More than 100 items in cart'],
  ])('%i items: %s, spoken %s', (count, shown, spoken) => {
    expect([countText(count, messages), spokenCount(count, messages)]).toEqual([shown, spoken])
    expect(cartCount(count, messages)).toEqual({ count, text: shown, spoken })
  })

  test('has the digits of the locale', () => {
    expect(cartCount(42, messages, 'ar-EG')).toEqual({ count: 42, text: '٤٢', spoken: '٤٢ items in cart' })
  })
})

test.each([
  [1, 'Jeden produkt w koszyku', 'منتج واحد في السلة'],
  [2, '2 produkty w koszyku', 'منتجان في السلة'],
  [5, '5 produktów w koszyku', '5 منتجات في السلة'],
  [22, '22 produkty w koszyku', '22 منتجًا في السلة'],
  [100, '100 produktów w koszyku', '100 منتج في السلة'],
])('%d items are spoken in the form that the number has in the language', (count, inPolish, inArabic) => {
  expect(spokenCount(count, polish)).toBe(inPolish)
  expect(spokenCount(count, arabic)).toBe(inArabic)
})
