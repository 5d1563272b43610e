import { formatMoney } from '@sitewright/money-format'
import { compare } from '@sitewright/money-format/arithmetic'

/** A price in words, and the one before a sale if it was higher. */
export const priceText = (now, was) =>
  compare(now, was) < 0 ? `${formatMoney(now)} instead of ${formatMoney(was)}` : formatMoney(now)
