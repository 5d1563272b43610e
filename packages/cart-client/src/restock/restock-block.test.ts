import { describe, expect, test } from 'vitest'
import { buildMerchandising, buildVariant } from '../mock/build.testing.ts'
import { isRestockable, restockBlockOf } from './restock-block.ts'

describe('a product shown', () => {
  test.each([
    [{ id: 'v-1', sku: 'mug', qtyInStock: 0 }, 'v-1', true],
    [{ id: 'v-1', sku: 'mug', qtyInStock: 0 }, 'mug', true],
    [{ id: 'v-1', sku: 'mug', qtyInStock: -1 }, 'mug', true],
    [{ id: 'v-1', sku: 'mug', qtyInStock: undefined }, 'mug', true],
    [{ id: 'v-1', sku: 'mug', qtyInStock: 0 }, 'print', false],
    [{ id: 'v-1', sku: 'mug', qtyInStock: 1 }, 'mug', false],
    [{ id: 'v-1', sku: 'mug', qtyInStock: 0, unlimited: true }, 'mug', false],
  ])('of the variant %j has the restock block of %s: %s', (changes, variantId, expected) => {
    expect(isRestockable(buildVariant(changes), variantId)).toBe(expected)
    expect(isRestockable(undefined, undefined)).toBe(false)
  })

  // spec: CRT-002 CRT-007
  test('offers a restock sign-up for a variant that is sold out, and for no other', () => {
    const red = buildVariant({ sku: 'mug-red', qtyInStock: 0 })
    expect(restockBlockOf(buildMerchandising(), red)?.variantId).toBe('mug-red')
    expect(restockBlockOf(buildMerchandising(), { ...red, qtyInStock: 1 })).toBeUndefined()
    for (const restockNotificationViews of [undefined, null as never])
      expect(restockBlockOf({ ...buildMerchandising(), restockNotificationViews }, red)).toBeUndefined()
    expect(restockBlockOf(buildMerchandising(), { ...red, unlimited: true })).toBeUndefined()
    expect(restockBlockOf(buildMerchandising(), buildVariant({ qtyInStock: 0 }))).toBeUndefined()
  })
})
