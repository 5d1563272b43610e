import { defaultCurrency } from '../currency/currency.contract.ts'
import type { ValueMoney } from '../money/money.contract.ts'
import { fractionDigits } from '../currency/currency.ts'
import { defaultLocale } from '../format/money-options.ts'
import { learnPattern, type Pattern } from '../format/pattern.ts'
import { createRecent } from '../format/recent.ts'
import { readTypedDigits } from './typed-digits.ts'
import { takeOff, unifyTyped } from './typed-text.ts'

/** What somebody typed: money, or why it is not. */
export type ParsedMoney =
  | { readonly kind: 'money'; readonly money: ValueMoney }
  /** Nothing was typed. */
  | { readonly kind: 'empty' }
  /** Letters, another currency, or separators where this locale has none. */
  | { readonly kind: 'unreadable' }
  /** More decimals than the currency has. */
  | { readonly kind: 'too-precise'; readonly fractionDigits: number }
  /** More than 15 integer digits. */
  | { readonly kind: 'too-large' }

/** Who typed, and for which currency. */
export interface ParseOptions {
  /** Whose separators and digits are read. 'en-US' unless given. */
  readonly locale?: string | undefined
  /** USD unless given. Only its symbol, narrow symbol and code may be typed. */
  readonly currency?: string | undefined
}

/**
 * Reads an amount as people of a locale type it: '1.234,56', '1 234,56 €', '١٬٢٣٤٫٥٦', '(5.00)'.
 * It neither rounds nor guesses: what could be misread is not money.
 */
export function parseMoney(text: string, options: ParseOptions = {}): ParsedMoney {
  const { locale = defaultLocale, currency = defaultCurrency } = options
  const { pattern, names } = grammar(locale, currency)
  const typed = unifyTyped(text)
  if (!typed) return { kind: 'empty' }
  const { negative, bare } = unwrap(typed, names)
  const digits = readTypedDigits(bare, pattern)
  if (!digits) return { kind: 'unreadable' }
  const places = fractionDigits(currency)
  if (digits.fraction.length > places) return { kind: 'too-precise', fractionDigits: places }
  if (digits.integer.length > 15) return { kind: 'too-large' }
  const value = digits.integer + (places ? `.${digits.fraction.padEnd(places, '0')}` : '')
  return { kind: 'money', money: { value: negative && /[1-9]/.test(value) ? `-${value}` : value, currency } }
}

/** Takes off one currency and one sign, in whatever order they come. Parentheses are a minus. */
function unwrap(
  typed: string,
  names: readonly string[],
): { readonly negative: boolean; readonly bare: string } {
  const inner = /^\((.*)\)$/.exec(typed)?.[1]?.trim()
  const outside = takeOff(inner ?? typed, names)
  const signed = takeOff(outside.text, inner === undefined ? ['-', '+'] : [])
  const inside = outside.word ? signed : takeOff(signed.text, names)
  return { negative: inner !== undefined || signed.word === '-', bare: inside.text }
}

interface Grammar {
  readonly pattern: Pattern
  /** How the currency may be written, the longest first. */
  readonly names: readonly string[]
}

const recent = createRecent<Grammar>(100)

function grammar(locale: string, currency: string): Grammar {
  return recent(`${locale} ${currency}`, () => {
    const learn = (currencyDisplay: 'symbol' | 'narrowSymbol'): Pattern =>
      learnPattern(locale, {
        style: 'currency',
        currency,
        currencyDisplay,
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      })
    const patterns = [learn('symbol'), learn('narrowSymbol')] as const
    const names = patterns.map(
      ({ intl }) => intl.formatToParts(1).find(({ type }) => type === 'currency')?.value,
    )
    return {
      pattern: patterns[0],
      names: [...names, currency]
        .map((name) => unifyTyped(name ?? ''))
        .filter(Boolean)
        .sort((a, b) => b.length - a.length),
    }
  })
}
