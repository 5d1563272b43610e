import type { Money } from '../money/money.contract.ts'
import { readMoney } from '../money/money.ts'
import { decimalText } from '../decimal/decimal.ts'
import { clampDigits } from '../decimal/digits.ts'
import { defaultLocale, type MoneyOptions } from './money-options.ts'
import { createRecent } from './recent.ts'

const recent = createRecent<Intl.NumberFormat>(100)

/** Money in short, for a chart or a filter: '$1.2M'. */
export function formatCompactMoney(money: Money, options: MoneyOptions = {}): string {
  const { locale = defaultLocale, useGrouping = true, ...rest } = options
  const { decimal, currency } = readMoney(money)
  const { minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits } =
    rest
  const leastFraction = limit(minimumFractionDigits, 0, 20)
  const leastSignificant = limit(minimumSignificantDigits, 1, 21)
  const settings: Intl.NumberFormatOptions = {
    style: 'currency',
    currency,
    currencyDisplay: rest.currencyDisplay,
    currencySign: rest.currencySign,
    roundingMode: rest.roundingMode,
    trailingZeroDisplay: rest.trailingZeroDisplay,
    notation: 'compact',
    signDisplay: 'negative',
    useGrouping: useGrouping && 'min2',
    minimumIntegerDigits: limit(rest.minimumIntegerDigits, 1, 21),
    minimumFractionDigits: leastFraction,
    maximumFractionDigits: limit(maximumFractionDigits, leastFraction ?? 0, 20),
    minimumSignificantDigits: leastSignificant,
    maximumSignificantDigits: limit(maximumSignificantDigits, leastSignificant ?? 1, 21),
  }
  const intl = recent(
    locale + JSON.stringify(settings),
    () => new Intl.NumberFormat(locale.replaceAll('_', '-'), settings),
  )
  return intl.format(decimalText(decimal))
}

/** A number of digits that every engine accepts; 0 means unset where Intl wants one at least. */
function limit(digits: number | undefined, least: number, most: number): number | undefined {
  if (digits === undefined || (least > 0 && clampDigits(digits) === 0)) return undefined
  return Math.min(most, Math.max(least, clampDigits(digits)))
}
