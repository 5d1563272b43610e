import { describe } from 'vitest'
import { i18n } from '../src/i18n.ts'
import { testFixtures } from './fixture.ts'

describe('message', () => testFixtures('message', [i18n]))
