import { describe } from 'vitest'
import { commerce } from '../src/commerce.ts'
import { i18n } from '../src/i18n.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-075 TPL-076
describe('summary', () => testFixtures('summary', [commerce, i18n]))
