import type { Family } from '../family/family.ts'
import { definePredicate } from './predicate.ts'

/** Units of measure. */
export const unit: Family = {
  predicates: {
    'units-metric?': definePredicate({
      test: (_, __, { run }) => {
        run.report('not-implemented', '"units-metric?" formatter is not yet implemented')
        return false
      },
    }),
  },
}
