/** What is wrong with the argument of a function of this package. */
export type MoneyErrorCode =
  'not-money' | 'not-decimal' | 'not-subunits' | 'not-shares' | 'other-currency' | 'not-currency'

/** The field of money that is wrong. */
export type MoneyField = 'value' | 'currency' | 'decimalValue' | 'currencyCode'

/** Thrown when an argument is not what the function needs. `cause` is the argument. */
export class MoneyError extends TypeError {
  override readonly name = 'MoneyError'
  readonly code: MoneyErrorCode
  /** Which field of money is wrong, where `code` is 'not-money' and the argument is an object. */
  readonly field: MoneyField | undefined

  constructor(code: MoneyErrorCode, message: string, cause: unknown, field?: MoneyField) {
    super(message, { cause })
    this.code = code
    this.field = field
  }
}

/** Thrown when an amount is too large to be shown or held exactly. `cause` is the amount. */
export class MoneyRangeError extends RangeError {
  override readonly name = 'MoneyRangeError'
  readonly code = 'too-large'
}
