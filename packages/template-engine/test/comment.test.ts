import { describe } from 'vitest'
import { i18n } from '../src/i18n.ts'
import { social } from '../src/social.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-032 TPL-056 TPL-061
describe('comment', () => testFixtures('comment', [social, i18n]))
