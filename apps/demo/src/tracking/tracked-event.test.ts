import { buildCart, buildEntry, buildProduct } from '@sitewright/cart-client/testing'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { orderOf, trackedOf, trackedOfForm, type PageFacts } from './tracked-event.ts'

const context: Context = {
  title: 'Mug',
  path: '/shop/p/mug',
  template: 'product',
  pageType: 50,
  locale: 'en',
  currency: 'USD',
  collection: { id: 'shop', type: 13 },
  item: { id: 'mug', title: 'Mug' },
  product: {},
  website: { id: 'sill', language: 'en-US', useCLDRMoneyFormat: true },
  websiteSettings: { storeSettings: {} },
}
const facts: PageFacts = { context, currency: 'USD', betaFlags: ['commerce_site_visitor_metrics'] }
const product = buildProduct({ id: 'mug', name: 'Mug', productType: 1, collectionName: 'Table' })
const entry = buildEntry({ itemId: 'mug', title: 'Mug', quantity: 2, purchasePriceCents: 1250 })
const cart = buildCart({ id: 'cart-1', entries: [entry], grandTotalCents: 2500 })

const added = { kind: 'product-added', product, variant: undefined, quantity: 2, cart } as const

test.each([
  [{ kind: 'product-visited', product }, ['VisitPDP', 'ViewContent']],
  [{ kind: 'listing-visited', collectionId: 'shop' }, ['VisitPLP']],
  [{ kind: 'cart-viewed', cart }, ['ViewCart']],
  [{ kind: 'quick-viewed', itemId: 'mug' }, ['QuickView']],
  [added, ['AddToCart', 'add_to_cart']],
  [{ kind: 'late-added', line: { itemId: 'mug' }, quantity: 2, entry, cart }, ['AddToCart']],
  [{ kind: 'removed', entry, cart }, ['RemoveFromCart']],
  [{ kind: 'related-shown', itemIds: ['mug'] }, ['RelatedProductsDisplay']],
  [{ kind: 'related-clicked', itemIds: ['mug'] }, ['RelatedProductsClick']],
  [{ kind: 'related-added', itemIds: ['mug'] }, ['RelatedProductsAddToCart']],
  [{ kind: 'reviews-tab-clicked', itemId: 'mug' }, ['ReviewsTabClick']],
  [{ kind: 'reviews-anchor-clicked', itemId: 'mug' }, ['ReviewsAnchorClick']],
  [{ kind: 'purchased', cart }, []],
] as const)('the event %o of the shop is tracked as %j', (event, names) => {
  expect(trackedOf(event, facts).map(([name]) => name)).toEqual(names)
})

test('visitor metrics of a product that is added need the flag and a cart', () => {
  expect(trackedOf(added, { ...facts, betaFlags: [] }).map(([name]) => name)).toEqual(['AddToCart'])
  expect(trackedOf({ ...added, cart: undefined }, facts).map(([name]) => name)).toEqual(['AddToCart'])
})

test('a sign-up for the newsletter is a lead as well, and other submissions are neither', () => {
  const values = {}
  expect(trackedOfForm({ kind: 'newsletter-sign-up', formId: 'letter', values })).toEqual([
    ['newsletter_signup', { formId: 'letter' }],
    ['Lead', { formId: 'letter' }],
  ])
  expect(trackedOfForm({ kind: 'submit-success', formId: 'contact', values })).toEqual([])
})

test('an order has the lines of its cart, in whole units of the currency', () => {
  expect(orderOf('S-1', cart, facts)).toMatchObject({
    id: 'S-1',
    purchasedCartId: 'cart-1',
    websiteId: 'sill',
    items: [{ productName: 'Mug', quantity: 2, unitPrice: { value: 12.5, currency: 'USD' } }],
    grandTotal: { value: 25, currency: 'USD' },
  })
})
