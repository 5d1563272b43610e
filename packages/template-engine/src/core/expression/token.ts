import { Cursor } from '../cursor.ts'
import type { Reference } from '../reference.ts'
import { ExpressionError } from './expression-error.ts'
import { CLOSE, FUNCTIONS, OPEN, OPERATORS, UNARY, type Operator, type Value } from './operator.ts'
import { readNumber, readString } from './literal.ts'

/** A word of an expression. `args` marks where the arguments of a call begin. */
export type Token =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'name'; readonly reference: Reference }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'args' }

/** They shadow data of the same name. */
const CONSTANTS: ReadonlyMap<string | number, Value> = new Map<string, Value>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Infinity],
  ['NaN', NaN],
])

/** Cuts an expression into tokens. */
export function tokenize(source: string, most: number): Token[] {
  const tokens: Token[] = []
  const cursor = new Cursor(source)
  cursor.end = source.length
  for (;;) {
    while (/[ \n\t\r\u00a0]/.test(source.charAt(cursor.at))) cursor.at++
    if (cursor.atEnd()) return tokens
    if (tokens.length >= most) {
      throw new ExpressionError(`Expression exceeds the maximum number of allowed tokens: ${most}`)
    }
    tokens.push(next(cursor, tokens.at(-1)))
  }
}

function next(cursor: Cursor, last: Token | undefined): Token {
  const { source, at } = cursor
  const char = source.charAt(at)
  if (/\d/.test(char)) return { kind: 'value', value: readNumber(cursor) }
  if (char === '"' || char === "'") return { kind: 'value', value: readString(cursor) }
  const reference = cursor.reference()
  if (reference) return name(cursor, reference)
  for (const length of [3, 2, 1]) {
    const text = source.slice(at, at + length)
    const sign = UNARY.get(text)
    const operator = sign && (isSignBehind(last) || !OPERATORS.has(text)) ? sign : OPERATORS.get(text)
    if (!operator || text.length < length) continue
    cursor.at += length
    return { kind: 'operator', operator }
  }
  const what = char < ' ' ? 'control character' : 'character'
  throw new ExpressionError(`Unexpected ${what} at ${at}: ${JSON.stringify(char)}`)
}

function name(cursor: Cursor, reference: Reference): Token {
  const [first = '', ...more] = reference
  if (more.length > 0) return { kind: 'name', reference }
  const constant = CONSTANTS.get(first)
  if (constant !== undefined) return { kind: 'value', value: constant }
  const rest = cursor.at
  cursor.spaces()
  const isCall = OPERATORS.get(cursor.source.charAt(cursor.at)) === OPEN
  cursor.at = rest
  if (!isCall) return { kind: 'name', reference }
  if (!FUNCTIONS.has(String(first))) throw new ExpressionError(`Invalid function ${first}`)
  return { kind: 'call', name: String(first) }
}

/** Behind an operator an operand is due, so `+` and `-` are signs there, and at the beginning. */
function isSignBehind(token: Token | undefined): boolean {
  return token === undefined || (token.kind === 'operator' && token.operator !== CLOSE)
}
