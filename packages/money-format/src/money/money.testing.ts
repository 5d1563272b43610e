import { defaultCurrency } from '../currency/currency.contract.ts'
import type { Amount, ValueMoney } from './money.contract.ts'

/** Makes money for a test: `money('19.99')`, `money(500, 'JPY')`. */
export function money(value: Amount, currency: string = defaultCurrency): ValueMoney {
  return { value, currency }
}

/**
 * Returns a price as it can be typed into a test: common spaces in place of no-break ones, and no marks of
 * direction.
 */
export function plainText(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u061c\u200e\u200f]/g, '')
}
