import { describe } from 'vitest'
import { content } from '../src/content.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-055 TPL-074
describe('media', () => testFixtures('media', [content]))
