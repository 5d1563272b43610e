import { isMoney, toSubunits, type Money } from '@sitewright/money-format'

/**
 * Money that can be compared and shown; `undefined` for everything else that a record holds in the place of a price.
 */
export function readableMoney(price: unknown): Money | undefined {
  if (!isMoney(price)) return undefined
  try {
    toSubunits(price)
    return price
  } catch {
    // More than 90 trillion.
    return undefined
  }
}

/** Currency of money of either shape. */
export const currencyOf = (money: Money): string =>
  'currency' in money ? money.currency : money.currencyCode

/** Checks whether a price is lower than another one in the same currency. */
export const isLess = (a: Money, b: Money): boolean =>
  currencyOf(a) === currencyOf(b) && toSubunits(a) < toSubunits(b)
