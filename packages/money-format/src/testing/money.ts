import { defaultCurrency } from '../contract/currency.ts'
import type { Amount, ValueMoney } from '../contract/money.ts'

/** Money for a test: `money('19.99')`, `money(500, 'JPY')`. */
export function money(value: Amount, currency: string = defaultCurrency): ValueMoney {
  return { value, currency }
}
