import { describe } from 'vitest'
import { core } from '../src/core.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-069 TPL-070
describe('date', () => testFixtures('date', [core]))
