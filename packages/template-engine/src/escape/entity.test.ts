import { expect, test } from 'vitest'
import { unescape } from './entity.ts'

test.each([
  ['java&Tab;script&colon;', 'java\tscript:'],
  ['&#x6a;&#97;', 'ja'],
  // Names of HTML that mean nothing in an address, and a name that every object has.
  ['&eacute;&valueOf;', '&eacute;&valueOf;'],
])('%s is read as %j', (text, read) => {
  expect(unescape(text)).toBe(read)
})
