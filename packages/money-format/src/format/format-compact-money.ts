import { decimalText } from '../decimal/decimal.ts'
import { clampDigits } from '../decimal/digits.ts'
import { readMoney } from '../money/money.ts'
import type { Money } from '../money/money.contract.ts'
import type { MoneyOptions } from './money-pattern.ts'
import { defaultLocale, readLocale } from './pattern.ts'
import { createRecent } from './recent.ts'

const recent = createRecent<Intl.NumberFormat>(100)

/** Writes money as a short text, for a chart or a filter: '$1.2M'. */
export function formatCompactMoney(money: Money, options: MoneyOptions = {}): string {
  const { decimal, currency } = readMoney(money)
  const { locale = defaultLocale } = options
  const settings = compactSettings(currency, options)
  const intl = recent(
    locale + JSON.stringify(settings),
    () => new Intl.NumberFormat(readLocale(locale), settings),
  )
  return intl.format(decimalText(decimal))
}

function compactSettings(currency: string, options: MoneyOptions): Intl.NumberFormatOptions {
  const { useGrouping = true, minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits } = options
  const { minimumSignificantDigits, maximumSignificantDigits } = options
  const leastFraction = limit(minimumFractionDigits, 0, 20)
  const leastSignificant = limit(minimumSignificantDigits, 1, 21)
  return {
    style: 'currency',
    currency,
    currencyDisplay: options.currencyDisplay,
    currencySign: options.currencySign,
    roundingMode: options.roundingMode,
    trailingZeroDisplay: options.trailingZeroDisplay,
    notation: 'compact',
    signDisplay: 'negative',
    useGrouping: useGrouping && 'min2',
    minimumIntegerDigits: limit(minimumIntegerDigits, 1, 21),
    minimumFractionDigits: leastFraction,
    maximumFractionDigits: limit(maximumFractionDigits, leastFraction ?? 0, 20),
    minimumSignificantDigits: leastSignificant,
    maximumSignificantDigits: limit(maximumSignificantDigits, leastSignificant ?? 1, 21),
  }
}

/** Clamps a count of digits to what every engine accepts. 0 is `undefined` for counts that start at 1. */
function limit(digits: number | undefined, least: number, most: number): number | undefined {
  if (digits === undefined || (least > 0 && clampDigits(digits) === 0)) return undefined
  return Math.min(most, Math.max(least, clampDigits(digits)))
}
