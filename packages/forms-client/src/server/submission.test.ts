import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { formSchema, readRequest, readSubmission } from '../server.ts'
import { defineForm } from '../index.ts'
import { openForm } from '../test-support/form.test-support.ts'

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

test.each([
  ['name', ['', 'Lovelace']],
  ['checkbox', []],
  ['text', ' '],
  ['number', undefined],
] as const)('an answer that is required is refused if it is missing: %s, %j', async (kind, value) => {
  const field = { id: 'a', kind, options: ['x'], required: true } as const
  const definition = defineForm({ id: 'f', fields: [field as never] })
  const read = await readSubmission(definition, { a: value })
  const text = 'One or more fields is invalid, please check your entries.'
  expect(read).toEqual({ ok: false, failure: { errors: { a: text } } })
  const own = await readSubmission(definition, { a: value }, { requiredText: 'Please fill in.' })
  expect(own).toEqual({ ok: false, failure: { errors: { a: 'Please fill in.' } } })
  expect(await readSubmission(definition, { a: value }, { requiredText: undefined })).toEqual(read)
})

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

  test('with all options that were chosen', async () => {
    const data = new URLSearchParams([
      ['mail', 'ada@example.com'],
      ['wishes', 'a'],
      ['wishes', 'b'],
    ])
    expect(await readSubmission(contact, data)).toMatchObject({ value: { wishes: ['a', 'b'] } })
  })

  // spec: FRM-012
  test('with the value of a hidden field that nothing came for', async () => {
    const fields = [{ id: 'source', kind: 'hidden', key: 'q', value: 'shop' }] as const
    expect(await readSubmission({ id: 'f', fields }, {})).toEqual({ ok: true, value: { source: 'shop' } })
    expect(await readSubmission({ id: 'f', fields }, { source: '' })).toEqual({
      ok: true,
      value: { source: '' },
    })
  })

  test.each([{ get: () => 'x' }, { getAll: () => ['x'] }])(
    'from an object with one of the functions of entries, %j',
    async (more) => {
      expect(await readSubmission(contact, { ...values, ...more })).toEqual({ ok: true, value: values })
    },
  )

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

  test('with the answers of a form that a browser has sent, for the page that it loads', async () => {
    const definition = defineForm({
      id: 'f',
      fields: [
        { id: 'mail', kind: 'email' },
        { id: 'wishes', kind: 'checkbox', options: ['a', 'b'] },
        { id: 'secret', kind: 'password' },
        { id: 'about', kind: 'section' },
        { id: 'source', kind: 'hidden', key: '', value: 'shop' },
      ],
    })
    const data = new URLSearchParams({ mail: 'ada@', wishes: 'b', secret: 'hunter2' })
    const read = await readSubmission(definition, data)
    expect(read).toMatchObject({ failure: { errors: { mail: expect.any(String) as string } } })
    const again = !read.ok && 'values' in read.failure ? read.failure.values : undefined
    expect(Object.entries(again ?? {})).toEqual([
      ['mail', 'ada@'],
      ['wishes', ['b']],
    ])
    const body = { key: 'k', form: JSON.stringify({ mail: 'ada@' }) }
    for (const sent of [body, new URLSearchParams(body)]) {
      const own = await readSubmission(definition, sent)
      expect(own.ok ? {} : own.failure).not.toHaveProperty('values')
    }
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

  // `await request.json()` is whatever a stranger has sent.
  test.each([null, 5, true, 'text', ''])('as a whole if its JSON is %j', async (input) => {
    expect(await readSubmission(contact, input)).toEqual(await readSubmission(contact, undefined))
  })

  test('with the texts of the package where a translation is missing', async () => {
    const messages = { 'form.error.parse': undefined, 'form.error.emailSample': undefined } as never
    expect(await readSubmission(contact, [], { messages })).toEqual(await readSubmission(contact, []))
    const wrong = { ...values, mail: 'ada' }
    expect(await readSubmission(contact, wrong, { messages })).toEqual(await readSubmission(contact, wrong))
  })

  test('for a file where a text is expected', async () => {
    const data = new FormData()
    data.append('mail', new Blob(['x']), 'x.txt')
    expect(await readSubmission(contact, data)).toMatchObject({ ok: false })
  })
})

describe('a field under a condition', () => {
  const nested = defineForm({
    id: 'nested',
    fields: [
      { id: 'call', kind: 'radio', options: ['yes', 'no'] },
      { id: 'when', kind: 'radio', options: ['later', 'now'], when: { field: 'call', is: 'yes' } },
      { id: 'mail', kind: 'email', required: true, when: { field: 'when', is: 'later' } },
    ],
  })

  test.each([
    [['a', 'b'], 'too long', false],
    [['a'], 'too long', true],
  ])('is checked if it is asked: %j, %j', async (wishes, more, ok) => {
    expect((await readSubmission(contact, { ...values, wishes, more })).ok).toBe(ok)
  })

  test('is empty if it is not asked, whatever came for it', async () => {
    const mail = vi.fn(() => 'Refused.')
    const hostile = { call: 'no', when: 'later', mail: '<img src=x onerror=alert(1)>' }
    expect(await readSubmission(nested, hostile, { checks: { mail } })).toEqual({
      ok: true,
      value: { call: 'no', when: '', mail: '' },
    })
    expect(mail).not.toHaveBeenCalled()
  })

  test('is asked if the fields it depends on are', async () => {
    expect(await readSubmission(nested, { call: 'yes', when: 'later', mail: 'ada' })).toMatchObject({
      failure: { errors: { mail: expect.stringMatching(/^Email is not valid/) as string } },
    })
  })
})

describe('an answer of the server is', () => {
  const every = defineForm({
    id: 'every',
    fields: [
      { id: 'size', kind: 'select', options: ['S', 'M'] },
      { id: 'topic', kind: 'radio', options: ['Sales', 'Other'] },
      { id: 'wishes', kind: 'checkbox', options: ['a', 'b'] },
      { id: 'rating', kind: 'likert', options: ['Fast?', 'Kind?'] },
      { id: 'date', kind: 'date' },
      { id: 'time', kind: 'time' },
      { id: 'name', kind: 'name' },
      { id: 'address', kind: 'address' },
      { id: 'phone', kind: 'phone' },
      { id: 'abroad', kind: 'phone', showCountryCode: true },
      { id: 'text', kind: 'text' },
    ],
  })
  const read = async (answers: object) => readSubmission(every, answers)

  test.each([
    { size: 'XL' },
    { topic: 'sales' },
    { wishes: ['a', 'zzz'] },
    { rating: { 'Fast?': '3' } },
    { rating: { 'Fast?': '2', 'Rich?': '1' } },
    { date: ['1', '2', '2026', '4'] },
    { time: ['1', '2', '3', 'AM', ''] },
    { name: ['Ada', 'King', 'Lovelace'] },
    { address: ['', '', '', '', '', '', ''] },
    { phone: ['1', '212', '555', '0100'] },
    { abroad: ['1', '212', '555', '0100', ''] },
    { text: {} },
  ])('refused if its field cannot hold it: %j', async (answers) => {
    const [id = ''] = Object.keys(answers)
    expect(await read(answers)).toEqual({
      ok: false,
      failure: { errors: { [id]: 'Could not parse the form fields, please check your entries.' } },
    })
  })

  test.each([
    [{ size: 'M' }, { size: 'M' }],
    [{ topic: '' }, { topic: '' }],
    [{ wishes: ['b', 'a', 'b'] }, { wishes: ['b', 'a'] }],
    [{ rating: { 'Kind?': '-2' } }, { rating: { 'Fast?': '', 'Kind?': '-2' } }],
    [{ date: ['11', '22'] }, { date: ['11', '22', ''] }],
    [{ phone: ['', '212', '555', '0100'] }, { phone: ['212', '555', '0100'] }],
    [{ phone: ['212', '555', '0100'] }, { phone: ['212', '555', '0100'] }],
    [{ abroad: ['212', '555', '0100'] }, { abroad: ['', '212', '555', '0100'] }],
  ])('in the shape of its field: %j', async (answers, expected) => {
    expect(await read(answers)).toMatchObject({ ok: true, value: expected })
  })

  test('without control characters and lone surrogates, and an email without spaces around it', async () => {
    const text = 'a\0b\u001b[c\ud800d\r\ne\tf'
    expect(
      await readSubmission(contact, { ...values, mail: ' ada@example.com ', name: [text] }),
    ).toMatchObject({
      value: { mail: 'ada@example.com', name: ['ab[c\ufffdd\ne\tf', ''] },
    })
  })

  test('the option or the question that the page has sent it for, however that was cleaned', async () => {
    const stored = defineForm({
      id: 'stored',
      fields: [
        { id: 'size', kind: 'select', options: ['S\u0000'] },
        { id: 'wishes', kind: 'checkbox', options: ['a\u0007', 'b'] },
        { id: 'rating', kind: 'likert', options: ['Fast?\u0007'] },
      ],
    })
    const answers = { size: 'S\u0000', wishes: ['a\u0007'], rating: { 'Fast?\u0007': '2' } }
    const { form, server } = openForm(stored, { values: answers })
    await form.submit()
    expect(server.state.saved[0]?.answers).toEqual({ size: 'S', wishes: ['a'], rating: { 'Fast?': '2' } })
    expect(await readSubmission(stored, server.state.saved[0]!.body)).toEqual({ ok: true, value: answers })
  })

  test('cleaned in a way of its own, as on a page that has one', async () => {
    const sanitise = (text: string): string => text.toUpperCase()
    const cleaned = await readSubmission(every, { text: 'abc', size: 's', name: ['Ada'] }, { sanitise })
    expect(cleaned).toMatchObject({ ok: true, value: { text: 'ABC', size: 'S', name: ['ADA', ''] } })
  })

  test('as long as on the page, where a line break is one character', async () => {
    const data = new FormData()
    data.append('mail', 'ada@example.com')
    data.append('wishes', 'b')
    data.append('more', 'a\r\nb')
    expect(await readSubmission(contact, data)).toMatchObject({ value: { more: 'a\nb' } })
  })
})

test('a rule of the server gets the answers of all fields', async () => {
  const mail = vi.fn((_: string, context: { readonly values: object }) => {
    expect(context.values).toEqual(values)
    return undefined
  })
  const read = await readSubmission(contact, values, { checks: { mail } })
  expect(mail).toHaveBeenCalledOnce()
  expect(read).toEqual({ ok: true, value: values })
})

describe('a form with fields called key and form', () => {
  const odd = defineForm({
    id: 'odd',
    fields: [
      { id: 'key', kind: 'text' },
      { id: 'form', kind: 'text' },
    ],
  })

  test('is read from its answers', async () => {
    expect(await readSubmission(odd, { key: 'k', form: '{}' })).toEqual({
      ok: true,
      value: { key: 'k', form: '{}' },
    })
  })

  test('reads a field called form beside a text called key that is none of its fields', async () => {
    const shapes = defineForm({ id: 'shapes', fields: [{ id: 'form', kind: 'text' }] })
    const data = new URLSearchParams({ form: 'Circle', key: 'csrf-token', other: 'o' })
    expect(await readSubmission(shapes, data)).toEqual({ ok: true, value: { form: 'Circle' } })
  })

  test('reads its fields beside a text called form without a key, which is no body of the page', async () => {
    const shapes = defineForm({ id: 'shapes', fields: [{ id: 'size', kind: 'text' }] })
    const data = new URLSearchParams({ form: '{"size":"L"}', size: 'M' })
    expect(await readSubmission(shapes, data)).toEqual({ ok: true, value: { size: 'M' } })
  })

  test('is read from a field called key beside a number called form', async () => {
    const keys = defineForm({ id: 'keys', fields: [{ id: 'key', kind: 'text' }] })
    expect(await readSubmission(keys, { key: 'k', form: 5 })).toEqual({ ok: true, value: { key: 'k' } })
  })

  test('is read from what the page sends', async () => {
    const body = { key: 'key-1', form: '{"key":"k","form":"f"}', pageTitle: '', pagePath: '/' }
    expect(await readSubmission(odd, body)).toEqual({ ok: true, value: { key: 'k', form: 'f' } })
  })
})

describe('a request is read', () => {
  const send = (body: BodyInit, type?: string): Request =>
    new Request('http://shop.example/contact', {
      method: 'POST',
      body,
      ...(type !== undefined && { headers: { 'content-type': type } }),
    })
  const fields = new FormData()
  fields.append('mail', 'ada@example.com')

  test.each([
    ['the fields of a form', send(fields)],
    ['the fields of an address', send(new URLSearchParams({ mail: 'ada@example.com' }))],
    ['JSON', send('{"mail":"ada@example.com"}', 'application/json; charset=utf-8')],
    [
      'what a page sends',
      send('{"key":"k","form":"{\\"mail\\":\\"ada@example.com\\"}"}', 'application/json'),
    ],
  ])('by its content type: %s', async (_, request) => {
    expect(await readSubmission(contact, await readRequest(request))).toMatchObject({
      value: { mail: 'ada@example.com' },
    })
  })

  test.each([
    ['of another type', send('{"mail":"ada@example.com"}', 'text/plain')],
    ['without a type', new Request('http://shop.example/contact', { method: 'POST' })],
    ['that is no JSON', send('{"mail":', 'application/json')],
    ['that is no form', send('x', 'multipart/form-data; boundary=no')],
    ['that is a number', send('7', 'application/json')],
    ['that is null', send('null', 'application/json')],
  ])('as undefined if it has a body %s', async (_, request) => {
    const body = await readRequest(request)
    expect(body).toBeUndefined()
    expect(await readSubmission(contact, body)).toEqual({
      ok: false,
      failure: { error: 'Could not parse the form fields, please check your entries.' },
    })
  })
})

test.each([
  ['application/json', 'text'],
  ['Application/JSON; charset=utf-8', 'text'],
  ['application/problem+json', 'text'],
  ['application/vnd.api+json', 'text'],
  ['application/jsonp', undefined],
  ['text/json', undefined],
  ['text/plain; application/json', undefined],
  ['multipart/form-data; boundary=x', 'formData'],
  ['application/x-www-form-urlencoded', 'formData'],
  ['text/plain; multipart/form-data', undefined],
  [null, undefined],
])('a body of the type %j is read as %j', async (type, expected) => {
  const formData = new FormData()
  const read = await readRequest({
    headers: { get: (name) => (name === 'content-type' ? type : null) },
    formData: () => Promise.resolve(formData),
    text: () => Promise.resolve('{}'),
  })
  expect(read).toEqual({ text: {}, formData }[expected ?? ''])
})

test('a form is a Standard Schema', async () => {
  const { validate, vendor } = formSchema(contact)['~standard']
  expect(vendor).toBe('sitewright')
  expect(await validate(values)).toEqual({ value: values })
  expect(await validate({ mail: 'ada' })).toMatchObject({ issues: [{ path: ['mail'] }] })
  expect(await validate(null)).toMatchObject({ issues: [{ path: ['mail'] }] })
})
