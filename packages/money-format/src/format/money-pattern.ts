import { moneyDigits } from '../currency/currency.ts'
import type { Decimal } from '../decimal/decimal.ts'
import { selectDigits, type DigitLimits, type DigitOptions } from '../decimal/digits.ts'
import { readMoney } from '../money/money.ts'
import type { Money } from '../money/money.contract.ts'
import { defaultLocale, learnPattern, readLocale, type Pattern } from './pattern.ts'
import { createRecent } from './recent.ts'

/** How money is shown, with the options of Intl. */
export interface MoneyOptions extends DigitOptions {
  /**
   * Tag of a locale, such as `de-CH` or `fr_CA`. One that Intl does not know is shown as the default one. The
   * machine's own locale is never used.
   *
   * @default 'en-US'
   */
  readonly locale?: string | undefined
  /**
   * How the currency is named: its symbol, its short symbol, its ISO code, or its name in words.
   *
   * @default 'symbol'
   */
  readonly currencyDisplay?: 'symbol' | 'narrowSymbol' | 'code' | 'name' | undefined
  /**
   * `accounting` shows negative amounts in parentheses, in locales that do so.
   *
   * @default 'standard'
   */
  readonly currencySign?: 'standard' | 'accounting' | undefined
  /**
   * Separates thousands.
   *
   * @default true
   */
  readonly useGrouping?: boolean | undefined
}

/** Money ready to be written: its digits, and the pattern to write them in. */
export interface MoneyText {
  readonly currency: string
  readonly digits: Decimal
  readonly pattern: Pattern
}

/** Selects the digits of money and the pattern for them. */
export function moneyText(money: Money, options: MoneyOptions): MoneyText {
  const { decimal, currency } = readMoney(money)
  const pattern = moneyPattern(currency, options)
  return { currency, digits: selectDigits(decimal, options, pattern.digits), pattern }
}

/** Intl for the currency's name, whose plural depends on the digits: 1.00 US dollars, 1 yen. */
export function nameFormat(currency: string, options: MoneyOptions, fraction: string): Intl.NumberFormat {
  // More than 20 fraction digits change no plural, and some engines reject them.
  return moneyPattern(currency, options, Math.min(20, fraction.length)).intl
}

interface MoneyPattern extends Pattern {
  /** Digits that the currency shows by default. */
  readonly digits: DigitLimits
}

const recent = createRecent<MoneyPattern>(100)

let last: { readonly parts: readonly unknown[]; readonly pattern: MoneyPattern } | undefined

/** Pattern for a currency under these options. The 100 patterns used last are kept. */
function moneyPattern(currency: string, options: MoneyOptions, fractionDigits = 2): MoneyPattern {
  const { locale = defaultLocale, currencyDisplay, currencySign, useGrouping = true } = options
  const parts = [locale, currency, currencyDisplay, currencySign, useGrouping, fractionDigits]
  // A list needs the same pattern again and again, and comparing is faster than joining a key.
  let same = 0
  while (last && last.parts[same] === parts[same]) if (++same === parts.length) return last.pattern
  const pattern = recent(parts.join(), () => ({
    // ICU 78 splits the digits of 'tr-TR' if the currency is shown by name: 'NOK 1.234,5 Norveç kronu0'. 'tr' is right.
    ...learnPattern(currencyDisplay === 'name' ? readLocale(locale).replace('tr-TR', 'tr') : locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      currencySign,
      // `true` means 'always', which groups four digits even in locales that do not.
      useGrouping: useGrouping && 'auto',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }),
    digits: moneyDigits(currency),
  }))
  last = { parts, pattern }
  return pattern
}
