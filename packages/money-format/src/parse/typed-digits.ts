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
  const plain = Array.from(text, (character) => plainCharacter(character, punctuation)).join('')
  for (const size of [3, punctuation.secondary || 3]) {
    const grouped = String.raw`\d{1,${size}}(?:(?<mark>[,' ])(?:\d{${size}}\k<mark>)*\d{3})?`
    const found = new RegExp(String.raw`^(?<whole>${grouped}|\d*)(?:\.(?<fraction>\d*))?$`).exec(plain)
    const { whole = '', fraction = '' } = found?.groups ?? {}
    const integer = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
    if (integer || fraction) return { integer: integer || '0', fraction }
  }
  return undefined
}

/** A character as an ASCII digit, '.' for the decimal point, one of , ' and space for a separator, '?' for all others. */
function plainCharacter(character: string, { point, separator, numerals = [] }: Punctuation): string {
  const digit = [numerals.indexOf(character), ARABIC.indexOf(character), PERSIAN.indexOf(character)].find(
    (index) => index >= 0,
  )
  if (digit !== undefined) return String(digit)
  if (/[\d ']/.test(character)) return character
  if (character === normalizeTyped(point) || character === '٫') return '.'
  if (character === normalizeTyped(separator) || character === '٬') return ','
  // The point of a numeric keypad, in locales without another use of it; the comma in locales with their own digits.
  if (character === '.') return '.'
  return character === ',' && numerals.length > 0 ? ',' : '?'
}
