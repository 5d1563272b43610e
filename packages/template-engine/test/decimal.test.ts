import { describe } from 'vitest'
import { i18n } from '../src/i18n.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-003
describe('decimal', () => testFixtures('decimal', [i18n]))
