import type { Family } from '../family/family.ts'
import { definePredicate } from './predicate.ts'
import { isTruthy, numberOf } from '../4-render/value.ts'

/** Questions about a count, and whether the site is being debugged. */
export const number: Family = {
  predicates: {
    'plural?': definePredicate({ test: (value) => numberOf(value) > 1 }),
    'singular?': definePredicate({ test: (value) => numberOf(value) === 1 }),
    'debug?': definePredicate({ test: (_, __, scope) => isTruthy(scope.lookup('debug')) }),
  },
}
