import { describe, expect, test } from 'vitest'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { addedEntry, addedName } from './added.ts'

describe('what was added', () => {
  const blue = buildEntry({ title: 'Blue mug' })
  const red = buildEntry({
    id: 'entry-2',
    title: 'Red mug',
    chosenVariant: { sku: 'mug-red', attributes: {} },
  })
  const cart = buildCart({ entries: [buildEntry({ itemId: 'print', title: 'Print' }), blue, red] })

  test.each([
    [{ itemId: 'mug', sku: 'mug-red' }, red],
    [{ itemId: 'mug', sku: 'mug-blue' }, blue],
    [{ itemId: 'mug', sku: null }, blue],
    [{ itemId: 'mug' }, blue],
    [{ itemId: 'mug', sku: 'mug-green' }, undefined],
    [{ itemId: 'poster' }, undefined],
  ])('is found in the cart by %j', (line, entry) => {
    expect(addedEntry(cart, line)).toBe(entry)
  })

  test.each([
    [red, { itemId: 'mug', title: 'Mug' }, 'Red mug'],
    [undefined, { itemId: 'mug', sku: 'mug-red', title: 'Mug' }, 'Red mug'],
    [undefined, { itemId: 'poster', title: 'Poster' }, 'Poster'],
    [undefined, { itemId: 'poster' }, ''],
  ])('has the name of its entry %j, else of its line %j: %s', (entry, line, name) => {
    expect(addedName({ kind: 'added', line, quantity: 1, entry, cart })).toBe(name)
  })
})
