import { toDecimal } from '../decimal/decimal.ts'
import { selectDigits, type DigitOptions } from '../decimal/digits.ts'
import type { Amount } from '../money/money.contract.ts'
import { defaultLocale, learnPattern, writeDigits, type Pattern } from './pattern.ts'
import { createRecent } from './recent.ts'

/** How a number is shown, with the options of Intl. All of its fraction digits are shown by default. */
export interface DecimalOptions extends DigitOptions {
  /**
   * Tag of the locale, such as `de-CH`.
   *
   * @default 'en-US'
   */
  readonly locale?: string | undefined
  /**
   * Separates thousands.
   *
   * @default true
   */
  readonly useGrouping?: boolean | undefined
  /**
   * `percent` adds the sign and does not multiply: 12.5 is shown as 12.5%.
   *
   * @default 'decimal'
   */
  readonly style?: 'decimal' | 'percent' | undefined
}

const recent = createRecent<Pattern>(100)

/**
 * Writes a number as text: '1,234.5', '1 234,5'.
 *
 * @throws MoneyError unless the value is a decimal number or its text
 */
export function formatDecimal(value: Amount, options: DecimalOptions = {}): string {
  const { locale = defaultLocale, style = 'decimal', useGrouping = true } = options
  const pattern = recent([locale, style, useGrouping].join(), () =>
    learnPattern(
      locale,
      {
        style,
        useGrouping: useGrouping && 'auto',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      },
      style === 'percent' ? 100 : 1,
    ),
  )
  const digits = selectDigits(toDecimal(value), options, { minimum: 0, maximum: 50, integer: Infinity })
  const { prefix, suffix } = digits.negative ? pattern.negative : pattern.positive
  return prefix + writeDigits(digits, pattern) + suffix
}

/** How a percentage is shown. */
export interface PercentageOptions extends Pick<DecimalOptions, 'locale' | 'useGrouping' | 'roundingMode'> {
  /**
   * Drops zeros at the end: 12.50 is shown as 12.5.
   *
   * @default false
   */
  readonly trim?: boolean | undefined
  /**
   * Adds the locale's percent sign.
   *
   * @default false
   */
  readonly sign?: boolean | undefined
}

/**
 * Writes a percentage as text, with 2 to 3 fraction digits: 12.5 is '12.50'.
 *
 * @example
 * ```ts
 * import { formatPercentage } from '@sitewright/money-format'
 *
 * formatPercentage(12.5) // '12.50'
 * formatPercentage(12.5, { trim: true, sign: true }) // '12.5%'
 * ```
 */
export function formatPercentage(value: Amount, { trim, sign, ...options }: PercentageOptions = {}): string {
  return formatDecimal(value, {
    ...options,
    style: sign ? 'percent' : 'decimal',
    minimumFractionDigits: trim ? 0 : 2,
    maximumFractionDigits: 3,
  })
}
