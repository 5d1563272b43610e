import type { Arguments } from '../formatter/formatter.ts'
import type { Scope } from '../4-render/scope.ts'

/** Answers yes or no about the current value: `{.even?}`, `{.equal? a 1}`. */
export interface Predicate<Args = unknown> {
  /** How few and how many arguments make sense; others are answered with a warning. */
  readonly arity?: readonly [least: number, most: number]
  /** Reads the arguments once, before the first rendering. Without it, `args` is the list of texts. */
  parse?(this: void, args: Arguments): Args
  /** `value` is the current value, `scope` the current scope. It may throw: the answer is no, and a diagnostic says why. */
  test(this: void, value: unknown, args: Args, scope: Scope): boolean
}

/** Gives a predicate its types: those of its arguments come from `parse`. */
export function definePredicate<Args = readonly string[]>(predicate: Predicate<Args>): Predicate {
  return predicate
}
