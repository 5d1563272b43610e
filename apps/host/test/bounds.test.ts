import { expect, test } from 'vitest'
import { afterOrder, afterSet, inOrder } from '../e2e/faults/bounds.ts'

/** Three of an item, of which nobody knows the fate of one. */
const near = { least: 2, most: 3, away: 0 }
/** Two more, put into the cart after a sign-in without an answer. */
const torn = { least: 4, most: 5, away: 3 }

test.each([
  ['at hand', near, { least: 2, most: 3 }, { least: 0, most: 1 }],
  ['after a sign-in without an answer', torn, { least: 1, most: 5 }, { least: 0, most: 4 }],
  ['all of which may be away', { ...near, away: 3 }, { least: 0, most: 3 }, { least: 0, most: 3 }],
])(
  'of an item %s, an order has what is in reach, and the rest may be in the cart',
  (_, reach, bought, left) => {
    expect([inOrder(reach), afterOrder(reach)]).toEqual([bought, left])
  },
)

test.each([
  ['at hand, answered', near, true, { least: 1, most: 2 }],
  ['at hand, not answered', near, false, { least: 1, most: 3 }],
  ['that may be away, answered', torn, true, { least: 1, most: 5 }],
  ['that may be away, not answered', torn, false, { least: 1, most: 5 }],
])('an entry of an item %s is set to one', (_, reach, isAnswered, bounds) => {
  expect(afterSet(reach, 1, isAnswered)).toEqual(bounds)
})
