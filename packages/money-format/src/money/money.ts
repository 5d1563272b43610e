import type { Money } from './money.contract.ts'
import { readDecimal, type Decimal } from '../decimal/decimal.ts'
import { MoneyError, type MoneyField } from './money-error.ts'

/** Money of either shape, as it is worked with inside. */
export interface CurrencyAmount {
  readonly decimal: Decimal
  readonly currency: string
}

/** Whether a value is money: one of the two shapes, with an exact amount and a currency code of three capitals. */
export function isMoney(value: unknown): value is Money {
  return parseAmount(value) !== undefined
}

/** The amount and currency of money. Throws a `MoneyError` that names the wrong field of everything else. */
export function readMoney(money: unknown): CurrencyAmount {
  const amount = parseAmount(money)
  if (!amount) throw complain(money)
  return amount
}

/** Whether a value is spelled as a currency code: three capitals. */
export function isCurrency(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
}

function parseAmount(money: unknown): CurrencyAmount | undefined {
  if (typeof money !== 'object' || money === null) return undefined
  const { value, currency, decimalValue, currencyCode } = money as Record<string, unknown>
  return pair(value, currency) ?? pair(decimalValue, currencyCode)
}

function pair(amount: unknown, currency: unknown): CurrencyAmount | undefined {
  if (!isCurrency(currency)) return undefined
  const decimal = readDecimal(amount)
  return decimal && { decimal, currency }
}

function complain(money: unknown): MoneyError {
  const fields = Object(money) as Readonly<Partial<Record<MoneyField, unknown>>>
  const [amount, currency] =
    'currencyCode' in fields ? (['decimalValue', 'currencyCode'] as const) : (['value', 'currency'] as const)
  const field = isCurrency(fields[currency]) ? amount : currency
  const isObject = fields === money
  return new MoneyError(
    'not-money',
    `Expected a money object: { value, currency }, ${isObject ? `but its ${field} is` : 'not'} '${spell(isObject ? fields[field] : money)}'.`,
    money,
    isObject ? field : undefined,
  )
}

/** A value as text; objects by their type, because they may refuse to be text. */
const spell = (value: unknown): string => (Object(value) === value ? typeof value : String(value))
