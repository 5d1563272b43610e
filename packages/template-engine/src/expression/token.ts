import type { Reference } from '../2-parse/reference.ts'
import { readNumber, readString } from './literal.ts'
import { FUNCTIONS, INFIX, PREFIX, type Operator, type Value } from './operator.ts'
import type { Reader } from './reader.ts'

/** A word of an expression. A name is its reference. */
export type Token = Value | Reference | Operator

export const isName = (token: Token | undefined): token is Reference => Array.isArray(token)

export const isOperator = (token: Token | undefined): token is Operator =>
  typeof token === 'object' && token !== null && !isName(token)

/** They shadow data of the same name. */
const CONSTANTS: ReadonlyMap<string, Value> = new Map(
  Object.entries({ null: null, true: true, false: false, PI: Math.PI, E: Math.E, Infinity, NaN }),
)

/** Cuts an expression into tokens. One with a fault has none. */
export function tokenize(reader: Reader, most: number): Token[] {
  const tokens: Token[] = []
  while (!reader.skipBlank().atEnd()) {
    const token = next(reader, tokens.at(-1))
    if (tokens.length < most) tokens.push(token)
    else reader.faults[0] ??= `Expression exceeds the maximum number of allowed tokens: ${most}`
  }
  return reader.faults.length > 0 ? [] : tokens
}

function next(reader: Reader, last: Token | undefined): Token {
  const { source, at } = reader
  const char = source.charAt(at)
  if (/\d/.test(char)) return readNumber(reader)
  if (/["']/.test(char)) return readString(reader)
  const reference = reader.reference()
  if (reference) return name(reader, reference)
  // Behind an operator an operand is due, so `+` and `-` are signs there, and at the beginning.
  const isDue = last === undefined || (isOperator(last) && last.text !== ')')
  for (const length of [3, 2, 1]) {
    const text = source.slice(at, at + length)
    const sign = PREFIX.get(text)
    const operator = isDue && sign ? sign : (INFIX.get(text) ?? sign)
    if (!operator) continue
    reader.at += text.length
    return operator
  }
  const control = char === '\b' ? 'backspace' : char === '\f' ? 'form feed' : 'control character'
  return reader.fail(`Unexpected ${char < ' ' ? control : 'character'} at ${at}: ${JSON.stringify(char)}`)
}

function name(reader: Reader, reference: Reference): Token {
  if (reference.length > 1) return reference
  const text = reference.join()
  const constant = CONSTANTS.get(text)
  if (constant !== undefined) return constant
  const { at } = reader.skipBlank()
  if (reader.source.charAt(at) !== '(') return reference
  const call = FUNCTIONS.get(text)
  if (!call) reader.faults[0] ??= `Invalid function ${text}`
  return call ?? reference
}
