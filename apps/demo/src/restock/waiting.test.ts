import { expect, test } from 'vitest'
import { toWaiting } from './waiting.ts'

const entries = [{ siteVisitorEmail: 'mina@sill.shop' }]

test.each([
  ['iris-vase', 'iris-vase.iron-small', 'iron small'],
  ['bottle-no-4', 'bottle-no-4', ''],
])('a group of %s with the variant %s is shown as %j', (productId, variantId, variant) => {
  expect(toWaiting({ productId, variantId }, entries)).toEqual({
    productId,
    variantId,
    variant,
    emails: ['mina@sill.shop'],
  })
})
