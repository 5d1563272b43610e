import { describe, expect, expectTypeOf, test } from 'vitest'
import { formSchema, readSubmission } from '../server.ts'
import { defineForm } from '../index.ts'
import { openForm } from '../form/form.test-support.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email', required: true },
    { id: 'about', kind: 'section' },
    { id: 'name', kind: 'name' },
    { id: 'wishes', kind: 'checkbox', options: ['a', 'b'] },
    { id: 'rating', kind: 'likert', options: ['Fast?'] },
    { id: 'more', kind: 'textarea', maxLength: 3, when: { field: 'wishes', is: 'b' } },
  ],
})
const values = {
  mail: 'ada@example.com',
  name: ['Ada', 'Lovelace'],
  wishes: ['a'],
  rating: { 'Fast?': '2' },
  more: '',
}

describe('a submission is read', () => {
  test('from the FormData of an action', async () => {
    const data = new FormData()
    data.append('mail', 'ada@example.com')
    for (const part of values.name) data.append('name', part)
    data.append('wishes', 'a')
    data.append('rating[0]', '2')
    expect(await readSubmission(contact, data)).toEqual({ ok: true, value: values })
  })

  test('from JSON, with its types', async () => {
    const read = await readSubmission(contact, values)
    expect(read).toEqual({ ok: true, value: values })
    if (read.ok) expectTypeOf(read.value.name).toEqualTypeOf<readonly string[]>()
  })

  test('from what a form sends', async () => {
    const { form, server } = openForm(contact, { values })
    await form.submit()
    expect(await readSubmission(contact, server.state.saved[0]!.body)).toEqual({ ok: true, value: values })
  })

  test('from a form that was encoded for an address', async () => {
    const data = new URLSearchParams({ mail: 'ada@example.com' })
    expect(await readSubmission(contact, data)).toMatchObject({
      value: { mail: 'ada@example.com', name: ['', ''], wishes: [] },
    })
  })
})

describe('a submission is refused', () => {
  test('with the text of each field that is wrong', async () => {
    expect(await readSubmission(contact, { ...values, mail: 'ada', name: 7n })).toEqual({
      ok: false,
      failure: {
        errors: {
          mail: 'Email is not valid. Email addresses should follow the format user@domain.com.',
          name: 'Could not parse the form fields, please check your entries.',
        },
      },
    })
  })

  test('by a rule of the page that runs on the server too', async () => {
    const mail = (value: string) => Promise.resolve(value.startsWith('ada') ? 'Taken.' : undefined)
    expect(await readSubmission(contact, values, { checks: { mail } })).toEqual({
      ok: false,
      failure: { errors: { mail: 'Taken.' } },
    })
  })

  test.each([[[]], [{ key: 'k', form: '{"half":' }], [{ key: 'k', form: '[]' }]])(
    'as a whole: %j',
    async (input) => {
      expect(await readSubmission(contact, input)).toEqual({
        ok: false,
        failure: { error: 'Could not parse the form fields, please check your entries.' },
      })
    },
  )

  test('for a file where a text is expected', async () => {
    const data = new FormData()
    data.append('mail', new Blob(['x']), 'x.txt')
    expect(await readSubmission(contact, data)).toMatchObject({ ok: false })
  })
})

test.each([
  [['a', 'b'], 'too long', false],
  [['a'], 'too long', true],
])('a field is checked under its condition: %j, %j', async (wishes, more, ok) => {
  expect((await readSubmission(contact, { ...values, wishes, more })).ok).toBe(ok)
})

test('a form is a Standard Schema', async () => {
  const { validate, vendor } = formSchema(contact)['~standard']
  expect(vendor).toBe('sitewright')
  expect(await validate(values)).toEqual({ value: values })
  expect(await validate({ mail: 'ada' })).toMatchObject({ issues: [{ path: ['mail'] }] })
  expect(await validate(null)).toMatchObject({ issues: [{ path: ['mail'] }] })
})
