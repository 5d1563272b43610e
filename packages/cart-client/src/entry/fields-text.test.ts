import { describe, expect, test } from 'vitest'
import { createCartClient } from '../index.ts'
import { buildCart } from '../testing.ts'
import { fieldsKey, fieldsText } from './fields-text.ts'

describe('extra fields', () => {
  test.each([
    [undefined, 'null'],
    [null, 'null'],
    ['', 'null'],
    [{ b: 1, a: 2 }, '{"b":1,"a":2}'],
    ['{"b":1,"a":2}', '{"b":1,"a":2}'],
    ['{"Zebra": "1", "Apple": "2"}', '{"Zebra": "1", "Apple": "2"}'],
    ['{"n":12345678901234567890}', '{"n":12345678901234567890}'],
    ['for Ada', '"for Ada"'],
  ])('%j travels as %s', (fields, text) => {
    expect(fieldsText(fields)).toBe(text)
  })

  test.each([
    [{ b: [{ d: 1, c: null }, 2], a: 'x' }, '{"a":"x","b":[{"c":null,"d":1},2]}'],
    ['{"b":1,"a":2}', '{"a":2,"b":1}'],
    ['for Ada', '"for Ada"'],
    [null, 'null'],
    [undefined, 'null'],
  ])('%j is compared as %s', (fields, key) => {
    expect(fieldsKey(fields)).toBe(key)
  })

  test('travel in any order as one entry', async () => {
    const sent: unknown[] = []
    const { cart } = createCartClient({
      fetch: (_, init) => {
        sent.push(JSON.parse(init?.body as string))
        return Promise.resolve(Response.json({ shoppingCart: buildCart() }))
      },
    })
    const line = { itemId: 'mug', sku: 'mug-blue' }
    await Promise.all([
      cart.add({ ...line, additionalFields: { b: 1, a: 2 } }),
      cart.add({ ...line, additionalFields: '{"a":2,"b":1}' }),
    ])
    expect(sent).toMatchObject([{ quantity: 2, additionalFields: '{"b":1,"a":2}' }])
  })
})
