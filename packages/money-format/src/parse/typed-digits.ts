import type { Punctuation } from '../format/pattern.ts'
import { normalizeTyped } from './typed-text.ts'

/** Digits that a visitor typed. */
export interface TypedDigits {
  readonly integer: string
  readonly fraction: string
}

// Arabic and Persian digits and separators are read in every locale: a keyboard does not follow the page.
const ARABIC = '٠١٢٣٤٥٦٧٨٩'
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹'

/** Reads digits with separators in a locale's positions; `undefined` for separators in other positions. */
export function readTypedDigits(text: string, punctuation: Punctuation): TypedDigits | undefined {
  const plain = Array.from(text, plainCharacters(punctuation)).join('')
  for (const size of [3, punctuation.secondary || 3]) {
    const grouped = String.raw`\d{1,${size}}(?:(?<mark>[,' ])(?:\d{${size}}\k<mark>)*\d{3})?`
    const found = new RegExp(String.raw`^(?<whole>${grouped}|\d*)(?:\.(?<fraction>\d*))?$`).exec(plain)
    const { whole = '', fraction = '' } = found?.groups ?? {}
    const integer = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
    if (integer || fraction) return { integer: integer || '0', fraction }
  }
  return undefined
}

/** Reads a character as an ASCII digit, '.' for the decimal point, one of , ' and space for a separator, '?' for all others. */
function plainCharacters({ point, separator, numerals = [] }: Punctuation): (character: string) => string {
  const typedPoint = normalizeTyped(point)
  const typedSeparator = normalizeTyped(separator)
  return (character) => {
    if (/[\d ']/.test(character)) return character
    if (character === typedPoint || character === '٫') return '.'
    if (character === typedSeparator || character === '٬') return ','
    const digit = [numerals.indexOf(character), ARABIC.indexOf(character), PERSIAN.indexOf(character)].find(
      (index) => index >= 0,
    )
    if (digit !== undefined) return String(digit)
    // The point of a numeric keypad, in locales without another use of it; the comma in locales with their own digits.
    if (character === '.') return '.'
    return character === ',' && numerals.length > 0 ? ',' : '?'
  }
}
