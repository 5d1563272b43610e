import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { form, hit, overlay, recordingId, validation, versionOneEvent } from './endpoint.contract.ts'

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success

describe('a hit', () => {
  const sent = { event: '1', data: '{"a":1}', ss_cvr: '' }

  test.each(['1', '2', '10', '20', '21'])('has an event, as %s', (event) => {
    expect(accepts(hit, { ...sent, event })).toBe(true)
  })

  test.each([{ event: '3' }, { event: '' }, { event: 1 }, { ss_cvr: undefined }, { more: '' }])(
    'has no %j',
    (changes) => {
      expect(accepts(hit, { ...sent, ...changes })).toBe(false)
    },
  )

  test.each(['[]', 'null', '1', '"text"', '{', '', undefined])('has data that are no %j', (data) => {
    expect(accepts(hit, { ...sent, data })).toBe(false)
  })
})

test('data that are no object are named so', () => {
  const { error } = versionOneEvent.safeParse({ crumb: 'c', event: 'e', data: '[]' })
  expect(error?.issues).toMatchObject([{ path: ['data'], message: 'Expected the text of a JSON object' }])
})

describe('a call of a page', () => {
  const page = { visitorCookie: '', pageTitle: 'Mug', pagePath: '/mug' }

  test.each(['i', 'c'])('has content of an item or a collection: %s', (contentSource) => {
    expect(accepts(form, { ...page, formId: '1', contentSource })).toBe(true)
  })

  test.each([{ contentSource: '' }, { formId: undefined }, { pagePath: undefined }, { more: '' }])(
    'of a form has no %j',
    (changes) => {
      expect(accepts(form, { ...page, formId: '1', ...changes })).toBe(false)
    },
  )

  test.each([
    ['render', true],
    ['close', true],
    ['submit', true],
    ['', false],
    ['open', false],
  ])('of an overlay has the event %j: %s', (event, expected) => {
    expect(accepts(overlay, { ...page, event })).toBe(expected)
  })
})

test.each([
  [{ valid: true }, { valid: true, errors: [] }],
  [
    { valid: false, errors: ['a'] },
    { valid: false, errors: ['a'] },
  ],
  [{ errors: [] }, undefined],
])('the validation %j reads as %j', (answer, read) => {
  expect(validation.safeParse(answer).data).toEqual(read)
})

test.each([
  ['recording-1', true],
  [{ id: 'recording-1' }, true],
  [{}, false],
  [{ id: 1 }, false],
])('%j has the id of a recording: %s', (answer, expected) => {
  expect(accepts(recordingId, answer)).toBe(expected)
})
