/** Value of an expression. */
export type Value = number | string | boolean | null

type Apply = (...operands: Value[]) => Value

/** An operator, a function, or a mark that orders its neighbours. */
export interface Operator {
  /** As it is written. */
  readonly text: string
  /** How tight it binds. */
  readonly precedence: number
  /** As messages and the dump of an expression call it. */
  readonly name: string
  /** How many operands it takes; 0 for a function, which takes all there are. */
  readonly arity: number
  readonly apply: Apply
}

const LITERAL = /^([+-]?)(0x[\da-f]+|\d+(?:\.\d*)?(?:e[+-]?\d+)?)$/i

/** The number of a value; a text must be one complete literal, with or without a sign. */
function toNumber(value: Value): number {
  if (typeof value !== 'string' || value === '') return Number(value)
  const [, sign, digits = NaN] = LITERAL.exec(value) ?? []
  return Number(digits) * (sign === '-' ? -1 : 1)
}

const numeric =
  (apply: (left: number, right: number) => number): Apply =>
  (left, right) =>
    apply(toNumber(left), toNumber(right))

/** Compares any two values as JavaScript does: texts by their code units, all else as numbers. */
const ordering = (holds: (left: number, right: number) => boolean) => holds as Apply

const add: Apply = (left, right) =>
  typeof left === 'string' || typeof right === 'string'
    ? String(left) + String(right)
    : toNumber(left) + toNumber(right)

function isLooselyEqual(left: Value, right: Value): boolean {
  if (typeof left === typeof right || left === null || right === null) return left === right
  return Number(left) === Number(right)
}

// Every comparison with NaN is false: the later value wins.
const greatest = (a: number, b: number): number => (a > b ? a : b)
const least = (a: number, b: number): number => (a < b ? a : b)

/** Of what is dealt with where it is met. */
const none: Apply = () => null

type Row = readonly [text: string, precedence: number, apply: Apply, name?: string]

const table = (arity: number, rows: readonly Row[]): ReadonlyMap<string, Operator> =>
  new Map(
    rows.map(([text, precedence, apply, name = text]) => [text, { text, precedence, name, arity, apply }]),
  )

/** Operators before one operand. `+` and `-` are these at the beginning and behind any operator but `)`. */
export const PREFIX = table(1, [
  ['+', 17, toNumber, 'unary plus'],
  ['-', 17, (operand) => -toNumber(operand), 'unary minus'],
  ['!', 17, (operand) => !operand, 'logical not'],
  ['~', 17, (operand) => ~toNumber(operand), 'bitwise not'],
])

/** Operators between two operands, and marks. */
export const INFIX = table(2, [
  ['**', 16, numeric(Math.pow), 'exponent'],
  ['*', 15, numeric((left, right) => left * right), 'multiply'],
  ['/', 15, numeric((left, right) => left / right), 'divide'],
  ['%', 15, numeric((left, right) => left % right), 'modulus'],
  ['+', 14, add, 'add'],
  ['-', 14, numeric((left, right) => left - right), 'subtract'],
  ['<<', 13, numeric((left, right) => left << right), 'left shift'],
  ['>>', 13, numeric((left, right) => left >> right), 'right shift'],
  ['<', 12, ordering((left, right) => left < right), 'less than'],
  ['<=', 12, ordering((left, right) => left <= right), 'less than or equal'],
  ['>', 12, ordering((left, right) => left > right), 'greater than'],
  ['>=', 12, ordering((left, right) => left >= right), 'greater than or equal'],
  ['==', 11, isLooselyEqual, 'equality'],
  ['!=', 11, (left, right) => !isLooselyEqual(left, right), 'inequality'],
  ['===', 11, (left, right) => left === right, 'strict equality'],
  ['!==', 11, (left, right) => left !== right, 'strict inequality'],
  ['&', 10, numeric((left, right) => left & right), 'bitwise and'],
  ['^', 9, numeric((left, right) => left ^ right), 'bitwise xor'],
  ['|', 8, numeric((left, right) => left | right), 'bitwise or'],
  ['&&', 7, (left, right) => Boolean(left) && Boolean(right), 'logical and'],
  ['||', 6, (left, right) => Boolean(left) || Boolean(right), 'logical or'],
  ['=', 3, none, 'assign'],
  ['(', 0, none],
  [')', 0, none],
  [',', 0, none],
  [';', 0, none],
])

/** Start of the arguments of a call. */
export const ARGS: Operator = { text: '', precedence: 0, name: 'args', arity: 2, apply: none }

/** Functions by name. */
export const FUNCTIONS = table(0, [
  ['max', 18, (...values) => values.map(toNumber).reduce(greatest)],
  ['min', 18, (...values) => values.map(toNumber).reduce(least)],
  ['abs', 18, (value) => Math.abs(toNumber(value))],
  ['num', 18, toNumber],
  ['str', 18, String],
  ['bool', 18, Boolean],
])
