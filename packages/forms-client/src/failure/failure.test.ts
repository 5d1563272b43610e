import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { failureText, fieldsFailure, fieldsOf, saveFailure } from './failure.ts'

const refused = (status: number, body: unknown) =>
  saveFailure({ kind: 'refused', status, body }, (id) => id !== 'source')
const textOf = (status: number, body: unknown) => failureText(refused(status, body), messages)

describe('the reason why a form was not saved', () => {
  test.each([
    [401, 'not-signed-in'],
    [404, 'not-configured'],
    [429, 'too-many'],
    [500, 'server-down'],
    [409, 'other'],
  ])('is the one of the status %i, whatever its body says about fields', (status, kind) => {
    expect(refused(status, { errors: { mail: 'Taken.' }, error: 'No.' }).kind).toBe(kind)
  })

  test.each([
    [400, { error: 'Closed.' }, 'Closed.'],
    [409, { error: 'Closed.' }, 'Closed.'],
    [409, { data: { error: 'Closed.' } }, 'Closed.'],
    [409, { error: '' }, 'Unknown error, please try again later.'],
    [400, { errors: {} }, 'Unknown error, please try again later.'],
    [400, { errors: { mail: '' } }, 'Unknown error, please try again later.'],
    [200, { errors: { other: 'No.' } }, 'One or more fields is invalid, please check your entries.'],
    [200, { errors: 'No.' }, 'Unknown error, please try again later.'],
    [500, { error: 'Closed.' }, 'Unable to send form. Please try again later.'],
  ])('of the status %i with %j has the text %j', (status, body, text) => {
    expect(textOf(status, body)).toBe(text)
  })

  test('is unknown without a status, and none if the caller gave up', () => {
    const network = { kind: 'network', cause: 'offline' } as const
    expect(saveFailure(network, () => true)).toEqual({ kind: 'other', cause: network })
    expect(saveFailure({ kind: 'aborted' }, () => true)).toEqual({ kind: 'aborted' })
    expect(failureText({ kind: 'aborted' }, messages)).toBeUndefined()
  })

  test('has the texts of fields that are shown by field, and the others beside that of the form', () => {
    const failure = refused(400, { errors: { mail: ['Taken.', 'Too long.'], source: 'Unknown.' } })
    expect(failure).toEqual({
      kind: 'fields-invalid',
      problems: new Map([['mail', { kind: 'refused', by: 'server', text: 'Taken.' }]]),
      unplaced: ['Unknown.'],
    })
  })
})

test('an answer that is wrong, whose field is not shown, has a text beside that of the form if it has one', () => {
  const found = [
    ['mail', { kind: 'email' }],
    ['source', { kind: 'refused', by: 'host', text: 'Unknown.' }],
    ['note', { kind: 'too-long' }],
  ] as const
  expect(fieldsFailure(found, (id) => id === 'mail')).toEqual({
    kind: 'fields-invalid',
    problems: new Map([['mail', { kind: 'email' }]]),
    unplaced: ['Unknown.'],
  })
})

test.each([
  [{ key: 'a' }, { key: 'a' }],
  [{ data: { key: 'a' } }, { data: { key: 'a' }, key: 'a' }],
  [
    { data: { key: 'a' }, key: 'b' },
    { data: { key: 'a' }, key: 'b' },
  ],
  ['x', {}],
  [undefined, {}],
])('the fields of the answer %j are %j', (body, fields) => {
  expect(fieldsOf(body)).toEqual(fields)
})

test.each([
  [refused(400, { error: 'x'.repeat(5_000_000) })],
  [refused(400, { errors: { source: 'x'.repeat(9000) } })],
])('a text of any length from a server is shown with at most 500 characters', (failure) => {
  const text = failureText(failure, messages)
  expect(text).toHaveLength(500)
  expect(text?.endsWith('…')).toBe(true)
})

test('a text about a field is shown with at most 500 characters', () => {
  const failure = refused(400, { errors: { mail: '😀'.repeat(1_000_000) } })
  const problem = failure.kind === 'fields-invalid' ? failure.problems.get('mail') : undefined
  const text = problem?.kind === 'refused' ? problem.text : ''
  expect(text.length).toBeLessThanOrEqual(500)
  expect(text).toBe(`${'😀'.repeat(249)}…`)
})
