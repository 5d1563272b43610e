import { buildCart } from '@sitewright/cart-client/testing'
import { expect, test } from 'vitest'
import { parseState } from './saved-state.ts'

const nothing = {
  cart: undefined,
  orders: [],
  subscriptions: [],
  restockSignUps: [],
  restockSent: [],
  giftCards: {},
  sold: {},
  multilingualStatus: { connected: true },
  placed: [],
  begun: [],
  addresses: [],
}

test.each([null, '', '{"half":', '[]', '"text"', 'null', '{"cart":7,"orders":{},"sold":[1],"placed":[{}]}'])(
  'a state that is none is empty: %s',
  (stored) => {
    expect(parseState(stored)).toEqual(nothing)
  },
)

test('of a list, the items that are as they should be are kept', () => {
  const address = { name: 'Ada', street: '4 Quay Lane', city: 'Springfield' }
  const state = parseState(
    JSON.stringify({
      addresses: [address, { name: 'Ada' }, 'nowhere'],
      begun: [{ cartToken: 'token-1', begunOn: 1 }, { cartToken: '' }],
      sold: { 'belly-jug': 2, 'moon-jar': 'two', 'low-bowl': -1 },
      orders: [buildCart(), { id: 5 }],
    }),
  )
  expect(state).toEqual({
    ...nothing,
    addresses: [address],
    begun: [{ cartToken: 'token-1', begunOn: 1 }],
    sold: { 'belly-jug': 2 },
    orders: [expect.objectContaining({ id: buildCart().id })],
  })
})
