import { describe } from 'vitest'
import { i18n } from '../src/i18n.ts'
import { social } from '../src/social.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-052 TPL-062 TPL-063 TPL-065
describe('link', () => testFixtures('link', [social, i18n]))
