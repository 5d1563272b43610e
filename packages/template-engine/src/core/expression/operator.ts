/** What an expression computes with. */
export type Value = number | string | boolean | null

/** An operator: how tight it binds, and what it makes of its operands. */
export interface Operator {
  /** As error messages call it. */
  readonly name: string
  /** As the dump of an expression shows it. */
  readonly short: string
  readonly precedence: number
  readonly isRight?: true
  readonly unary?: (operand: Value) => Value
  readonly binary?: (left: Value, right: Value) => Value
}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)$/
const HEX = /^([+-]?)0x([\da-f]+)$/i

/** The number of a value; a text must be one complete literal, with or without a sign. */
export function toNumber(value: Value): number {
  if (typeof value !== 'string') return Number(value)
  if (value === '') return 0
  const [, sign, hex] = HEX.exec(value) ?? []
  if (hex) return Number.parseInt(hex, 16) * (sign === '-' ? -1 : 1)
  return DECIMAL.test(value) ? Number(value) : NaN
}

export const toBoolean = (value: Value): boolean => Boolean(value)

export const toText = (value: Value): string => String(value)

const numeric =
  (apply: (left: number, right: number) => Value) =>
  (left: Value, right: Value): Value =>
    apply(toNumber(left), toNumber(right))

// As JavaScript compares: two texts by their code units, everything else as numbers.
const ordering =
  (holds: (order: number) => boolean) =>
  (left: Value, right: Value): Value => {
    if (typeof left === 'string' && typeof right === 'string') {
      return holds(left === right ? 0 : left < right ? -1 : 1)
    }
    const difference = Number(left) - Number(right)
    return Number(left) === Number(right) ? holds(0) : !Number.isNaN(difference) && holds(difference)
  }

function isLooselyEqual(left: Value, right: Value): boolean {
  if (typeof left === typeof right || left === null || right === null) return left === right
  return Number(left) === Number(right)
}

const binary = (
  precedence: number,
  name: string,
  short: string,
  apply: (left: Value, right: Value) => Value,
): Operator => ({ name, short, precedence, binary: apply })

const unary = (name: string, short: string, apply: (operand: Value) => Value): Operator => ({
  name,
  short,
  precedence: 17,
  isRight: true,
  unary: apply,
})

/** Concatenates when either side is text; its result is the only one whose length must be watched. */
export const ADD = binary(14, 'add', 'add', (left, right) =>
  typeof left === 'string' || typeof right === 'string'
    ? toText(left) + toText(right)
    : toNumber(left) + toNumber(right),
)

export const ASSIGN: Operator = { name: 'assign', short: 'assign', precedence: 3, isRight: true }
export const OPEN: Operator = { name: 'left paren', short: 'lparen', precedence: 1 }
export const CLOSE: Operator = { name: 'right paren', short: 'rparen', precedence: 1 }
export const COMMA: Operator = { name: 'comma', short: 'comma', precedence: 1 }
export const SEMICOLON: Operator = { name: 'semicolon', short: 'semicolon', precedence: 1 }

/** Operators between two operands, and the punctuation, by how they are written. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['**', { ...binary(16, 'exponent', 'pow', numeric(Math.pow)), isRight: true }],
  [
    '*',
    binary(
      15,
      'multiply',
      'mul',
      numeric((left, right) => left * right),
    ),
  ],
  [
    '/',
    binary(
      15,
      'divide',
      'div',
      numeric((left, right) => left / right),
    ),
  ],
  [
    '%',
    binary(
      15,
      'modulus',
      'mod',
      numeric((left, right) => left % right),
    ),
  ],
  ['+', ADD],
  [
    '-',
    binary(
      14,
      'subtract',
      'sub',
      numeric((left, right) => left - right),
    ),
  ],
  [
    '<<',
    binary(
      13,
      'left shift',
      'shl',
      numeric((left, right) => left << right),
    ),
  ],
  [
    '>>',
    binary(
      13,
      'right shift',
      'shr',
      numeric((left, right) => left >> right),
    ),
  ],
  [
    '<',
    binary(
      12,
      'less than',
      'lt',
      ordering((order) => order < 0),
    ),
  ],
  [
    '<=',
    binary(
      12,
      'less than or equal',
      'lteq',
      ordering((order) => order <= 0),
    ),
  ],
  [
    '>',
    binary(
      12,
      'greater than',
      'gt',
      ordering((order) => order > 0),
    ),
  ],
  [
    '>=',
    binary(
      12,
      'greater than or equal',
      'gteq',
      ordering((order) => order >= 0),
    ),
  ],
  ['==', binary(11, 'equality', 'eq', isLooselyEqual)],
  ['!=', binary(11, 'inequality', 'neq', (left, right) => !isLooselyEqual(left, right))],
  ['===', binary(11, 'strict equality', 'seq', (left, right) => left === right)],
  ['!==', binary(11, 'strict inequality', 'sneq', (left, right) => left !== right)],
  [
    '&',
    binary(
      10,
      'bitwise and',
      'band',
      numeric((left, right) => left & right),
    ),
  ],
  [
    '^',
    binary(
      9,
      'bitwise xor',
      'bxor',
      numeric((left, right) => left ^ right),
    ),
  ],
  [
    '|',
    binary(
      8,
      'bitwise or',
      'bor',
      numeric((left, right) => left | right),
    ),
  ],
  ['&&', binary(7, 'logical and', 'land', (left, right) => toBoolean(left) && toBoolean(right))],
  ['||', binary(6, 'logical or', 'lor', (left, right) => toBoolean(left) || toBoolean(right))],
  ['=', ASSIGN],
  ['(', OPEN],
  [')', CLOSE],
  [',', COMMA],
  [';', SEMICOLON],
])

/** Operators before one operand. `+` and `-` are these at the beginning and behind any operator but `)`. */
export const UNARY: ReadonlyMap<string, Operator> = new Map([
  ['+', unary('unary plus', 'positive', toNumber)],
  ['-', unary('unary minus', 'negative', (operand) => -toNumber(operand))],
  ['!', unary('logical not', 'lnot', (operand) => !toBoolean(operand))],
  ['~', unary('bitwise not', 'bnot', (operand) => ~toNumber(operand))],
])

/** What a name before a parenthesis can be. */
export const FUNCTIONS: ReadonlyMap<string, (args: readonly [Value, ...Value[]]) => Value> = new Map([
  // What compares with NaN loses: the later argument stays.
  ['max', (args) => args.map(toNumber).reduce((most, next) => (most > next ? most : next))],
  ['min', (args) => args.map(toNumber).reduce((least, next) => (least < next ? least : next))],
  ['abs', ([first]) => Math.abs(toNumber(first))],
  ['num', ([first]) => toNumber(first)],
  ['str', ([first]) => toText(first)],
  ['bool', ([first]) => toBoolean(first)],
] as readonly [string, (args: readonly [Value, ...Value[]]) => Value][])
