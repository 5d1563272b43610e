import { definePredicate, type Predicate } from './predicate.ts'
import type { Scope } from '../4-render/scope.ts'

type Test = (value: unknown, scope: Scope) => boolean

/** A predicate without arguments. */
export const asking = (test: Test): Predicate =>
  definePredicate({ arity: [0, 0], test: (value, _, scope) => test(value, scope) })

/** Predicates that differ in a word: `each('is-', ['a', 'b'], …)` are `is-a?` and `is-b?`. */
export const each = (
  prefix: string,
  words: readonly string[],
  about: (word: string) => Test,
): Readonly<Record<string, Predicate>> =>
  Object.fromEntries(words.map((word) => [`${prefix}${word}?`, asking(about(word))]))
