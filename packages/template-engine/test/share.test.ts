import { describe } from 'vitest'
import { i18n } from '../src/i18n.ts'
import { social } from '../src/social.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-051 TPL-053 TPL-056 TPL-064
describe('share', () => testFixtures('share', [social, i18n]))
