import type { Family } from '../family/family.ts'
import { asking } from './asking.ts'

/** Units of measure. */
export const unit: Family = {
  predicates: {
    'units-metric?': asking((_, { run }) => {
      run.report('not-implemented', '"units-metric?" formatter is not yet implemented')
      return false
    }),
  },
}
