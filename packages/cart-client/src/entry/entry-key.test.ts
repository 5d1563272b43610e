import { describe, expect, test } from 'vitest'
import { buildEntry } from '../testing.ts'
import type { CartEntry } from './cart.contract.ts'
import { entriesOf, entryKey, entryOf, keyOf, mayBeSame, withFields } from './entry-key.ts'

const engraved = buildEntry({ id: 'entry-2', quantity: 2, additionalFields: '{"b":1,"a":2}' })

describe('the identity of an entry', () => {
  test('does not depend on the order of its fields, nor on their form', () => {
    expect(keyOf(engraved)).toBe(
      entryKey({ itemId: 'mug', sku: 'mug-blue', additionalFields: { a: 2, b: 1 } }),
    )
    expect(entryKey({ itemId: 'mug' })).toBe('["mug","","null"]')
    expect(withFields(keyOf(engraved), null)).toBe('["mug","mug-blue","null"]')
    expect(withFields('no key', { a: 1 })).toBe('["no key","","{\\"a\\":1}"]')
    expect(withFields('["mug",7,"null"]', null)).toBe('["[\\"mug\\",7,\\"null\\"]","","null"]')
  })

  test.each([
    ['["mug","blue","null"]', '["mug","blue","null"]', true],
    ['["mug","blue","null"]', '["mug","red","null"]', false],
    ['["mug","","null"]', '["mug","red","null"]', true],
    ['["mug","red","null"]', '["mug","","null"]', true],
    ['["mug","","null"]', '["print","","null"]', false],
    ['["mug","","null"]', '["mug","red","{}"]', false],
  ])('%s may be %s: %s', (a, b, expected) => {
    expect(mayBeSame(a, b)).toBe(expected)
  })

  test('without a variant means all variants of its item, and an entry if there is but one', () => {
    const red = buildEntry({ id: 'entry-3', chosenVariant: { sku: 'mug-red', attributes: {} } })
    const unnamed = entryKey({ itemId: 'mug' })
    expect(entriesOf([buildEntry(), engraved, red], unnamed)).toEqual([buildEntry(), red])
    expect(entriesOf([buildEntry(), red], keyOf(red))).toEqual([red])
    expect(entryOf([buildEntry(), engraved], unnamed)).toEqual(buildEntry())
    expect(entryOf([buildEntry(), red], unnamed)).toBeUndefined()
    expect(entryOf([buildEntry(), red], keyOf(red))).toBe(red)
    expect(entryOf<CartEntry>([], unnamed)).toBeUndefined()
  })
})
