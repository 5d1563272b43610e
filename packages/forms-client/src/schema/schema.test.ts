import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { defineForm, type Field } from '../index.ts'
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

test.each<[Field, right: unknown, wrong: unknown]>([
  [{ id: 'a', kind: 'date' }, ['1', '2', '2026'], '1/2/2026'],
  [{ id: 'a', kind: 'time' }, ['9', '30', '', 'AM'], '9:30'],
  [{ id: 'a', kind: 'name' }, ['Ada', 'Lovelace'], 'Ada'],
  [{ id: 'a', kind: 'address' }, ['1 Main St'], '1 Main St'],
  [{ id: 'a', kind: 'phone' }, ['212', '555', '0100'], '2125550100'],
  [{ id: 'a', kind: 'checkbox', options: ['x'] }, ['x'], 'x'],
  [{ id: 'a', kind: 'radio', options: ['x'] }, 'x', ['x']],
  [{ id: 'a', kind: 'likert', options: ['Fast?'] }, { 'Fast?': '2' }, '2'],
  [{ id: 'a', kind: 'text' }, 'x', ['x']],
])('a schema for %j takes %j, and not %j', (field, right, wrong) => {
  const one = toZod({ id: 'f', fields: [field] })
  expect([right, wrong].map((a) => z.safeParse(one, { a }).success)).toEqual([true, false])
})

test('a schema refuses a required answer that is empty where the page has a text for it', () => {
  const definition = defineForm({ id: 'f', fields: [{ id: 'a', kind: 'text', required: true }] })
  const strict = toZod(definition, { requiredText: 'Fill this in.' })
  expect(z.safeParse(strict, { a: ' ' }).error?.issues[0]?.message).toBe('Fill this in.')
  expect(z.safeParse(toZod(definition), { a: ' ' }).success).toBe(true)
})
