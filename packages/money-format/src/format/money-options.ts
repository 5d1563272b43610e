import type { DigitOptions } from '../decimal/digits.ts'

/** How money is shown, in the words of Intl. */
export interface MoneyOptions extends DigitOptions {
  /** A locale's tag, such as 'de-CH' or 'fr_CA'. 'en-US' unless given: never the machine's own. */
  readonly locale?: string | undefined
  readonly currencyDisplay?: 'symbol' | 'narrowSymbol' | 'code' | 'name' | undefined
  /** 'accounting' puts negative amounts in parentheses, where the locale does so. */
  readonly currencySign?: 'standard' | 'accounting' | undefined
  /** Without separators if false. */
  readonly useGrouping?: boolean | undefined
}

/** The locale of a text when nobody names one. */
export const defaultLocale = 'en-US'
