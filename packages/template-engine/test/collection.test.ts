import { describe } from 'vitest'
import { content } from '../src/content.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-033 TPL-034 TPL-035 TPL-036 TPL-037 TPL-038 TPL-051 TPL-052 TPL-053
describe('collection', () => testFixtures('collection', [content]))
