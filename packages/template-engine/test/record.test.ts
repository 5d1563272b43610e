import { describe } from 'vitest'
import { content } from '../src/content.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-039 TPL-051 TPL-053
describe('record', () => testFixtures('record', [content]))
