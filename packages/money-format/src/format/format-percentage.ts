import type { Amount } from '../money/money.contract.ts'
import { formatDecimal, type DecimalOptions } from './format-decimal.ts'

/** How a percentage is shown. */
export interface PercentageOptions extends Pick<DecimalOptions, 'locale' | 'useGrouping' | 'roundingMode'> {
  /** Drops the zeros at the end: 12.50 is shown as 12.5. */
  readonly trim?: boolean | undefined
  /** Adds the locale's percent sign. */
  readonly sign?: boolean | undefined
}

/** A number of percent as text, with 2 to 3 fraction digits, and without a sign unless asked: 12.5 is '12.50'. */
export function formatPercentage(value: Amount, { trim, sign, ...options }: PercentageOptions = {}): string {
  return formatDecimal(value, {
    ...options,
    style: sign ? 'percent' : 'decimal',
    minimumFractionDigits: trim ? 0 : 2,
    maximumFractionDigits: 3,
  })
}
