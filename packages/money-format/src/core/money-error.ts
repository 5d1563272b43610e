/** What is wrong with the argument of a function of this package. */
export type MoneyErrorCode = 'not-money' | 'not-decimal' | 'not-subunits' | 'not-shares' | 'other-currency'

/** Thrown when an argument is not what the function needs. `cause` is the argument. */
export class MoneyError extends TypeError {
  readonly code: MoneyErrorCode

  constructor(code: MoneyErrorCode, message: string, cause: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Thrown when an amount is too large to be shown or held exactly. `cause` is the amount. */
export class MoneyRangeError extends RangeError {
  readonly code = 'too-large'
}
