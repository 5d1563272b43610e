import { describe } from 'vitest'
import { content } from '../src/content.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-091 TPL-094
describe('size', () => testFixtures('size', [content]))
