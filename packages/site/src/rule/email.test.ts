import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail } from './email.ts'

describe('an email address', () => {
  // spec: FRM-045
  test.each([
    ['ada@example.com', true],
    ['ada.lovelace+news@mail.example.co', true],
    ["o'neil_x-1@sub-domain.example.info", true],
    ['a@b.42', true],
    ['Ada.Lovelace@EXAMPLE.Com', true],
    ['ada@example.museum', false],
    ['ada@example.c', false],
    ['ada@example', false],
    ['ada@', false],
    ['@example.com', false],
    ['ada@@example.com', false],
    ['.ada@example.com', false],
    ['ada..l@example.com', false],
    ['ada l@example.com', false],
    ['ada@-example.com', false],
    ['ada@example-.com', false],
    ['ada@exa_mple.com', false],
    [' ada@example.com', false],
    ['ada@example.com\n', false],
    ['', false],
    [undefined, false],
    [7, false],
  ])('%j is valid: %s', (value, expected) => {
    expect(isEmail(value)).toBe(expected)
  })

  // spec: FRM-045
  test('has 3 to 256 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
    expect(isEmail(ofLength(256))).toBe(true)
    expect(isEmail(ofLength(257))).toBe(false)
  })

  test.each([
    ['ada@example.museum', true],
    ['ada@example.xn--p1ai', true],
    ['ada@example.com', true],
    ['ada@EXAMPLE.COM', true],
    ['ada@example.42', false],
    ['ada@example', false],
  ])('with any ending allowed, %j is valid: %s', (value, expected) => {
    expect(isEmail(value, { ending: 'any' })).toBe(expected)
  })

  // A pattern that goes back over what it has taken needs minutes for these, and is stopped.
  test.each([
    ['one atom', 'a'.repeat(256)],
    ['atoms', 'a.'.repeat(128)],
    ['atoms and nothing behind them', `${'a.'.repeat(127)}@`],
    ['signs', `${'!'.repeat(255)}@`],
    ['a label with hyphens', `a@${'a-'.repeat(127)}`],
    ['one label', `a@${'a'.repeat(254)}`],
    ['labels', `a@${'a.'.repeat(127)}`],
    ['labels with hyphens, and a sign', `a@${'a-a.'.repeat(63)}!`],
    ['a long ending', `a@a.${'a'.repeat(252)}`],
    ['an encoded ending with hyphens', `a@a.xn--${'a-'.repeat(124)}`],
  ])('of the right length is refused without a search: %s', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(256)
    const context = createContext({ isEmail, text })
    for (const ending of ['short', 'any']) {
      const isValid: unknown = runInContext(`isEmail(text, { ending: '${ending}' })`, context, {
        timeout: 10_000,
      })
      expect(isValid).toBe(false)
    }
  })

  test('needs an at sign, and is valid whenever its parts are plain', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,20}$/)
    const ending = fc.stringMatching(/^[a-z0-9]{2,4}$/)
    fc.assert(
      fc.property(word, word, ending, (local, domain, last) => {
        expect(isEmail(`${local}@${domain}.${last}`)).toBe(true)
        expect(isEmail(`${local}.${domain}.${last}`)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})
