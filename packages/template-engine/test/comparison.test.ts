import { describe } from 'vitest'
import { comparison } from '../src/core/predicates/comparison.ts'
import { testFixtures } from './fixture.ts'

describe('comparison', () => testFixtures('comparison', [comparison]))
