import { describe } from 'vitest'
import { content } from '../src/content.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-053 TPL-058
describe('slide', () => testFixtures('slide', [content]))
