/** Kinds of arguments that the functions of this package reject. */
export type MoneyErrorCode =
  'not-money' | 'not-decimal' | 'not-subunits' | 'not-shares' | 'other-currency' | 'not-currency'

/** Fields of money, in both shapes. */
export type MoneyField = 'value' | 'currency' | 'decimalValue' | 'currencyCode'

/**
 * Error for an argument of the wrong kind, with the argument as its `cause`.
 *
 * @example
 * ```ts
 * import { formatMoney, MoneyError } from '@sitewright/money-format'
 *
 * try {
 *   formatMoney({ value: 'ten', currency: 'USD' })
 * } catch (error) {
 *   if (error instanceof MoneyError) console.log(error.code, error.field) // 'not-money', 'value'
 * }
 * ```
 */
export class MoneyError extends TypeError {
  override readonly name = 'MoneyError'
  /** What is wrong with the argument, for code that tells errors apart. The message is for people. */
  readonly code: MoneyErrorCode
  /** Field of money that is wrong, for the code `not-money` if the argument is an object. */
  readonly field: MoneyField | undefined

  constructor(code: MoneyErrorCode, message: string, cause: unknown, field?: MoneyField) {
    super(message, { cause })
    this.code = code
    this.field = field
  }
}

/** Error for an amount too large to show or to hold exactly, with the amount as its `cause`. */
export class MoneyRangeError extends RangeError {
  override readonly name = 'MoneyRangeError'
  readonly code = 'too-large'
}
