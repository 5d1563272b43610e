import type { Arguments } from '../2-parse/arguments.ts'
import { parseOperand, parseReferenceOperand, type Operand } from './operand.ts'
import { definePredicate, type Predicate, type Predicates } from './predicate.ts'
import type { Run } from '../4-render/scope.ts'
import { compare, isEqual } from '../4-render/value.ts'

const operands = ({ list }: Arguments): readonly Operand[] => list.slice(0, 2).map(parseOperand)

/** More than two count as one. */
const divisor = ({ list }: Arguments): readonly Operand[] =>
  list.slice(0, list.length === 2 ? 2 : 1).map(parseOperand)

const isMultiple = (number: unknown, divisor: unknown): boolean =>
  Number.isInteger(number) && Number.isInteger(divisor) && Number(number) % Number(divisor) === 0

/** Compares two arguments, or the current value with one. Without any, the answer is no. */
function comparing(holds: (left: unknown, right: unknown, run: Run) => boolean, parse = operands): Predicate {
  return definePredicate({
    arity: [1, 2],
    parse,
    test: (value, [first, second], scope) => {
      if (!first) return false
      return second ? holds(first(scope), second(scope), scope.run) : holds(value, first(scope), scope.run)
    },
  })
}

/** Checks whether |n| mod 2 is `remainder`. */
function parity(remainder: 0 | 1): Predicate {
  return definePredicate({
    arity: [0, 1],
    parse: ({ list: [name] }) => (name === undefined ? undefined : parseReferenceOperand(name)),
    test: (value, operand, scope) => {
      const number = operand ? operand(scope) : value
      return typeof number === 'number' && Math.abs(number) % 2 === remainder
    },
  })
}

/** Comparisons of values with each other and with literals. */
export const comparison: Predicates = {
  predicates: {
    'equal?': comparing(isEqual),
    'notEqual?': comparing((left, right, run) => !isEqual(left, right, run)),
    'greaterThan?': comparing((left, right, run) => compare(left, right, run) > 0),
    'greaterThanOrEqual?': comparing((left, right, run) => compare(left, right, run) >= 0),
    'lessThan?': comparing((left, right, run) => compare(left, right, run) < 0),
    'lessThanOrEqual?': comparing((left, right, run) => compare(left, right, run) <= 0),
    'nth?': comparing(isMultiple, divisor),
    'even?': parity(0),
    'odd?': parity(1),
  },
}
