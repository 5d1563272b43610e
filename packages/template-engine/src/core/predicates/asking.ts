import { definePredicate, type Predicate } from '../predicate.ts'
import type { Scope } from '../scope.ts'

/** A predicate without arguments. */
export const asking = (test: (value: unknown, scope: Scope) => boolean): Predicate =>
  definePredicate({ arity: [0, 0], test: (value, _, scope) => test(value, scope) })
