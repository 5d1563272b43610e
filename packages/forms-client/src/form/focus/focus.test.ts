import { expect, test } from 'vitest'
import { focusAfterFailure } from './focus.ts'

const one = [{ id: 'mail', name: 'Email', text: 'Wrong.' }]
const two = [...one, { id: 'name', name: 'Name', text: 'Missing.' }]

test.each([
  ['auto', one, 'first-field'],
  ['auto', two, 'summary'],
  ['auto', [], 'summary'],
  ['first-field', two, 'first-field'],
  ['first-field', [], 'summary'],
  ['summary', one, 'summary'],
  ['none', one, 'none'],
  ['none', [], 'none'],
] as const)('the place %s of the focus is, with %j, the %s', (target, problems, place) => {
  expect(focusAfterFailure(target, { problems })).toBe(place)
})
