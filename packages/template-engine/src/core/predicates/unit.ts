import type { Family } from '../family.ts'
import { definePredicate } from '../predicate.ts'

/** Units of measure. */
export const unit: Family = {
  predicates: {
    'units-metric?': definePredicate({
      test: (_, __, { run }) => {
        if (run.settings.dialect === 'java') return true
        run.report('not-implemented', '"units-metric?" formatter is not yet implemented')
        return false
      },
    }),
  },
}
