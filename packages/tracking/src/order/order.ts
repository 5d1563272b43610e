import type { MoneyValue, Order, StandardEvents } from '../event/payload.contract.ts'
import type { Track } from '../tracker/tracker.ts'

/** Returns an amount in whole units of its currency. */
const amountOf = (money: MoneyValue): number => Number('value' in money ? money.value : money.decimalValue)

/** Returns the currency of an amount. */
const currencyOf = (money: MoneyValue): string => ('currency' in money ? money.currency : money.currencyCode)

/** Purchase as tag managers expect it. */
export interface PurchasePush {
  readonly event: 'purchase'
  readonly ecommerce: {
    /** Id of the order. */
    readonly transaction_id: string
    /** What the shopper paid, in whole units of the currency. */
    readonly value: number
    /** In whole units of the currency. */
    readonly tax: number
    /** In whole units of the currency. */
    readonly shipping: number
    /** Currency of the grand total, as an ISO 4217 code. */
    readonly currency: string
    readonly items: readonly {
      /** The sku. */
      readonly item_id: string
      readonly item_name: string
      readonly quantity: number
      /** Price of one, in whole units of the currency. */
      readonly price: number
    }[]
  }
}

/** Returns the purchase of an order. Amounts are in whole units of the currency. */
export const purchaseOf = ({ id, items, grandTotal, taxTotal, shippingTotal }: Order): PurchasePush => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: id,
    value: amountOf(grandTotal),
    tax: amountOf(taxTotal),
    shipping: amountOf(shippingTotal),
    currency: currencyOf(grandTotal),
    items: items.map(({ sku, productName, quantity, unitPrice }) => ({
      item_id: sku,
      item_name: productName,
      quantity,
      price: amountOf(unitPrice),
    })),
  },
})

/**
 * Emits a confirmed order: once as the site's own event, and once as a purchase for pixel and tag manager. What else the
 * object of the order has, like the shopper's address, stays on the page.
 *
 * @example
 * ```ts
 * import { trackOrder } from '@sitewright/tracking/commerce'
 *
 * trackOrder(tracker.track, order)
 * ```
 */
export function trackOrder(
  track: Track<Pick<StandardEvents, 'OrderConfirmed' | 'Purchase'>>,
  order: Order,
): void {
  const { id, purchasedCartId, testMode, websiteId, grandTotal, shippingTotal, taxTotal } = order
  const items = order.items.map(({ sku, productName, quantity, unitPrice }) => {
    return { sku, productName, quantity, unitPrice }
  })
  track('OrderConfirmed', { orderId: id, cartId: purchasedCartId, testMode, websiteId })
  track('Purchase', {
    id,
    purchasedCartId,
    testMode,
    websiteId,
    items,
    grandTotal,
    shippingTotal,
    taxTotal,
  })
}
