import type { Amount } from '../money/money.contract.ts'
import { toDecimal } from '../decimal/decimal.ts'
import { showDigits, type DigitOptions } from '../decimal/digits.ts'
import { defaultLocale } from './money-options.ts'

import { learnPattern, writeDigits, type Pattern } from './pattern.ts'
import { createRecent } from './recent.ts'

/** How a number is shown, in the words of Intl. All of its fraction digits are shown unless an option says otherwise. */
export interface DecimalOptions extends DigitOptions {
  /** 'en-US' unless given. */
  readonly locale?: string | undefined
  readonly useGrouping?: boolean | undefined
  /** 'percent' adds the sign, and leaves the number as it is: 12.5 is shown as 12.5%. */
  readonly style?: 'decimal' | 'percent' | undefined
}

const recent = createRecent<Pattern>(100)

/** A number as text: '1,234.5', '1 234,5'. Throws for what is not a decimal number or its text. */
export function formatDecimal(value: Amount, options: DecimalOptions = {}): string {
  const { locale = defaultLocale, style = 'decimal', useGrouping = true } = options
  const pattern = recent([locale, style, useGrouping].join(), () =>
    learnPattern(locale, {
      style,
      useGrouping: useGrouping && 'auto',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
  )
  const shown = showDigits(toDecimal(value), options, { minimum: 0, maximum: 50, integer: Infinity })
  const { prefix, suffix } = shown.negative ? pattern.negative : pattern.positive
  return prefix + writeDigits(shown, pattern) + suffix
}
