import { describe } from 'vitest'
import { comparison } from '../src/core/predicates/comparison.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-031
describe('comparison', () => testFixtures('comparison', [comparison]))
