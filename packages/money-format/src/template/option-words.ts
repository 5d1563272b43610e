import { clampDigits, type DigitOptions } from '../decimal/digits.ts'
import type { DecimalOptions } from '../format/format-decimal.ts'
import type { TemplateMoneyOptions } from './format-template-money.ts'
import type { RoundingMode } from '../decimal/round.ts'

const roundings: Readonly<Record<string, RoundingMode>> = {
  up: 'expand',
  down: 'trunc',
  truncate: 'trunc',
  ceiling: 'ceil',
  ceil: 'ceil',
  floor: 'floor',
  'half-up': 'halfExpand',
  'half-down': 'halfTrunc',
  'half-even': 'halfEven',
}

type DigitName = Exclude<keyof DigitOptions, 'roundingMode' | 'trailingZeroDisplay'>

const digitNames: Readonly<Record<string, DigitName>> = {
  minint: 'minimumIntegerDigits',
  minimumintegerdigits: 'minimumIntegerDigits',
  minfrac: 'minimumFractionDigits',
  minimumfractiondigits: 'minimumFractionDigits',
  maxfrac: 'maximumFractionDigits',
  maximumfractiondigits: 'maximumFractionDigits',
  minsig: 'minimumSignificantDigits',
  minimumsignificantdigits: 'minimumSignificantDigits',
  maxsig: 'maximumSignificantDigits',
  maximumsignificantdigits: 'maximumSignificantDigits',
}

const displays: Readonly<Record<string, TemplateMoneyOptions>> = {
  symbol: {},
  standard: {},
  accounting: { currencySign: 'accounting' },
  code: { currencyDisplay: 'code' },
  name: { currencyDisplay: 'name' },
  short: { notation: 'compact' },
}

/** The options of money from a template's words: 'style:accounting', 'no-group', 'maxFrac:0'. Unknown words are ignored. */
export function moneyOptionWords(words: readonly string[]): TemplateMoneyOptions {
  return words.map(split).reduce<TemplateMoneyOptions>(
    (options, [name, value]) => ({
      ...options,
      ...(name === 'style' && own(displays, value)),
      ...(name === 'symbol' && value === 'narrow' && { currencyDisplay: 'narrowSymbol' }),
    }),
    numberWords(words),
  )
}

/** The options of a number from a template's words. Unknown words are ignored. */
export function decimalOptionWords(words: readonly string[]): DecimalOptions {
  const isPercent = words.some((word) => word === 'style:percent-scaled')
  return { ...numberWords(words), ...(isPercent && { style: 'percent' }) }
}

interface NumberWords extends DigitOptions {
  readonly useGrouping?: boolean
}

/** Templates round halves to even unless told otherwise. */
function numberWords(words: readonly string[]): NumberWords {
  return words.map(split).reduce(
    (options: NumberWords, [name, value]): NumberWords => {
      const digits = own(digitNames, name.toLowerCase())
      if (digits) return { ...options, [digits]: clampDigits(Number(value)) }
      if (/^no-group(ing)?$/.test(name)) return { ...options, useGrouping: false }
      if (/^group(ing)?$/.test(name)) return { ...options, useGrouping: value !== 'false' }
      const roundingMode = /^round(ing)?$/.test(name) && own(roundings, value)
      return roundingMode ? { ...options, roundingMode } : options
    },
    { roundingMode: 'halfEven' },
  )
}

function split(word: string): [name: string, value: string] {
  const [name = '', value = ''] = word.split(':')
  return [name, value]
}

function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
