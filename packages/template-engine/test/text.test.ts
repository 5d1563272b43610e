import { describe } from 'vitest'
import { core } from '../src/core.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-068
describe('text', () => testFixtures('text', [core]))
