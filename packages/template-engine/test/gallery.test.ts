import { describe } from 'vitest'
import { content } from '../src/content.ts'
import { testFixtures } from './fixture.ts'

describe('gallery', () => testFixtures('gallery', [content]))
