import { defaultCurrency } from '../currency/currency.contract.ts'
import type { Amount, ValueMoney } from './money.contract.ts'

/** Money for a test: `money('19.99')`, `money(500, 'JPY')`. */
export function money(value: Amount, currency: string = defaultCurrency): ValueMoney {
  return { value, currency }
}
