import { defaultCurrency } from '../currency/currency.contract.ts'
import { isCurrencyCode } from '../currency/currency.ts'
import { readDecimal, type Decimal } from '../decimal/decimal.ts'
import { MoneyError, type MoneyField } from './money-error.ts'
import type { Money } from './money.contract.ts'

/** Money of either shape, read: its digits and its currency. */
export interface CurrencyAmount {
  readonly decimal: Decimal
  readonly currency: string
}

/**
 * Checks whether a value is money: one of the two shapes, with an exact amount and a currency code of three
 * capitals.
 */
export function isMoney(value: unknown): value is Money {
  return parse(value) !== undefined
}

/**
 * Returns the price to show for whatever a record holds: zero US dollars for a value that is missing or is
 * not money.
 */
export function priceOrZero(price: unknown): Money {
  return isMoney(price) ? price : { value: '0', currency: defaultCurrency }
}

/**
 * Amount and currency of money.
 *
 * @throws MoneyError with the wrong field, for everything else
 */
export function readMoney(money: unknown): CurrencyAmount {
  const amount = parse(money)
  if (!amount) throw errorOf(money)
  return amount
}

function parse(money: unknown): CurrencyAmount | undefined {
  if (typeof money !== 'object' || money === null) return undefined
  const { value, currency, decimalValue, currencyCode } = money as Record<string, unknown>
  return parsePair(value, currency) ?? parsePair(decimalValue, currencyCode)
}

function parsePair(amount: unknown, currency: unknown): CurrencyAmount | undefined {
  if (!isCurrencyCode(currency)) return undefined
  const decimal = readDecimal(amount)
  return decimal && { decimal, currency }
}

function errorOf(money: unknown): MoneyError {
  const fields = Object(money) as Readonly<Partial<Record<MoneyField, unknown>>>
  const [amount, currency]: readonly [MoneyField, MoneyField] =
    'currencyCode' in fields ? ['decimalValue', 'currencyCode'] : ['value', 'currency']
  const wrongField = isCurrencyCode(fields[currency]) ? amount : currency
  const field = fields === money ? wrongField : undefined
  const wrong = field ? fields[field] : money
  // Objects are named by their type, because some cannot be converted to text.
  const text = Object(wrong) === wrong ? typeof wrong : String(wrong)
  return new MoneyError(
    'not-money',
    `Expected a money object: { value, currency }, ${field ? `but its ${field} is` : 'not'} '${text}'.`,
    money,
    field,
  )
}
