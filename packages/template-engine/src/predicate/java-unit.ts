import { definePredicate, type Predicates } from './predicate.ts'

/** Units of measure in the Java implementation of the language. */
export const javaUnit: Predicates = {
  predicates: { 'units-metric?': definePredicate({ test: () => true, arity: [0, 0] }) },
}
