import { expect, test } from 'vitest'
import { areEmails, emailProblems, emptyEmailSettings } from './email-settings.ts'

test.each([
  ['', true],
  ['a@example.com', true],
  ['a@example.com, b@example.com,', true],
  [' , ', true],
  ['a@example.com; b@example.com', false],
  ['a@example.com, b', false],
])('%j are emails: %s', (text, expected) => {
  expect(areEmails(text)).toBe(expected)
})

test('names the fields whose addresses are none, and no other', () => {
  expect(emptyEmailSettings).toEqual({ subject: '', to: '', cc: '', bcc: '', body: '' })
  expect(emailProblems(emptyEmailSettings)).toEqual([])
  expect(emailProblems({ subject: 'x', to: 'x', cc: 'a@example.com', bcc: 'x', body: 'x' })).toEqual([
    'to',
    'bcc',
  ])
})

test('a field that is left out, or null, has no problem', () => {
  expect(emailProblems({})).toEqual([])
  expect(emailProblems({ to: null as never, cc: 'x' })).toEqual(['cc'])
})
