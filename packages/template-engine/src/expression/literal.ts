import type { Reader } from './reader.ts'

// The last point is one too many, and is only read to say so.
const NUMBER = /0x[\da-f]*|\d+(\.\d*)?(?:e[+-]?\d*)?(\.)?/iy

/** Reads `1`, `1.`, `1.5e-3` or `0x1F`. */
export function readNumber(reader: Reader): number {
  NUMBER.lastIndex = reader.at
  const [text = '', point, excess] = NUMBER.exec(reader.source) ?? []
  reader.at += text.length
  const value = Number(text)
  if (excess) {
    reader.fail(point ? 'Duplicate decimal point in number' : 'Unexpected decimal point in exponent')
  } else if (Number.isNaN(value)) {
    reader.fail(
      /x/i.test(text)
        ? 'Expected digits after start of hex number'
        : 'Expected a digit after exponent in decimal number',
    )
  }
  return value
}

/** The text behind a backslash: a character, or its hexadecimal digits. */
const ESCAPES: ReadonlyMap<string, string | number> = new Map(
  Object.entries({ n: '\n', t: '\t', f: '\f', r: '\r', x: 2, u: 4, U: 8 }),
)

/** Reads a text in single or double quotes. */
export function readString(reader: Reader): string {
  const { source } = reader
  const quote = source.charAt(reader.at++)
  let text = ''
  while (!reader.atEnd()) {
    const char = source.charAt(reader.at++)
    if (char === quote) return text
    if (/[\n\r]/.test(char)) {
      return reader.fail(
        `Illegal bare ${char === '\n' ? 'line feed' : 'carriage return'} character in string literal`,
      )
    }
    const part = char === '\\' ? readEscape(reader) : char
    if (part === undefined) return text
    text += part
  }
  return reader.fail('Unterminated string')
}

function readEscape(reader: Reader): string | undefined {
  const char = reader.source.charAt(reader.at++)
  const meaning = ESCAPES.get(char) ?? char
  if (typeof meaning === 'string') return meaning
  const isPair = meaning === 2
  const digits = reader.source.slice(reader.at, (reader.at += meaning))
  // Something has to follow a pair.
  const isWhole = isPair ? !reader.atEnd() : reader.at <= reader.end
  if (isWhole && /^[\da-f]+$/i.test(digits)) return character(Number.parseInt(digits, 16))
  reader.fail(`Invalid ${isPair ? '2-char hex' : 'unicode'} escape found`)
  return undefined
}

/** Control characters, and what is beyond Unicode, become a space. */
function character(code: number): string {
  const isControl = code <= 8 || (code >= 0x0e && code <= 0x1f)
  return isControl || code > 0x10ffff ? ' ' : String.fromCodePoint(code)
}
