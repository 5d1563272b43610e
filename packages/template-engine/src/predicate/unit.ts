import type { Predicates } from './predicate.ts'
import { asking } from './asking.ts'

/** Units of measure. */
export const unit: Predicates = {
  predicates: {
    'units-metric?': asking((_, { run }) => {
      run.report('not-implemented', '"units-metric?" formatter is not yet implemented')
      return false
    }),
  },
}
