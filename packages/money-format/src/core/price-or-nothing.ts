import { defaultCurrency } from '../contract/currency.ts'
import type { Money } from '../contract/money.ts'
import { isMoney } from './amount.ts'

/** A price to show: what is missing, or is not money, counts as no dollars at all. Never throws. */
export function priceOrNothing(price: unknown): Money {
  return isMoney(price) ? price : { value: '0', currency: defaultCurrency }
}
