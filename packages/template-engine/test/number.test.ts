import { describe } from 'vitest'
import { core } from '../src/core.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-031
describe('number', () => testFixtures('number', [core]))
