import { describe, expect, test } from 'vitest'
import { eventSchemas } from '../event/catalogue.contract.ts'
import { metricsAddToCart, type AddToCartFacts } from './metrics-add-to-cart.ts'

describe('the event for the visitor-metrics tracker', () => {
  const facts: AddToCartFacts = {
    betaFlags: ['commerce_site_visitor_metrics'],
    websiteId: 'website-1',
    pageId: 'page-1',
    cartId: 'cart-1',
    isProductPage: true,
    collection: { id: 'shop', title: 'Shop' },
    product: { id: 'mug', title: 'Mug' },
    productType: 1,
  }

  // spec: TRK-010
  test('has website, page, cart and product', () => {
    const payload = metricsAddToCart(facts)
    expect(payload).toEqual({
      website_id: 'website-1',
      page_id: 'page-1',
      cart_id: 'cart-1',
      product_page: true,
      product: {
        item_id: 'mug',
        item_type: 1,
        item_title: 'Mug',
        item_collection_id: 'shop',
        item_collection_name: 'Shop',
      },
    })
    expect(eventSchemas.add_to_cart.safeParse(payload).success).toBe(true)
  })

  test('has an empty page where the page has no id', () => {
    expect(metricsAddToCart({ ...facts, pageId: undefined })).toMatchObject({ page_id: '' })
  })

  test.each(['website_id', 'page_id', 'cart_id', 'product_page', 'product'])('needs its %s', (field) => {
    expect(
      eventSchemas.add_to_cart.safeParse({ ...metricsAddToCart(facts), [field]: undefined }).success,
    ).toBe(false)
  })

  test.each(['item_id', 'item_type', 'item_title', 'item_collection_id', 'item_collection_name'])(
    'needs the %s of its product',
    (field) => {
      const payload = metricsAddToCart(facts)
      const product = { ...payload?.product, [field]: undefined }
      expect(eventSchemas.add_to_cart.safeParse({ ...payload, product }).success).toBe(false)
    },
  )

  // spec: TRK-011
  test.each([
    ['the flag', { betaFlags: ['other'] }],
    ['a website', { websiteId: undefined }],
    ['a collection', { collection: undefined }],
    ['a product type', { productType: undefined }],
    ['a product', { product: undefined }],
    ['a cart', { cartId: undefined }],
  ])('is none without %s', (_, missing) => {
    expect(metricsAddToCart({ ...facts, ...missing })).toBeUndefined()
  })
})
