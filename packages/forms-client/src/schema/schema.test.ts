import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { defineForm } from '../index.ts'
import { toZod } from './schema.ts'

const schema = toZod(
  defineForm({
    id: 'f',
    fields: [
      { id: 'mail', kind: 'email', required: true },
      { id: 'about', kind: 'section' },
      { id: 'name', kind: 'name' },
      { id: 'rating', kind: 'likert', options: ['Fast?'] },
    ],
  }),
)
const values = { mail: 'ada@example.com', name: ['Ada', 'Lovelace'], rating: { 'Fast?': '2' } }

test('a schema takes the answers of its form, with their types', () => {
  expect(z.parse(schema, values)).toEqual(values)
  expectTypeOf<z.output<typeof schema>>().toHaveProperty('mail').toEqualTypeOf<string>()
})

test('a schema refuses an answer with the text of the form', () => {
  const read = z.safeParse(schema, { ...values, mail: 'ada' })
  expect(read.error?.issues).toMatchObject([
    {
      path: ['mail'],
      message: 'Email is not valid. Email addresses should follow the format user@domain.com.',
    },
  ])
})

test('a schema has the text of the package where a translation is missing', () => {
  const definition = defineForm({ id: 'f', fields: [{ id: 'mail', kind: 'email' }] })
  const translated = toZod(definition, { messages: { 'form.error.email': undefined } as never })
  expect(z.safeParse(translated, { mail: 'ada' }).error?.issues[0]?.message).toMatch('Email is not valid.')
})

test('a schema refuses an answer of another shape', () => {
  expect(z.safeParse(schema, { ...values, name: 'Ada' }).success).toBe(false)
})
