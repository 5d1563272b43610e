import { describe } from 'vitest'
import { content } from '../src/content.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-051
describe('item', () => testFixtures('item', [content]))
