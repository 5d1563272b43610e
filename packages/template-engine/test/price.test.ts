import { describe } from 'vitest'
import { commerce } from '../src/commerce.ts'
import { i18n } from '../src/i18n.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-115 TPL-116 TPL-117 TPL-118
describe('price', () => testFixtures('price', [commerce, i18n]))
