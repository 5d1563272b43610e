import { describe, expect, test } from 'vitest'
import { fieldsKey, fieldsText } from './fields-text.ts'

describe('extra fields', () => {
  test.each([
    [undefined, 'null'],
    [null, 'null'],
    ['', 'null'],
    [{ b: 1, a: 2 }, '{"b":1,"a":2}'],
    ['{"b":1,"a":2}', '{"b":1,"a":2}'],
    ['{"n":12345678901234567890}', '{"n":12345678901234567890}'],
    ['for Ada', '"for Ada"'],
  ])('%j travels as %s', (fields, text) => {
    expect(fieldsText(fields)).toBe(text)
  })

  test.each([
    [{ b: [{ d: 1, c: null }, 2], a: 'x' }, '{"a":"x","b":[{"c":null,"d":1},2]}'],
    ['{"b":1,"a":2}', '{"a":2,"b":1}'],
    ['for Ada', '"for Ada"'],
    [null, 'null'],
    [undefined, 'null'],
  ])('%j is compared as %s', (fields, key) => {
    expect(fieldsKey(fields)).toBe(key)
  })
})
