import { testServerMarkup } from '../../../../tooling/server-markup.ts'
import { entries, parts } from './part-list.test-support.tsx'

// A part that is exported and not in the list fails the test: the other tests of every part read the same list.
testServerMarkup(entries, parts)
