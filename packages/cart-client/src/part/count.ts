import { fill, formFor } from '@sitewright/site/messages'
import type { Messages } from '../messages.ts'

/** Highest number of items that is shown exactly. */
export const exactCountLimit = 100

/** Number of items in the digits of a locale. Without one, in those that a server and every browser write. */
const digits = (count: number, locale: string | undefined): string =>
  locale ? count.toLocaleString(locale) : String(count)

/** A text that names the limit, in the digits of a locale. */
const inDigits = (text: string, locale: string | undefined): string =>
  text.replace(String(exactCountLimit), digits(exactCountLimit, locale))

/** Number of items, as it is shown: `100+` above 100. */
export const countText = (count: number, messages: Messages, locale?: string): string =>
  count > exactCountLimit ? inDigits(messages['cart.count.overflow'], locale) : digits(count, locale)

/** Number of items, as a screen reader speaks it. */
export function spokenCount(count: number, messages: Messages, locale?: string): string {
  if (count === 1) return messages['cart.indicator.one']
  if (count > exactCountLimit) return inDigits(messages['cart.indicator.overflow'], locale)
  return fill(formFor(messages['cart.indicator.many'], count), { n: digits(count, locale) })
}

/** The number of items in the cart, as it is shown and as it is spoken. */
export interface CartCount {
  /** Number of items in the cart, all entries together. */
  readonly count: number
  /** The number in the digits of the locale: `100+` above 100. */
  readonly text: string
  /** A sentence for screen readers, such as '3 items in cart'. */
  readonly spoken: string
}

/** Returns a number of items as text, as it is shown and as it is spoken, in the digits of a locale. */
export const cartCount = (count: number, messages: Messages, locale?: string): CartCount => ({
  count,
  text: countText(count, messages, locale),
  spoken: spokenCount(count, messages, locale),
})
