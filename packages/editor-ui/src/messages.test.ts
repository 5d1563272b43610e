import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import { messages } from './catalogue.ts'
import { confirmMessages, fillMessage, tagMessages, type MessageValues } from './messages.ts'

test('each message is in one group, and in the catalogue', () => {
  const source = readFileSync(new URL('./messages.ts', import.meta.url), 'utf8')
  const keys = [...source.matchAll(/^ {2}'?(editor[.\w-]+)'?:/gm)].map(([, key]) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(Object.keys(messages).sort()).toEqual(keys.toSorted())
})

test('a message needs a value for each of its placeholders, and no other', () => {
  expectTypeOf<MessageValues<'editor.validation.fileSize'>>().toEqualTypeOf<
    Readonly<Record<'fileName' | 'maxSize', string | number>>
  >()
})

test('values that hold braces or dollar signs stay as they are', () => {
  const tagType = '{tagType} $& $1 {constructor}'
  expect(fillMessage(tagMessages, 'editor.validation.tagExists', { tagType })).toBe(
    'This {tagType} $& $1 {constructor} already exists',
  )
})

test('the texts of the specification are exact', () => {
  expect(confirmMessages['editor.confirm.no']).toBe('Cancel')
  const exact: Partial<Record<keyof typeof messages, string>> = {
    'editor.validation.option': '{val} is not one of the expected options',
    'editor.error.generic': 'Something went wrong',
    'editor.error.network': 'Network error',
    'editor.error.load': 'Unable to load. Try again.',
    'editor.error.results': 'Unable to load results',
    'editor.error.collections': 'Unable to load collections',
    'editor.error.content': 'Unable to locate content',
    'editor.error.connect': 'Unable to connect. Please try again',
  }
  expect(messages).toMatchObject(exact)
})
