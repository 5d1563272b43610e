import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['fr', { code: 'fr', name: 'français', custom: false }],
  [' PT-br ', { code: 'pt-BR', name: 'português (Brasil)', custom: false }],
  ['x-Pirate', { code: 'x-pirate', name: 'pirate', custom: true }],
])('%s is a language', (typed, language) => {
  expect(languageOf(typed, ['en'])).toEqual({ ok: true, value: language })
})

test.each([
  ['', 'Nothing is not the code of a language'],
  ['german language', 'german language is not the code of a language'],
  ['EN', 'The site has en already'],
])('%j is refused', (typed, message) => {
  expect(languageOf(typed, ['en'])).toEqual({ ok: false, failure: message })
})
