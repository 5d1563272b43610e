import { describe, expect, test, vi } from 'vitest'
import { eventSchemas } from '../event/catalogue.contract.ts'
import { clientEvents, shoppingEvents, versionOf } from '../event/catalogue.ts'
import type { Order } from '../event/payload.contract.ts'
import { metricsAddToCart, type AddToCartFacts } from './metrics-add-to-cart.ts'
import { purchaseOf, trackOrder } from './order.ts'

const order: Order = {
  id: 'order-1',
  purchasedCartId: 'cart-1',
  testMode: false,
  websiteId: 'website-1',
  items: [
    { sku: 'SQ1', productName: 'Mug', quantity: 2, unitPrice: { value: '19.99', currency: 'USD' } },
    { sku: 'SQ2', productName: 'Tee', quantity: 1, unitPrice: { decimalValue: '5.00', currencyCode: 'USD' } },
  ],
  grandTotal: { value: '50.48', currency: 'USD' },
  shippingTotal: { decimalValue: '4.00', currencyCode: 'USD' },
  taxTotal: { value: 1.5, currency: 'USD' },
}

// spec: TRK-007
test('an order has ids, a mode, items and totals of money', () => {
  expect(eventSchemas.Purchase.safeParse(order).success).toBe(true)
  for (const field of Object.keys(order))
    expect(eventSchemas.Purchase.safeParse({ ...order, [field]: undefined }).success).toBe(false)
})

test.each(['sku', 'productName', 'quantity', 'unitPrice'])('an item of an order has a %s', (field) => {
  const items = order.items.map((item) => ({ ...item, [field]: undefined }))
  expect(eventSchemas.Purchase.safeParse({ ...order, items }).success).toBe(false)
})

test.each([
  [{ value: '1.00', currency: 'USD' }, true],
  [{ decimalValue: 1, currencyCode: 'USD' }, true],
  [{ value: '1.00' }, false],
  [{ currency: 'USD' }, false],
  [{ decimalValue: '1.00' }, false],
  [{ currencyCode: 'USD' }, false],
  [{}, false],
])('%j is money: %s', (grandTotal, isMoney) => {
  expect(eventSchemas.Purchase.safeParse({ ...order, grandTotal }).success).toBe(isMoney)
})

test.each(['orderId', 'cartId', 'testMode', 'websiteId'])('a confirmed order has its %s', (field) => {
  const confirmed = { orderId: 'order-1', cartId: 'cart-1', testMode: false, websiteId: 'website-1' }
  expect(eventSchemas.OrderConfirmed.safeParse(confirmed).success).toBe(true)
  expect(eventSchemas.OrderConfirmed.safeParse({ ...confirmed, [field]: undefined }).success).toBe(false)
})

// spec: TRK-008
test('a confirmed order is an internal event with four fields, and one purchase', () => {
  const track = vi.fn()
  trackOrder(track, order)
  expect(track.mock.calls).toEqual([
    ['OrderConfirmed', { orderId: 'order-1', cartId: 'cart-1', testMode: false, websiteId: 'website-1' }],
    ['Purchase', order],
  ])
})

// spec: TRK-009
test('a purchase for a tag manager has its amounts in units of the currency', () => {
  expect(purchaseOf(order)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'order-1',
      value: 50.48,
      tax: 1.5,
      shipping: 4,
      currency: 'USD',
      items: [
        { item_id: 'SQ1', item_name: 'Mug', quantity: 2, price: 19.99 },
        { item_id: 'SQ2', item_name: 'Tee', quantity: 1, price: 5 },
      ],
    },
  })
})

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

describe('the catalogue', () => {
  // spec: TRK-012
  test('names the shopping events, which belong to version 1', () => {
    expect(shoppingEvents).toEqual([
      'VisitPDP',
      'VisitPLP',
      'AddToCart',
      'ViewCart',
      'RemoveFromCart',
      'RelatedProductsDisplay',
      'RelatedProductsClick',
      'RelatedProductsAddToCart',
      'ReviewsTabClick',
      'ReviewsAnchorClick',
    ])
    expect(shoppingEvents.map((name) => versionOf(name))).toEqual(shoppingEvents.map(() => 1))
  })

  // spec: TRK-014
  test('names the events that go to a pixel and to the site', () => {
    expect(clientEvents).toEqual([
      'AddToCart',
      'Search',
      'Lead',
      'ViewContent',
      'Purchase',
      'CompleteRegistration',
    ])
    expect(clientEvents.map((name) => versionOf(name))).toEqual(clientEvents.map(() => 1))
  })

  // spec: TRK-015
  test.each(['api-key', 'inventory', 'feed-url'])(
    'has clicks in the interface, as in the panel %s',
    (panel) => {
      expect(versionOf('interface_click')).toBe(2)
      expect(eventSchemas.interface_click.safeParse({ panel, action: 'copy' }).success).toBe(true)
    },
  )

  test.each([{ panel: 'other', action: 'copy' }, { panel: 'inventory' }, {}])(
    'has no click in the interface like %j',
    (click) => {
      expect(eventSchemas.interface_click.safeParse(click).success).toBe(false)
    },
  )

  test('gives each event a version, and events of yours version 1', () => {
    const named = (version: unknown) =>
      Object.keys(eventSchemas).filter((name) => versionOf(name) === version)
    expect(named('census')).toEqual([
      'PageView',
      'SiteSearch',
      'Heartbeat',
      'Audio',
      'Video',
      'ButtonClick',
      'ButtonRender',
      'FormRender',
      'Overlay',
      'QuickView',
    ])
    expect(named(2)).toEqual(['add_to_cart', 'interface_click', 'Performance'])
    expect([versionOf('Donation'), versionOf('constructor')]).toEqual([1, 1])
  })
})
