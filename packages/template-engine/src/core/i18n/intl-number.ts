import {
  formatDecimal,
  formatMoney,
  fractionDigits,
  type DigitOptions,
  type RoundingMode,
} from '@sitewright/money-format'
import type { I18n, NumberOptions } from '../i18n.ts'
import { decimalOf } from '../money.ts'
import { recall } from './zone.ts'

const roundings: Readonly<Record<string, RoundingMode>> = {
  up: 'expand',
  down: 'trunc',
  truncate: 'trunc',
  ceiling: 'ceil',
  ceil: 'ceil',
  floor: 'floor',
  'half-up': 'halfExpand',
  'half-down': 'halfTrunc',
}

/** Factors to and from what Intl calls a percentage. */
const scales: Readonly<Record<string, number>> = {
  percent: 1,
  'percent-scaled': 0.01,
  permille: 10,
  'permille-scaled': 0.01,
}

/** Options in the words of Intl. The most digits win over the least, and the most significant ones are padded to. */
function digitsOf({ round = '', ...options }: NumberOptions): DigitOptions {
  const { minimumFractionDigits: least, maximumFractionDigits: most = 50 } = options
  const { maximumSignificantDigits: significant } = options
  return {
    ...Object.fromEntries(Object.entries(options).filter(([name]) => name.endsWith('Digits'))),
    ...(least !== undefined && { minimumFractionDigits: Math.min(least, most) }),
    ...(significant !== undefined && {
      minimumSignificantDigits: Math.min(options.minimumSignificantDigits ?? significant, significant),
    }),
    roundingMode: Object.hasOwn(roundings, round) ? roundings[round] : 'halfEven',
  }
}

const formats = new Map<string, Intl.NumberFormat>()

/** A number as Intl writes it: in short, scientific, or by the hundred. */
function intlNumber(locale: string, number: string, options: Intl.NumberFormatOptions): string {
  const format = recall(
    formats,
    locale + JSON.stringify(options),
    () => new Intl.NumberFormat(locale, options),
  )
  return format.format(number as `${number}`)
}

/** Digits that Intl accepts, which knows no more than 20 of most. */
const few = (digits: DigitOptions): Intl.NumberFormatOptions => {
  const limited: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(digits)) {
    if (value === undefined) continue
    limited[name] = typeof value === 'number' ? Math.min(20, value || (/Sig|Int/.test(name) ? 1 : 0)) : value
  }
  return limited
}

const compact = (digits: DigitOptions): Intl.NumberFormatOptions => ({
  // More fraction digits than asked for would be no short number.
  ...few({ maximumFractionDigits: digits.minimumFractionDigits, ...digits }),
  notation: 'compact',
})

/** Numbers and money of a locale. */
export const intlNumbers = (locale: string): Pick<I18n, 'decimal' | 'money'> => ({
  decimal(text, options) {
    const number = decimalOf(text)
    if (number === undefined) return ''
    const { style = '', group: useGrouping = true } = options
    const digits = digitsOf(options)
    if (style === 'short' || style === 'long') {
      return intlNumber(locale, number, { ...compact(digits), compactDisplay: style, useGrouping })
    }
    if (style === 'scientific') return intlNumber(locale, number, { ...few(digits), notation: style })
    if (!Object.hasOwn(scales, style)) return formatDecimal(number, { locale, useGrouping, ...digits })
    const scaled = String(Number(number) * (scales[style] ?? 1))
    const percent = intlNumber(locale, scaled, { ...few(digits), style: 'percent', useGrouping })
    return style.startsWith('permille') ? percent.replace('%', '‰') : percent
  },
  money(amount, currency, options) {
    const value = decimalOf(amount)
    if (value === undefined || !/^[A-Z]{3}$/.test(currency)) return ''
    const money = { value, currency }
    const { style, symbol, group: useGrouping = true } = options
    const digits = digitsOf(options)
    if (style === 'short') {
      return intlNumber(locale, value, { ...compact(digits), style: 'currency', currency, useGrouping })
    }
    if (style === 'code') {
      const places = digits.maximumFractionDigits ?? fractionDigits(currency)
      const shown = { minimumFractionDigits: places, maximumFractionDigits: places, ...digits }
      return `${formatDecimal(value, { locale, useGrouping, ...shown })} ${currency}`
    }
    return formatMoney(money, {
      locale,
      useGrouping,
      ...digits,
      currencyDisplay: style === 'name' ? 'name' : symbol === 'narrow' ? 'narrowSymbol' : 'symbol',
      currencySign: style === 'accounting' ? 'accounting' : 'standard',
    })
  },
})
