import type { Arguments } from '../2-parse/arguments.ts'
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

/** Predicates that belong together, by name, with the question mark: `'equal?'`. They are a family, or a part of one. */
export interface Predicates {
  readonly predicates: Readonly<Record<string, Predicate>>
}

/**
 * Gives a predicate its types: those of its arguments come from `parse`.
 *
 * @example
 * ```ts
 * import { createEngine, definePredicate } from '@sitewright/template-engine'
 *
 * const inStock = definePredicate({ test: (_, __, scope) => scope.resolve(['product', 'stock']) !== 0 })
 * const engine = createEngine({ families: [{ predicates: { 'in-stock?': inStock } }] })
 * engine.render('{.in-stock?}yes{.or}no{.end}', { product: { stock: 0 } }).output // no
 * ```
 */
export function definePredicate<Args = readonly string[]>(predicate: Predicate<Args>): Predicate {
  return predicate
}
