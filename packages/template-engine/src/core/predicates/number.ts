import type { Family } from '../family.ts'
import { parseOperand } from '../operand.ts'
import { definePredicate } from '../predicate.ts'
import { isTruthy, numberOf } from '../value.ts'

const nth = definePredicate({
  arity: [1, 2],
  parse: ({ list }) => (list.length === 2 ? list : list.slice(0, 1)).map(parseOperand),
  test: (value, [first, second], scope) => {
    const number = second ? first?.(scope) : value
    const divisor = (second ?? first)?.(scope)
    return Number.isInteger(number) && Number.isInteger(divisor) && Number(number) % Number(divisor) === 0
  },
})

/** Questions about a count, and whether the site is being debugged. */
export const number: Family = {
  predicates: {
    'nth?': nth,
    'plural?': definePredicate({ test: (value) => numberOf(value) > 1 }),
    'singular?': definePredicate({ test: (value) => numberOf(value) === 1 }),
    'debug?': definePredicate({ test: (_, __, scope) => isTruthy(scope.lookup('debug')) }),
  },
}
