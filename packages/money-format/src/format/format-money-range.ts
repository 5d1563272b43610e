import type { Money } from '../money/money.contract.ts'
import { decimalText } from '../decimal/decimal.ts'
import { isDigitPart } from './digit-part.ts'
import { formatMoney } from './format-money.ts'
import { MoneyError } from '../money/money-error.ts'
import type { MoneyOptions } from './money-options.ts'
import { writeDigits } from './pattern.ts'
import { nameIntl, showMoney, type ShownMoney } from './shown-money.ts'

/** Two prices as one text: '$10.00 – $25.00', '10,00–25,00 €'. Two that read the same are shown once. */
export function formatMoneyRange(from: Money, to: Money, options: MoneyOptions = {}): string {
  const [start, end] = [showMoney(from, options), showMoney(to, options)]
  if (start.currency !== end.currency) {
    throw new MoneyError('other-currency', 'Give both ends of a range in the same currency.', to)
  }
  const text = formatMoney(from, options)
  if (text === formatMoney(to, options)) return text
  const written = {
    startRange: writeDigits(start.digits, start.pattern),
    endRange: writeDigits(end.digits, end.pattern),
    shared: '',
  }
  return rangeParts(start, end, options)
    .map((part, i, parts) => {
      if (!isDigitPart(part)) return part.value
      const before = parts[i - 1]
      return before && isDigitPart(before) && before.source === part.source ? '' : written[part.source]
    })
    .join('')
}

/** How Intl arranges two numbers, and what they share. */
function rangeParts(start: ShownMoney, end: ShownMoney, options: MoneyOptions): Intl.NumberRangeFormatPart[] {
  if (options.currencyDisplay === 'name') {
    const [a, b] = [start.digits.fraction, end.digits.fraction]
    const intl = nameIntl(start.currency, options, a.length > b.length ? a : b)
    return intl.formatRangeToParts(decimalText(start.digits), decimalText(end.digits))
  }
  // Without a plural, the arrangement depends on the signs alone. Digits that Intl would round alike must not meet it.
  return start.pattern.intl.formatRangeToParts(start.digits.negative ? -1 : 1, end.digits.negative ? -2 : 2)
}
