/** Amount in whole units of a currency: decimal text, which is exact, or a number. */
export type Amount = string | number

/** Money as product prices carry it. */
export interface ValueMoney {
  /** In whole units: `'19.99'`, not hundredths. A text keeps digits that a number cannot hold. */
  readonly value: Amount
  /** ISO 4217 code, in capitals. */
  readonly currency: string
}

/** Money as variants and orders carry it. */
export interface DecimalValueMoney {
  /** In whole units: `'19.99'`, not hundredths. A text keeps digits that a number cannot hold. */
  readonly decimalValue: Amount
  /** ISO 4217 code, in capitals. */
  readonly currencyCode: string
}

/** An amount and its currency, in either of the two shapes that shops send. */
export type Money = ValueMoney | DecimalValueMoney
