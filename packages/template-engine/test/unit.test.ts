import { describe } from 'vitest'
import { i18n } from '../src/i18n.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-019
describe('unit', () => testFixtures('unit', [i18n]))
