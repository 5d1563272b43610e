import type { Punctuation } from '../format/pattern.ts'
import { unifyTyped } from './typed-text.ts'

/** The digits that somebody typed. */
export interface TypedDigits {
  readonly integer: string
  readonly fraction: string
}

// Arabic and Persian digits and separators are read in every locale: a keyboard does not follow the page.
const ARABIC = '٠١٢٣٤٥٦٧٨٩'
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹'

/** Reads digits whose separators stand where a locale puts them; nothing if they do not. */
export function readTypedDigits(text: string, punctuation: Punctuation): TypedDigits | undefined {
  const plain = Array.from(text, (character) => meaning(character, punctuation)).join('')
  for (const size of [3, punctuation.secondary || 3]) {
    const grouped = String.raw`\d{1,${size}}(?:(?<mark>[,' ])(?:\d{${size}}\k<mark>)*\d{3})?`
    const found = new RegExp(String.raw`^(?<whole>${grouped}|\d*)(?:\.(?<fraction>\d*))?$`).exec(plain)
    const { whole = '', fraction = '' } = found?.groups ?? {}
    const integer = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
    if (integer || fraction) return { integer: integer || '0', fraction }
  }
  return undefined
}

/** A character as a digit, '.' for the decimal point, one of , ' and space for a separator, '?' for all else. */
function meaning(character: string, { point, separator, numerals = [] }: Punctuation): string {
  const digit = [numerals.indexOf(character), ARABIC.indexOf(character), PERSIAN.indexOf(character)].find(
    (it) => it >= 0,
  )
  if (digit !== undefined) return String(digit)
  if (/[\d ']/.test(character)) return character
  if (character === unifyTyped(point) || character === '٫') return '.'
  if (character === unifyTyped(separator) || character === '٬') return ','
  // The point of a numeric keypad, where a locale gives it no other meaning; the comma beside digits that are not ours.
  if (character === '.') return '.'
  return character === ',' && numerals.length > 0 ? ',' : '?'
}
