import { defaultCurrency } from '../currency/currency.contract.ts'
import type { Money } from './money.contract.ts'
import { isMoney } from './money.ts'

/** A price to show: what is missing, or is not money, counts as no dollars at all. Never throws. */
export function priceOrNothing(price: unknown): Money {
  return isMoney(price) ? price : { value: '0', currency: defaultCurrency }
}
