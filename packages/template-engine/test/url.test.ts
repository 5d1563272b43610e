import { describe } from 'vitest'
import { core } from '../src/core.ts'
import { testFixtures } from './fixture.ts'

describe('url', () => testFixtures('url', [core]))
