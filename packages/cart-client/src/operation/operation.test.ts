import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, test, vi } from 'vitest'
import { buildCart, buildEntry } from '../testing.ts'
import { entryKey, keyOf } from '../entry/entry-key.ts'
import {
  halve,
  keysOf,
  merge,
  quantityOf,
  rename,
  takeOvertaken,
  wholeOf,
  type Operation,
  type Part,
  type Pending,
} from './operation.ts'
import { readPersistedQueue } from './persisted-queue.ts'
import { createQuantityRests } from '../cart/mutation/quantity-rest.ts'
import { replay, type Memory } from '../cart/state/replay.ts'

const mugKey = keyOf(buildEntry())
const printKey = entryKey({ itemId: 'print' })
const adding: Operation = { kind: 'add', line: { itemId: 'mug', sku: 'mug-blue' } }
const counting = (quantity: number, entryId = 'entry-1'): Operation => ({
  kind: 'quantity',
  entryId,
  quantity,
})

const partOf = (operation: Operation, quantity = 1): Part => ({
  operation,
  quantity,
  settle: () => undefined,
  isAnnounced: () => true,
})

let count = 0
const pendingOf = (operation: Operation, changes: Partial<Pending> = {}): Pending => ({
  id: `pending:${(count += 1)}`,
  key: mugKey,
  operation,
  parts: [partOf(operation)],
  isRunning: false,
  isHeld: false,
  ...changes,
})

describe('an operation joins a waiting one', () => {
  const joins = (waiting: readonly Pending[], fresh: Pending) => merge([...waiting], fresh)

  test('of the same identity that adds, and adds its quantity', () => {
    const waiting = pendingOf(adding)
    expect(joins([waiting], pendingOf(adding, { parts: [partOf(adding, 3)] }))).toBe(true)
    expect([quantityOf(waiting), wholeOf(waiting)]).toEqual([
      4,
      { kind: 'add', line: { itemId: 'mug', sku: 'mug-blue', quantity: 4 } },
    ])
  })

  test('of the same identity that adds, up to 9999 together', () => {
    const waiting = () => pendingOf(adding, { parts: [partOf(adding, 9000)] })
    expect(joins([waiting()], pendingOf(adding, { parts: [partOf(adding, 999)] }))).toBe(true)
    expect(joins([waiting()], pendingOf(adding, { parts: [partOf(adding, 1000)] }))).toBe(false)
  })

  test('on the same entry, and replaces its quantity', () => {
    const waiting = pendingOf(counting(2), { isHeld: true })
    expect(joins([waiting], pendingOf(counting(5)))).toBe(true)
    expect([waiting.operation, waiting.parts.length, waiting.isHeld]).toEqual([counting(5), 2, false])
    expect(wholeOf(waiting)).toEqual(counting(5))
  })

  test('that is held, and both are held', () => {
    const waiting = pendingOf(counting(2), { isHeld: true })
    joins([waiting], pendingOf(counting(5), { isHeld: true }))
    expect(waiting.isHeld).toBe(true)
  })

  test.each<[string, Partial<Pending>, Pending]>([
    ['runs', { isRunning: true }, pendingOf(adding)],
    ['is a piece of a refused one', { pieceOf: 'pending:0' }, pendingOf(adding)],
    ['is of another kind', {}, pendingOf({ kind: 'remove', entryId: 'entry-1' })],
    ['is about another thing', {}, pendingOf(adding, { key: printKey })],
  ])('never if that one %s', (_, changes, fresh) => {
    expect(joins([pendingOf(adding, changes)], fresh)).toBe(false)
  })

  test('never if that one is about another entry', () => {
    expect(joins([pendingOf(counting(2))], pendingOf(counting(2, 'entry-2')))).toBe(false)
  })

  test('past operations on other things, but past none on the same thing, nor past new fields', () => {
    const print = pendingOf({ kind: 'add', line: { itemId: 'print' } }, { key: printKey })
    const unnamed = pendingOf(adding, { key: entryKey({ itemId: 'mug' }) })
    const fields = pendingOf(
      { kind: 'fields', entryId: 'entry-9', additionalFields: null },
      { key: printKey },
    )
    expect(joins([pendingOf(adding), print], pendingOf(adding))).toBe(true)
    expect(joins([pendingOf(adding), unnamed], pendingOf(adding))).toBe(false)
    expect(joins([pendingOf(adding), fields], pendingOf(adding))).toBe(false)
    expect(joins([fields, print], pendingOf(fields.operation, { key: printKey }))).toBe(false)
    expect(joins([], pendingOf(adding))).toBe(false)
  })
})

test('new fields may change two identities, other operations one', () => {
  const fields: Operation = { kind: 'fields', entryId: 'entry-1', additionalFields: { a: 1 } }
  expect(keysOf(pendingOf(fields))).toEqual([mugKey, '["mug","mug-blue","{\\"a\\":1}"]'])
  expect(keysOf(pendingOf(adding))).toEqual([mugKey])
})

test('waiting operations follow an entry to its new id', () => {
  const queue = [pendingOf(counting(2, 'pending:1')), pendingOf(counting(3)), pendingOf(adding)]
  rename(queue, 'pending:1', 'entry-7')
  expect(queue.map(({ operation }) => operation)).toEqual([counting(2, 'entry-7'), counting(3), adding])
})

test('a removal takes the place of waiting quantities of its entry, and of nothing else', () => {
  const fields: Operation = { kind: 'fields', entryId: 'entry-1', additionalFields: null }
  const overtaken = pendingOf(counting(2))
  const left = [
    pendingOf(counting(3), { isRunning: true }),
    pendingOf(counting(4, 'entry-2')),
    pendingOf(fields),
    pendingOf(adding),
  ]
  const queue = [overtaken, ...left]
  expect(takeOvertaken(queue, 'entry-1')).toEqual(overtaken.parts)
  expect(queue).toEqual(left)
})

test.each([
  [2, [1, 1]],
  [3, [2, 1]],
  [5, [3, 2]],
])('a refused request of %d parts is tried in two pieces: %j', (size, sizes) => {
  const whole = pendingOf(adding, {
    id: 'whole',
    isRunning: true,
    parts: Array.from({ length: size }, () => partOf(adding)),
  })
  const pieces = halve(whole, () => 'next')
  expect(pieces.map(({ parts }) => parts.length)).toEqual(sizes)
  expect(pieces).toMatchObject([
    { id: 'whole', pieceOf: 'whole', isRunning: false },
    { id: 'next', pieceOf: 'whole', isRunning: false },
  ])
  const [, second] = pieces
  expect(second && halve(second, () => 'later')[0]).toMatchObject({ id: 'next', pieceOf: 'whole' })
})

describe('a shown cart', () => {
  const cart = buildCart({
    entries: [buildEntry({ quantity: 2 }), buildEntry({ id: 'entry-2', itemId: 'print' })],
  })
  const newMemory = (): Memory => ({ keyById: new Map(), shown: new Map() })
  const shown = (...queue: readonly Pending[]) =>
    replay(cart, queue, newMemory())?.entries.map(({ id, quantity, isPending }) => [id, quantity, isPending])

  test('is none without a cart and without operations', () => {
    expect(replay(undefined, [], newMemory())).toBeUndefined()
    expect(replay(cart, [], newMemory())).toMatchObject({
      isPending: false,
      totalQuantity: cart.totalQuantity,
    })
  })

  test('has every pending operation applied, in order', () => {
    expect(shown(pendingOf(adding))).toEqual([
      ['entry-1', 3, true],
      ['entry-2', 1, false],
    ])
    expect(shown(pendingOf(counting(7)), pendingOf(adding))).toEqual([
      ['entry-1', 8, true],
      ['entry-2', 1, false],
    ])
    expect(shown(pendingOf({ kind: 'remove', entryId: 'entry-1' }))).toEqual([['entry-2', 1, false]])
    expect(shown(pendingOf(counting(7, 'gone')), pendingOf({ kind: 'discounts', codes: [] }))).toEqual([
      ['entry-1', 2, false],
      ['entry-2', 1, false],
    ])
  })

  test('has new fields at once', () => {
    const fields: Operation = { kind: 'fields', entryId: 'entry-1', additionalFields: { a: 1 } }
    expect(replay(cart, [pendingOf(fields)], newMemory())?.entries[0]).toMatchObject({
      quantity: 2,
      additionalFields: { a: 1 },
      isPending: true,
    })
  })

  test('has an entry for each thing that is being added', () => {
    const poster: Operation = {
      kind: 'add',
      line: { itemId: 'poster', title: 'Poster', attributes: { Size: 'L' } },
    }
    const fresh = pendingOf(poster, { key: entryKey({ itemId: 'poster' }), id: 'pending:a' })
    const named = pendingOf(
      { kind: 'add', line: { itemId: 'poster', sku: 'poster-l' } },
      { key: entryKey({ itemId: 'poster', sku: 'poster-l' }) },
    )
    const { entries, totalQuantity, isPending } = replay(cart, [fresh, named], newMemory()) ?? {}
    expect(entries).toHaveLength(3)
    expect(entries?.[2]).toMatchObject({
      id: 'pending:a',
      key: 'pending:a',
      itemId: 'poster',
      chosenVariant: { sku: undefined, attributes: { Size: 'L' } },
      quantity: 2,
      title: 'Poster',
      isPending: true,
    })
    expect([totalQuantity, isPending]).toEqual([5, true])
    expect(replay(undefined, [fresh], newMemory())).toMatchObject({
      totalQuantity: 1,
      entries: [{ quantity: 1 }],
    })
  })

  test('has the same object for an entry that has not changed, and its first id as a key', () => {
    const memory = newMemory()
    const first = replay(cart, [], memory)?.entries
    const next = replay(cart, [pendingOf(counting(7))], memory)?.entries
    expect(next?.[1]).toBe(first?.[1])
    expect(next?.[0]).not.toBe(first?.[0])
    memory.keyById.set('entry-2', 'pending:b')
    expect(replay(cart, [], memory)?.entries.map(({ key }) => key)).toEqual(['entry-1', 'pending:b'])
  })
})

describe('a persisted queue', () => {
  const line = { itemId: 'mug' }
  const queueOf = (operation: unknown) => ({
    queue: [
      { operation, key: mugKey },
      { operation, key: printKey, until: 3, had: 2, cartId: 'cart-1' },
    ],
    at: 1,
  })

  test.each([
    { kind: 'add', line },
    { kind: 'quantity', entryId: 'entry-1', quantity: 2 },
    { kind: 'remove', entryId: 'entry-1' },
    { kind: 'fields', entryId: 'entry-1', additionalFields: null },
    { kind: 'discounts', codes: ['TEN'] },
  ])('is read with the operation %j', (operation) => {
    expect(readPersistedQueue(queueOf(operation))).toEqual({ ok: true, value: queueOf(operation) })
  })

  test.each([
    [{ kind: 'add', line: {} }, 'queue.0.operation.line.itemId'],
    [{ kind: 'quantity', entryId: 'entry-1' }, 'queue.0.operation.quantity'],
    [{ kind: 'quantity', quantity: 2 }, 'queue.0.operation.entryId'],
    [{ kind: 'remove' }, 'queue.0.operation.entryId'],
    [{ kind: 'fields' }, 'queue.0.operation.entryId'],
    [{ kind: 'discounts', codes: [7] }, 'queue.0.operation.codes.0'],
    [{ kind: 'constructor' }, 'queue.0.operation.kind'],
    [{ kind: 7 }, 'queue.0.operation.kind'],
    [{}, 'queue.0.operation.kind'],
  ])('is not read with the operation %j', (operation, path) => {
    expect(readPersistedQueue(queueOf(operation))).toEqual({ ok: false, failure: { path } })
  })

  test.each([
    [{ queue: [{ operation: { kind: 'add', line } }] }, 'queue.0.key'],
    [{ queue: {} }, 'queue'],
    [{ queue: undefined }, 'queue'],
    [{ queue: [{ operation: { kind: 'add', line }, key: mugKey, until: '1' }] }, 'queue.0.until'],
    [{ queue: [{ operation: { kind: 'add', line }, key: mugKey, had: '1' }] }, 'queue.0.had'],
    [{ queue: [{ operation: { kind: 'add', line }, key: mugKey, cartId: 1 }] }, 'queue.0.cartId'],
    [{ at: '1' }, 'at'],
  ])('is not read with %j', (changes, path) => {
    expect(readPersistedQueue({ ...queueOf({ kind: 'add', line }), ...changes })).toEqual({
      ok: false,
      failure: { path },
    })
  })
})

test('a pause of an entry is restarted by each press, and ends alone', () => {
  const { clock, pass, pending } = createFakeClock()
  const onRested = vi.fn()
  const rests = createQuantityRests(clock, 250, onRested)
  expect([rests.restart('a'), rests.restart('b')]).toEqual([false, false])
  pass(200)
  expect(rests.restart('a')).toBe(true)
  pass(50)
  expect(onRested).toHaveBeenCalledOnce()
  expect(rests.restart('b')).toBe(false)
  pass(200)
  expect(onRested).toHaveBeenCalledTimes(2)
  rests.stop()
  expect(pending()).toBe(0)
  expect(rests.restart('b')).toBe(false)
})
