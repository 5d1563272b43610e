import { describe } from 'vitest'
import { i18n } from '../src/i18n.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-003
describe('relative-time', () => testFixtures('relative-time', [i18n]))
