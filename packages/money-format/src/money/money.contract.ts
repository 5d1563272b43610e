/** Amount in whole units of a currency: decimal text, which is exact, or a number. */
export type Amount = string | number

/** Money as product prices carry it. */
export interface ValueMoney {
  readonly value: Amount
  readonly currency: string
}

/** Money as variants and orders carry it. */
export interface DecimalValueMoney {
  readonly decimalValue: Amount
  readonly currencyCode: string
}

/** An amount and its currency, in either of the two shapes that shops send. */
export type Money = ValueMoney | DecimalValueMoney
