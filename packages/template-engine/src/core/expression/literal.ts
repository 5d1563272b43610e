import type { Cursor } from '../cursor.ts'
import { ExpressionError } from './expression-error.ts'

/** Reads `1`, `1.`, `1.5e-3` or `0x1F`. */
export function readNumber(cursor: Cursor): number {
  const { source, at } = cursor
  const digits = (from: number): number => {
    let to = from
    while (/\d/.test(source.charAt(to))) to++
    return to
  }
  if (/^0x/i.test(source.slice(at, at + 2))) return readHex(cursor)
  let end = digits(at)
  if (source.charAt(end) === '.') end = digits(end + 1)
  if (source.charAt(end) === '.') throw new ExpressionError('Duplicate decimal point in number')
  if (/e/i.test(source.charAt(end))) {
    const exponent = /[+-]/.test(source.charAt(end + 1)) ? end + 2 : end + 1
    end = digits(exponent)
    if (end === exponent) throw new ExpressionError('Expected a digit after exponent in decimal number')
    if (source.charAt(end) === '.') throw new ExpressionError('Unexpected decimal point in exponent')
  }
  cursor.at = end
  return Number(source.slice(at, end))
}

function readHex(cursor: Cursor): number {
  const from = cursor.at + 2
  let end = from
  while (/[\da-f]/i.test(cursor.source.charAt(end))) end++
  if (end === from) throw new ExpressionError('Expected digits after start of hex number')
  cursor.at = end
  return Number.parseInt(cursor.source.slice(from, end), 16)
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' }
const LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 }
const BARE: Readonly<Record<string, string>> = { '\n': 'line feed', '\r': 'carriage return' }

/** Reads a text in single or double quotes. */
export function readString(cursor: Cursor): string {
  const { source, end } = cursor
  const quote = source.charAt(cursor.at++)
  let text = ''
  while (cursor.at < end) {
    const char = source.charAt(cursor.at++)
    if (char === quote) return text
    if (Object.hasOwn(BARE, char)) {
      throw new ExpressionError(`Illegal bare ${BARE[char] ?? ''} character in string literal`)
    }
    text += char === '\\' && cursor.at < end ? readEscape(cursor) : char
  }
  throw new ExpressionError('Unterminated string')
}

function readEscape(cursor: Cursor): string {
  const char = cursor.source.charAt(cursor.at++)
  if (!Object.hasOwn(LENGTHS, char)) return Object.hasOwn(ESCAPES, char) ? (ESCAPES[char] ?? '') : char
  const length = LENGTHS[char] ?? 0
  const digits = cursor.source.slice(cursor.at, cursor.at + length)
  if (digits.length < length || !/^[\da-f]+$/i.test(digits)) {
    throw new ExpressionError(`Invalid ${char === 'x' ? '2-char hex' : 'unicode'} escape found`)
  }
  cursor.at += length
  return character(Number.parseInt(digits, 16))
}

/** Control characters, and what is beyond Unicode, become a space. */
function character(code: number): string {
  const isControl = code <= 8 || (code >= 0x0e && code <= 0x1f)
  return isControl || code > 0x10ffff ? ' ' : String.fromCodePoint(code)
}
