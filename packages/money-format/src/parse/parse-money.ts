import { defaultCurrency } from '../currency/currency.contract.ts'
import { digitsOf } from '../currency/currency.ts'
import { defaultLocale, learnPattern, type Pattern } from '../format/pattern.ts'
import { createRecent } from '../format/recent.ts'
import type { ValueMoney } from '../money/money.contract.ts'
import { readTypedDigits } from './typed-digits.ts'
import { normalizeTyped, stripAffix } from './typed-text.ts'

/** Result of reading a typed amount: money, or the reason why it is not. */
export type ParsedMoney =
  | { readonly kind: 'money'; readonly money: ValueMoney }
  /** Only spaces, or no text at all. */
  | { readonly kind: 'empty' }
  /** Letters, another currency, or separators in positions that this locale does not use. */
  | { readonly kind: 'unreadable' }
  /** More decimals than the currency has. */
  | {
      readonly kind: 'too-precise'
      /** Number of decimals that the currency has. */
      readonly fractionDigits: number
    }
  /** More than 15 integer digits. */
  | { readonly kind: 'too-large' }

/** Locale and currency of a typed amount. */
export interface ParseOptions {
  /**
   * Locale whose separators and digits are read.
   *
   * @default 'en-US'
   */
  readonly locale?: string | undefined
  /**
   * Only its symbol, narrow symbol and code may be typed.
   *
   * @default 'USD'
   */
  readonly currency?: string | undefined
}

/**
 * Reads an amount as people of a locale type it: '1.234,56', '1 234,56 €', '١٬٢٣٤٫٥٦', '(5.00)'.
 * It neither rounds nor guesses: an ambiguous text is not money.
 *
 * @throws RangeError of Intl unless the currency is three letters
 *
 * @example
 * ```ts
 * import { parseMoney } from '@sitewright/money-format/parse'
 *
 * const typed = parseMoney('1.234,56 €', { locale: 'de-DE', currency: 'EUR' })
 * if (typed.kind === 'money')
 *   console.log(typed.money.value) // '1234.56'
 * else console.log(typed.kind) // 'empty', 'unreadable', 'too-precise' or 'too-large'
 * ```
 */
export function parseMoney(text: string, options: ParseOptions = {}): ParsedMoney {
  const { locale = defaultLocale } = options
  // As Intl reads it. What is no code of three letters, Intl refuses.
  const currency = (options.currency ?? defaultCurrency).toUpperCase()
  const { pattern, names } = grammar(locale, currency)
  const typed = normalizeTyped(text)
  if (!typed) return { kind: 'empty' }
  const { negative, bare } = unwrap(typed, names)
  const digits = readTypedDigits(bare, pattern)
  if (!digits) return { kind: 'unreadable' }
  const places = digitsOf(currency)
  if (digits.fraction.length > places) return { kind: 'too-precise', fractionDigits: places }
  if (digits.integer.length > 15) return { kind: 'too-large' }
  const value = digits.integer + (places ? `.${digits.fraction.padEnd(places, '0')}` : '')
  return { kind: 'money', money: { value: negative && /[1-9]/.test(value) ? `-${value}` : value, currency } }
}

/** Removes one currency and one sign, in any order. Parentheses are a minus. */
function unwrap(
  typed: string,
  names: readonly string[],
): { readonly negative: boolean; readonly bare: string } {
  const inner = /^\((.*)\)$/.exec(typed)?.[1]?.trim()
  const outside = stripAffix(inner ?? typed, names)
  const signed = stripAffix(outside.text, inner === undefined ? ['-', '+'] : [])
  const inside = outside.affix ? signed : stripAffix(signed.text, names)
  return { negative: inner !== undefined || signed.affix === '-', bare: inside.text }
}

interface Grammar {
  readonly pattern: Pattern
  /** Texts for the currency, the longest first. */
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
        .map((name) => normalizeTyped(name ?? ''))
        .filter(Boolean)
        .sort((a, b) => b.length - a.length),
    }
  })
}
