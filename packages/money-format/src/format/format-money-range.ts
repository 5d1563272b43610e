import { decimalText, type Decimal } from '../decimal/decimal.ts'
import { MoneyError } from '../money/money-error.ts'
import type { Money } from '../money/money.contract.ts'
import { formatMoney } from './format-money.ts'
import { moneyText, nameFormat, type MoneyOptions, type MoneyText } from './money-pattern.ts'
import { isDigitPart, writeDigits } from './pattern.ts'

/**
 * Writes two prices as one text: '$10.00 – $25.00', '10,00–25,00 €'. Two with the same text are shown once.
 *
 * @throws MoneyError for prices in two currencies
 *
 * @example
 * ```ts
 * import { formatMoneyRange } from '@sitewright/money-format'
 *
 * const low = { value: '10', currency: 'EUR' }
 * formatMoneyRange(low, { value: '25.5', currency: 'EUR' }, { locale: 'de-DE' }) // '10,00–25,50 €'
 * formatMoneyRange(low, low) // '€10.00'
 * ```
 */
export function formatMoneyRange(from: Money, to: Money, options: MoneyOptions = {}): string {
  const [start, end] = [moneyText(from, options), moneyText(to, options)]
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

/** Order of the two numbers and of what they share, from Intl. */
function rangeParts(start: MoneyText, end: MoneyText, options: MoneyOptions): Intl.NumberRangeFormatPart[] {
  if (options.currencyDisplay === 'name') {
    const [a, b] = [start.digits.fraction, end.digits.fraction]
    const intl = nameFormat(start.currency, options, a.length > b.length ? a : b)
    return intl.formatRangeToParts(cut(start.digits, 0), cut(end.digits, 1))
  }
  // Without a plural the order depends on the signs alone. Real digits might be rounded alike, and Intl would merge them.
  return start.pattern.intl.formatRangeToParts(start.digits.negative ? -1 : 1, end.digits.negative ? -2 : 2)
}

/** A number with the 20 digits of a fraction that Intl reads, and another last one: it would merge two that are the same. */
const cut = (digits: Decimal, last: number): `${number}` =>
  decimalText({ ...digits, fraction: `${digits.fraction.padEnd(19, '0').slice(0, 19)}${last}` })
