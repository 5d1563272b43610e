import { expect, test } from 'vitest'
import { formBody } from './form-body.ts'

test('writes fields as a form, and leaves out those that are undefined', () => {
  expect(formBody({ event: 'a b', none: undefined, 'd&e': '=“é”' })).toBe(
    'event=a%20b&d%26e=%3D%E2%80%9C%C3%A9%E2%80%9D',
  )
  expect(formBody({ none: undefined })).toBe('')
})

test('writes half of a surrogate pair as the sign for what cannot be written', () => {
  expect(formBody({ text: '\ud83dx😀' })).toBe('text=%EF%BF%BDx%F0%9F%98%80')
})
