import { describe } from 'vitest'
import { text } from '../src/core/formatters/text.ts'
import { comparison } from '../src/core/predicates/comparison.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-001 TPL-004 TPL-005 TPL-011 TPL-012 TPL-013 TPL-014 TPL-015
describe('the language', () => testFixtures('language', [text, comparison]))
