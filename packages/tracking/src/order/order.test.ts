import { expect, test, vi } from 'vitest'
import { eventSchemas } from '../event/catalogue.contract.ts'
import type { Order } from '../event/payload.contract.ts'
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

// spec: TRK-007
test('a purchase has the documented fields of its order, and not what else a shop knows of it', () => {
  const track = vi.fn()
  const line = { ...order.items[0]!, engraving: 'For Ada' }
  trackOrder(track, {
    ...{ ...order, customerEmail: 'ada@example.com', billingAddress: {} },
    items: [line],
  })
  expect(track).toHaveBeenLastCalledWith('Purchase', { ...order, items: [order.items[0]] })
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
