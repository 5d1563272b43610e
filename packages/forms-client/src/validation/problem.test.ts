import { describe, expect, test } from 'vitest'
import type { Field, FieldValue } from '../index.ts'
import { checkField, problemText } from './problem.ts'
import { messages } from '../messages.ts'
import { emptyValue } from '../kind/field.ts'

function errorOf(field: Field, value: FieldValue, rules = {}) {
  const problem = checkField(field, value, rules)
  return problem && problemText(problem, messages)
}

describe('checking', () => {
  const limited: Field = { id: 'a', kind: 'textarea', maxLength: 5, required: true }

  // spec: FRM-041
  test('refuses a textarea that is longer than its limit', () => {
    expect(errorOf(limited, '12345')).toBeUndefined()
    expect(errorOf(limited, '123456')).toBe('You have exceeded the character limit.')
    expect(errorOf({ ...limited, maxLength: 1 }, '12')).toBe('You have exceeded the character limit.')
  })

  // spec: FRM-042
  test.each([
    { id: 'a', kind: 'email' },
    { id: 'a', kind: 'textarea', maxLength: 5 },
    { id: 'a', kind: 'name' },
    { id: 'a', kind: 'likert', options: ['Fast?'] },
    { id: 'a', kind: 'checkbox', options: ['x'] },
  ] as const)('passes an empty optional field: $kind', (field) => {
    expect(errorOf(field, emptyValue(field), { requiredText: 'Fill this in.' })).toBeUndefined()
  })

  // spec: FRM-043
  test('skips a section', () => {
    const section: Field = { id: 'a', kind: 'section', required: true }
    expect(errorOf(section, '', { requiredText: 'Fill this in.' })).toBeUndefined()
  })

  // spec: FRM-044
  test('refuses an email that is none, unless it is optional and empty', () => {
    const text = 'Email is not valid. Email addresses should follow the format user@domain.com.'
    expect(errorOf({ id: 'a', kind: 'email' }, 'ada@example')).toBe(text)
    expect(errorOf({ id: 'a', kind: 'email', required: true }, '')).toBe(text)
    expect(errorOf({ id: 'a', kind: 'email' }, '  ')).toBeUndefined()
    expect(errorOf({ id: 'a', kind: 'email' }, ' ada@example.com ')).toBeUndefined()
  })

  // spec: FRM-045
  test('refuses a top-level domain of more than four characters, unless the host accepts any', () => {
    const email: Field = { id: 'a', kind: 'email' }
    expect(errorOf(email, 'ada@example.info')).toBeUndefined()
    expect(errorOf(email, 'ada@example.photography')).toMatch('Email is not valid.')
    expect(errorOf(email, 'ada@example.photography', { emailEnding: 'any' })).toBeUndefined()
  })

  test('is linear in time for an email of 100,000 characters', () => {
    expect(errorOf({ id: 'a', kind: 'email' }, `${'a.'.repeat(50_000)}@`)).toMatch('Email is not valid.')
  })

  // spec: FRM-015
  test('leaves a required field that is empty to the server, unless the host has a text for it', () => {
    const field: Field = { id: 'a', kind: 'text', required: true }
    expect(errorOf(field, '')).toBeUndefined()
    expect(checkField(field, '', { requiredText: 'Fill this in.' })).toEqual({
      kind: 'refused',
      by: 'host',
      text: 'Fill this in.',
    })
  })
})

describe('a required answer, where the host has a text for it,', () => {
  test.each([
    ['text', '   ', 'missing'],
    ['text', ' a ', 'complete'],
    ['name', ['', 'Last'], 'missing'],
    ['name', ['First', 'Last'], 'complete'],
    ['name', ['Suharto', ''], 'complete'],
    ['date', ['5', '', ''], 'missing'],
    ['date', ['5', '6'], 'missing'],
    ['time', ['9', '30', '', 'AM'], 'complete'],
    ['time', ['9', '30', '00', ''], 'missing'],
    ['address', ['1 Main St', '', 'Leeds', '', 'LS1', 'UK'], 'complete'],
    ['address', ['1 Queensway', '', 'Hong Kong', '', '', 'China'], 'complete'],
    ['address', ['1 Main St', '', '', '', 'LS1', 'UK'], 'missing'],
    ['phone', ['212', '555', ' '], 'missing'],
    ['checkbox', [], 'missing'],
    ['checkbox', ['x'], 'complete'],
    ['likert', { 'Fast?': '2' }, 'missing'],
    ['likert', { 'Fast?': '2', 'Kind?': '0' }, 'complete'],
  ] as const)('of the kind %s, %j, is %s', (kind, value, state) => {
    const options = kind === 'checkbox' ? ['x'] : ['Fast?', 'Kind?']
    const field = { id: 'a', kind, options, required: true } as Field
    expect(errorOf(field, value, { requiredText: 'Missing.' })).toBe(
      state === 'missing' ? 'Missing.' : undefined,
    )
    expect(errorOf(field, value)).toBeUndefined()
  })
})
