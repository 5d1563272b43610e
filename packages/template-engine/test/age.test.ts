import { describe } from 'vitest'
import { i18n } from '../src/i18n.ts'
import { social } from '../src/social.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-066 TPL-067
describe('age', () => testFixtures('age', [social, i18n]))
