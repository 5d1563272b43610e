import { describe } from 'vitest'
import { commerce } from '../src/commerce.ts'
import { i18n } from '../src/i18n.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-074
describe('cart', () => testFixtures('cart', [commerce, i18n]))
