import { expect, test, vi } from 'vitest'
import { entryKey } from '../../entry/entry-key.ts'
import { openCart } from '../../mock/open-cart.test-support.ts'
import { pendingOf, type AddLine } from '../../operation/operation.ts'
import { buildCart, buildEntry } from '../../testing.ts'
import { replay } from './replay.ts'

/** Counts the texts that are parsed and made while something is done. */
function textsOf(work: () => unknown): number {
  const spies = [vi.spyOn(JSON, 'parse'), vi.spyOn(JSON, 'stringify')]
  work()
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return count
}

/** Counts the fields that are read, too, while as many lines as a cart has entries are added to it. */
function workOf(count: number, lineOf: (index: number) => AddLine): number {
  let reads = 0
  const counted = <Value extends object>(value: Value): Value =>
    new Proxy(value, {
      get: (target, name, receiver): unknown => {
        reads += 1
        return Reflect.get(target, name, receiver)
      },
    })
  const indexes = Array.from({ length: count }, (_, index) => index)
  const queue = indexes.map((index) => {
    const line = lineOf(index)
    const operation = { kind: 'add', line: counted(line) } as const
    return counted(pendingOf(`pending:${index}`, { operation, key: entryKey(line) }))
  })
  const entries = indexes.map((index) =>
    counted(buildEntry({ id: `entry-${index}`, itemId: `item-${index}` })),
  )
  const memory = { keyById: new Map(), shown: new Map() }
  return textsOf(() => replay(buildCart({ entries }), queue, memory)) + reads
}

test.each<[what: string, lineOf: (index: number) => AddLine]>([
  ['are new', (index) => ({ itemId: `new-${index}`, sku: 'blue' })],
  ['are new, and have no sku', (index) => ({ itemId: `new-${index}` })],
  ['are in the cart', (index) => ({ itemId: `item-${index}`, sku: 'mug-blue' })],
  ['are in the cart, and have no sku', (index) => ({ itemId: `item-${index}` })],
  ['are variants of one item', (index) => ({ itemId: 'new', sku: `variant-${index}` })],
  ['have fields of their own', (index) => ({ itemId: 'new', additionalFields: { text: `${index}` } })],
])('a cart with pending lines that %s is computed with twice the work for twice the lines', (_, lineOf) => {
  expect(workOf(200, lineOf)).toBeLessThan(2.1 * workOf(100, lineOf))
})

test('lines are added with twice the texts for twice the lines', () => {
  const add = (count: number): number => {
    const { cart } = openCart()
    const lines = Array.from({ length: count }, (_, index) => ({ itemId: `item-${index}` }))
    return textsOf(() => cart.addAll(lines))
  }
  expect(add(200)).toBeLessThan(2.1 * add(100))
})

test('a line joins the entry of its item that it means, as the server would', () => {
  const shownAfter = (lines: readonly AddLine[], skus: readonly string[]) => {
    const entries = skus.map((sku, index) =>
      buildEntry({ id: `entry-${index}`, chosenVariant: { sku, attributes: {} }, quantity: 1 }),
    )
    const queue = lines.map((line, index) =>
      pendingOf(`pending:${index}`, { operation: { kind: 'add', line }, key: entryKey(line) }),
    )
    const memory = { keyById: new Map(), shown: new Map() }
    return replay(buildCart({ entries }), queue, memory)?.entries.map(({ id, quantity }) => [id, quantity])
  }
  const [blue, unnamed] = [{ itemId: 'mug', sku: 'blue' }, { itemId: 'mug' }]
  expect(shownAfter([blue], ['blue', 'red'])).toEqual([
    ['entry-0', 2],
    ['entry-1', 1],
  ])
  expect(shownAfter([unnamed], ['red'])).toEqual([['entry-0', 2]])
  expect(shownAfter([unnamed], ['blue', 'red'])).toHaveLength(3)
  expect(shownAfter([unnamed, blue], [])).toEqual([['pending:0', 2]])
  expect(shownAfter([blue, unnamed], [])).toEqual([['pending:0', 2]])
  expect(shownAfter([blue], ['red'])).toHaveLength(2)
})
