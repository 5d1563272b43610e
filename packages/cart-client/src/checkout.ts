import { directionOfMoney, formatMoney, fromSubunits, toSubunits, type Money } from '@sitewright/money-format'
import { fill } from '@sitewright/site/messages'
import type { Cart } from './entry/cart.contract.ts'
import type { Messages } from './messages.ts'

/** Money from hundredths of any origin. Fractions are rounded; a value that is not a number is zero. */
export const centsAmount = (cents: number, currency: string): Money =>
  fromSubunits(Number.isSafeInteger(Math.round(cents)) ? Math.round(cents) : 0, currency)

/** Subtotal of a cart, in the store's currency. */
export const subtotalAmount = ({ subtotalCents }: Pick<Cart, 'subtotalCents'>, currency: string): Money =>
  centsAmount(subtotalCents, currency)

/**
 * Writes the subtotal of a cart as text.
 *
 * @example
 * ```ts
 * import { subtotalText } from '@sitewright/cart-client'
 *
 * subtotalText({ subtotalCents: 4000 }, { currency: 'USD', locale: 'en-US' }) // '$40.00'
 * ```
 */
export const subtotalText = (
  cart: Pick<Cart, 'subtotalCents'>,
  {
    currency,
    locale,
  }: {
    /** ISO 4217 code. The amount of the cart has none of its own. */
    readonly currency: string
    /** Locale of the amount. @default 'en-US' */
    readonly locale?: string | undefined
  },
): string => formatMoney(subtotalAmount(cart, currency), { locale })

/** Checks whether a cart may be checked out: its subtotal is the minimum or more. */
export const isMinimumMet = (
  { subtotalCents }: Pick<Cart, 'subtotalCents'>,
  minimum: Money | undefined,
): boolean => !minimum || subtotalCents >= toSubunits(minimum)

/** Notice for a cart below the minimum. */
export function minimumText(minimum: Money, messages: Messages, locale?: string): string {
  const amount = formatMoney(minimum, { locale })
  return fill(messages['cart.page.minimumSubtotal'], {
    // Between marks of isolation, because a text has no elements.
    subtotal: directionOfMoney(amount) ? `\u2066${amount}\u2069` : amount,
  })
}
