import type { Predicates } from './predicate.ts'
import { asking } from './asking.ts'
import { isTruthy, numberOf } from '../4-render/value.ts'

/** Questions about a count, and whether the site is being debugged. */
export const number: Predicates = {
  predicates: {
    'plural?': asking((value) => numberOf(value) > 1),
    'singular?': asking((value) => numberOf(value) === 1),
    'debug?': asking((_, scope) => isTruthy(scope.lookup('debug'))),
  },
}
