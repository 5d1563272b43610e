import { formatMoney, fromSubunits, toSubunits, type Money } from '@sitewright/money-format'
import type { Cart } from '../contract/cart.ts'
import { fill, type Messages } from './messages.ts'

/** The subtotal of a cart, in the store's currency. */
export const subtotalAmount = ({ subtotalCents }: Pick<Cart, 'subtotalCents'>, currency: string): Money =>
  fromSubunits(subtotalCents, currency)

/** The subtotal of a cart as text. */
export const subtotalText = (
  cart: Pick<Cart, 'subtotalCents'>,
  { currency, locale }: { readonly currency: string; readonly locale?: string | undefined },
): string => formatMoney(subtotalAmount(cart, currency), { locale })

/** Whether a cart is worth enough to check out: as much as the minimum is enough. */
export const isMinimumMet = (
  { subtotalCents }: Pick<Cart, 'subtotalCents'>,
  minimum: Money | undefined,
): boolean => !minimum || subtotalCents >= toSubunits(minimum)

/** What to tell a shopper whose cart is not worth enough. */
export const minimumText = (minimum: Money, messages: Messages, locale?: string): string =>
  fill(messages['cart.page.minimumSubtotal'], {
    subtotal: formatMoney(minimum, { locale }),
  })
