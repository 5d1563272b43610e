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
    readonly transaction_id: string
    readonly value: number
    readonly tax: number
    readonly shipping: number
    readonly currency: string
    readonly items: readonly {
      readonly item_id: string
      readonly item_name: string
      readonly quantity: number
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
 * Emits a confirmed order: once as the site's own event, and once as a purchase for pixel and tag manager.
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
  const { id, purchasedCartId, testMode, websiteId } = order
  track('OrderConfirmed', { orderId: id, cartId: purchasedCartId, testMode, websiteId })
  track('Purchase', order)
}
