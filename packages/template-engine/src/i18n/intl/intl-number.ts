import {
  formatDecimal,
  formatMoney,
  fractionDigits,
  type MoneyOptions,
  type RoundingMode,
} from '@sitewright/money-format'
import type { I18n, NumberOptions } from '../i18n.ts'
import { decimalOf } from '../../money/money.ts'
import { child } from '../../4-render/value.ts'
import { recall } from '../recall.ts'

const roundings = {
  up: 'expand',
  down: 'trunc',
  truncate: 'trunc',
  ceiling: 'ceil',
  ceil: 'ceil',
  floor: 'floor',
  'half-up': 'halfExpand',
  'half-down': 'halfTrunc',
}

/** Intl's name for a style of numbers; undefined for one that it does not know. */
function styleOf(style: string): Intl.NumberFormatOptions | undefined {
  if (style === 'short' || style === 'long') return { notation: 'compact', compactDisplay: style }
  if (style === 'scientific') return { notation: style }
  return /^per(?:cent|mille)/.test(style) ? { style: 'percent' } : undefined
}

/**
 * How a number is shown, in the words of Intl. Significant digits are padded to, but not those of short numbers, which
 * have no more digits than asked for.
 */
function shown(locale: string, options: NumberOptions, isShort = false): MoneyOptions {
  const { style, symbol, group = true, round = '', minimumIntegerDigits, minimumFractionDigits } = options
  const { maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits } = options
  return {
    locale,
    currencyDisplay: style === 'name' ? style : symbol === 'narrow' ? 'narrowSymbol' : 'symbol',
    currencySign: style === 'accounting' ? style : 'standard',
    useGrouping: group,
    roundingMode: (child(roundings, round) as RoundingMode | undefined) ?? 'halfEven',
    minimumIntegerDigits,
    minimumFractionDigits,
    maximumFractionDigits: maximumFractionDigits ?? (isShort ? minimumFractionDigits : undefined),
    minimumSignificantDigits: minimumSignificantDigits ?? (isShort ? undefined : maximumSignificantDigits),
    maximumSignificantDigits: maximumSignificantDigits ?? (isShort ? minimumSignificantDigits : undefined),
  }
}

const formats = new Map<string, Intl.NumberFormat>()

/** Intl knows no more than 20 of most digits, and no less than one of many. */
const limit = (name: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.min(20, value || Number(/Sig|Int/.test(name))) : value

/** A number as Intl writes it. */
function write(
  locale: string,
  number: string,
  options: NumberOptions,
  more: Intl.NumberFormatOptions,
): string {
  const format = recall(formats, locale + JSON.stringify([options, more]), () => {
    const digits = JSON.stringify(shown(locale, options, more.notation === 'compact'), limit)
    return new Intl.NumberFormat(locale, {
      ...(JSON.parse(digits) as Intl.NumberFormatOptions),
      ...more,
      // Some locales do not group four digits, but for short numbers.
      useGrouping: options.group !== false && (more.notation ? 'always' : 'auto'),
      signDisplay: 'negative',
    })
  })
  return format.format(number as `${number}`)
}

/** Numbers and money of a locale. */
export const intlNumbers = (locale: string): Pick<I18n, 'decimal' | 'money'> => ({
  decimal(text, options) {
    const number = decimalOf(text)
    if (number === undefined) return ''
    const { style = '' } = options
    const known = styleOf(style)
    if (!known) return formatDecimal(number, shown(locale, options))
    const power = style.endsWith('-scaled') ? -2 : style === 'permille' ? 1 : 0
    const sign = style.startsWith('permille') ? '‰' : '%'
    return write(locale, `${number}e${power}`, options, known).replace('%', sign)
  },
  money(amount, currency, options) {
    const value = decimalOf(amount)
    if (value === undefined || !/^[A-Z]{3}$/.test(currency)) return ''
    if (options.style === 'short') {
      return write(locale, value, options, { notation: 'compact', style: 'currency', currency })
    }
    if (options.style === 'code') {
      const places = options.maximumFractionDigits ?? fractionDigits(currency)
      const exact = { minimumFractionDigits: places, ...options, maximumFractionDigits: places }
      const space = /^(?:ja|zh$|zh-Hans|zh-CN)/.test(locale) ? '' : ' '
      return formatDecimal(value, shown(locale, exact)) + space + currency
    }
    return formatMoney({ value, currency }, shown(locale, options))
  },
})
