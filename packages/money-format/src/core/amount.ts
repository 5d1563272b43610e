import type { Money } from '../contract/money.ts'
import { readDecimal, type Decimal } from './decimal.ts'
import { MoneyError } from './money-error.ts'

/** Money of either shape, as it is worked with inside. */
export interface CurrencyAmount {
  readonly decimal: Decimal
  readonly currency: string
}

/** Whether a value is money: one of the two shapes, with an exact amount and a currency code of three capitals. */
export function isMoney(value: unknown): value is Money {
  return look(value) !== undefined
}

/** The amount and currency of money, or a complaint about everything else. */
export function readMoney(money: unknown): CurrencyAmount {
  const amount = look(money)
  if (!amount) {
    throw new MoneyError('not-money', 'Expected a money object: { value, currency }.', money)
  }
  return amount
}

function look(money: unknown): CurrencyAmount | undefined {
  if (typeof money !== 'object' || money === null) return undefined
  const { value, currency, decimalValue, currencyCode } = money as Record<string, unknown>
  return pair(value, currency) ?? pair(decimalValue, currencyCode)
}

function pair(amount: unknown, currency: unknown): CurrencyAmount | undefined {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined
  const decimal = readDecimal(amount)
  return decimal && { decimal, currency }
}
