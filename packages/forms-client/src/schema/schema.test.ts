import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { defineForm, type Field } from '../index.ts'
import { kinds } from '../kind/kind.ts'
import { readSubmission } from '../server.ts'
import { toZod } from './schema.ts'

const fieldKinds = Object.keys(kinds)

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
  expect(z.safeParse(schema, { ...values, name: { first: 'Ada' } }).success).toBe(false)
  expect(z.safeParse(schema, 'ada@example.com').success).toBe(false)
})

test('a schema refuses options that its field does not have', () => {
  const one = toZod({ id: 'f', fields: [{ id: 'a', kind: 'select', options: ['x'] }] })
  expect(['x', '', 'y'].map((a) => z.safeParse(one, { a }).success)).toEqual([true, true, false])
})

test('a schema takes rules of the page beside those of the form', () => {
  const own = schema.check(z.refine(({ name }) => name[0] !== 'Ada', 'Not Ada.'))
  expect(z.safeParse(own, values).error?.issues[0]?.message).toBe('Not Ada.')
  expect(z.safeParse(own, { ...values, name: ['Grace', 'Hopper'] }).success).toBe(true)
})

test('a schema refuses a required answer that is empty, as a server does', () => {
  const definition = defineForm({ id: 'f', fields: [{ id: 'a', kind: 'text', required: true }] })
  const strict = toZod(definition, { requiredText: 'Fill this in.' })
  expect(z.safeParse(strict, { a: ' ' }).error?.issues[0]?.message).toBe('Fill this in.')
  expect(z.safeParse(toZod(definition), { a: ' ' }).success).toBe(false)
})

const text = fc.constantFrom('', ' ', 'x', 'y', 'x\u0000', '2', '-3', 'ada@example.com', 'four')
const answer = fc.oneof(
  text,
  fc.array(text, { maxLength: 5 }),
  fc.dictionary(fc.constantFrom('x', 'y', 'Fast?'), text, { maxKeys: 2 }),
  fc.constantFrom(undefined, null, 7, true, {}, [[]], [null]),
)
const field = (id: string) =>
  fc
    .record({
      kind: fc.constantFrom(...fieldKinds),
      required: fc.boolean(),
      options: fc.constantFrom(['x'], ['x', 'y'], ['Fast?'], []),
      maxLength: fc.constantFrom(0, 3),
      showCountryCode: fc.boolean(),
      isAsked: fc.boolean(),
    })
    .map(
      ({ isAsked, ...settings }) =>
        ({
          id,
          key: '',
          value: 'x',
          ...settings,
          ...(!isAsked && { when: { field: id === 'a' ? 'b' : 'a', is: 'x' } }),
        }) as Field,
    )

test('a schema and the server read all answers alike, in words and values', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(field('a'), field('b')),
      fc.record({ a: answer, b: answer, c: answer }, { requiredKeys: [] }),
      async (fields, body) => {
        const definition = { id: 'f', fields }
        const parsed = z.safeParse(toZod(definition), body)
        const read = await readSubmission(definition, body)
        const refused = parsed.error?.issues.map(({ path, message }) => [path[0], message]) ?? []
        expect(parsed.success ? { ok: true, value: parsed.data } : refused).toEqual(
          read.ok ? read : Object.entries('errors' in read.failure ? read.failure.errors : {}),
        )
      },
    ),
    { numRuns: 2000 },
  )
})
