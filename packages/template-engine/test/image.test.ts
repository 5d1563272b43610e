import { describe } from 'vitest'
import { content } from '../src/content.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-054 TPL-092 TPL-093
describe('image', () => testFixtures('image', [content]))
