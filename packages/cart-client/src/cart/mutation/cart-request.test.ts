import { describe, expect, test } from 'vitest'
import { buildCart, buildEntry } from '../../testing.ts'
import type { SentRequest } from '../../cart-transport/cart-transport.ts'
import { outcomeIn, requestOf } from './cart-request.ts'
import { entryKey, keyOf } from '../../entry/entry-key.ts'
import type { Operation, Pending } from '../../operation/operation.ts'

const engraved = buildEntry({ id: 'entry-2', quantity: 2, additionalFields: '{"b":1,"a":2}' })
const cart = buildCart({ entries: [buildEntry(), engraved] })

function pendingOf(operation: Operation, key = keyOf(buildEntry()), quantity = 1): Pending {
  const part = { operation, quantity, settle: () => undefined, isAnnounced: () => true }
  return { id: 'pending:1', key, operation, parts: [part], isRunning: true, isHeld: false }
}

describe('the request of an operation', () => {
  test.each<[Operation, number, SentRequest | undefined]>([
    [
      { kind: 'add', line: { itemId: 'mug', quantity: 1 } },
      3,
      { kind: 'add', itemId: 'mug', sku: null, quantity: 3, additionalFields: 'null' },
    ],
    [
      { kind: 'add', line: { itemId: 'mug', sku: 'mug-blue', additionalFields: { a: 1 } } },
      1,
      { kind: 'add', itemId: 'mug', sku: 'mug-blue', quantity: 1, additionalFields: '{"a":1}' },
    ],
    [{ kind: 'discounts', codes: ['TEN'] }, 0, { kind: 'discounts', codes: ['TEN'] }],
    [
      { kind: 'quantity', entryId: 'entry-2', quantity: 4 },
      0,
      { kind: 'quantity', entryId: 'entry-2', quantity: 4 },
    ],
    [{ kind: 'remove', entryId: 'entry-1' }, 0, { kind: 'remove', entryId: 'entry-1' }],
    [
      { kind: 'fields', entryId: 'entry-1', additionalFields: { a: 1 } },
      0,
      { kind: 'fields', entryId: 'entry-1', itemId: 'mug', sku: 'mug-blue', additionalFields: '{"a":1}' },
    ],
  ])('%j, for a quantity of %d, is %j', (operation, quantity, request) => {
    expect(requestOf(pendingOf(operation, undefined, quantity), cart)).toEqual(request)
  })

  test('finds an entry that another page was adding by its identity', () => {
    const operation: Operation = { kind: 'quantity', entryId: 'pending:7', quantity: 4 }
    expect(requestOf(pendingOf(operation, keyOf(engraved)), cart)).toEqual({
      kind: 'quantity',
      entryId: 'entry-2',
      quantity: 4,
    })
  })

  test('is none for an entry that is not there, nor without a cart', () => {
    const operation: Operation = { kind: 'remove', entryId: 'pending:7' }
    expect(requestOf(pendingOf(operation, entryKey({ itemId: 'print' })), cart)).toBeUndefined()
    expect(requestOf(pendingOf(operation), undefined)).toBeUndefined()
  })

  test('of new fields names no variant where the entry has none', () => {
    const single = buildCart({ entries: [buildEntry({ chosenVariant: { attributes: {} } })] })
    const operation: Operation = { kind: 'fields', entryId: 'entry-1', additionalFields: null }
    expect(requestOf(pendingOf(operation), single)).toMatchObject({ sku: null, additionalFields: 'null' })
  })
})

describe('a cart after a request without an answer', () => {
  const adding = {
    kind: 'add',
    itemId: 'mug',
    sku: 'mug-blue',
    quantity: 2,
    additionalFields: 'null',
  } as const
  const outcome = (request: SentRequest, before: typeof cart | undefined, after: typeof cart | undefined) =>
    outcomeIn({ pending: pendingOf({ kind: 'remove', entryId: '' }), request, before }, after)
  const withMugs = (quantity: number) => buildCart({ entries: [buildEntry({ quantity }), engraved] })

  test.each([
    [undefined, 1, false],
    [undefined, 2, true],
    [1, 2, false],
    [1, 3, true],
    [1, 4, true],
  ])('proves that 2 mugs were added to %s, if it has %d: %s', (before, after, isDone) => {
    const there = withMugs(after)
    expect(outcome(adding, before === undefined ? undefined : withMugs(before), there)).toEqual(
      isDone ? { cart: there, entry: there.entries[0] } : undefined,
    )
  })

  test.each<[SentRequest, boolean]>([
    [{ kind: 'quantity', entryId: 'entry-2', quantity: 2 }, true],
    [{ kind: 'quantity', entryId: 'entry-2', quantity: 3 }, false],
    [{ kind: 'quantity', entryId: 'gone', quantity: 2 }, false],
    [{ kind: 'remove', entryId: 'gone' }, true],
    [{ kind: 'remove', entryId: 'entry-2' }, false],
    [
      { kind: 'fields', entryId: 'entry-2', itemId: 'mug', sku: null, additionalFields: '{"a":2,"b":1}' },
      true,
    ],
    [{ kind: 'fields', entryId: 'entry-2', itemId: 'mug', sku: null, additionalFields: '{"a":3}' }, false],
    [{ kind: 'fields', entryId: 'gone', itemId: 'mug', sku: null, additionalFields: 'null' }, false],
    [{ kind: 'discounts', codes: [] }, true],
    [{ kind: 'discounts', codes: ['TEN'] }, false],
  ])('proves %j: %s', (request, isDone) => {
    const entry = 'entryId' in request ? cart.entries.find(({ id }) => id === request.entryId) : undefined
    expect(outcome(request, cart, cart)).toEqual(isDone ? { cart, entry } : undefined)
  })

  test('proves nothing if there is none', () => {
    expect(outcome({ kind: 'remove', entryId: 'gone' }, cart, undefined)).toBeUndefined()
  })
})
