import { describe, expect, test } from 'vitest'
import { everyKind } from '../mock/sample.testing.ts'
import { openForm } from '../test-support/form.test-support.ts'
import { parseDefinition } from './definition.ts'

const withField = (field: object): object => ({ id: 'f', fields: [{ id: 'a', kind: 'text' }, field] })

describe('a stored definition', () => {
  test('of every kind is read as it is', () => {
    const read = parseDefinition(JSON.parse(JSON.stringify(everyKind)))
    expect(read).toMatchObject({ ok: true, value: everyKind })
  })

  test('gets the defaults of what is null or missing, and can be submitted', async () => {
    const kinds = ['text', 'textarea', 'phone', 'radio', 'checkbox', 'select', 'likert', 'hidden'] as const
    const stored = {
      id: 'f',
      variant: null,
      successUrl: null,
      fields: kinds.map((kind) => ({
        id: kind,
        kind,
        title: null,
        required: null,
        when: null,
        maxLength: '-1',
      })),
    }
    const read = parseDefinition(stored)
    if (!read.ok) throw new Error(read.failure.path)
    const { form, server } = openForm(read.value)
    expect((await form.submit()).ok).toBe(true)
    expect(server.state.saved[0]?.answers).toEqual({
      text: '',
      textarea: '',
      phone: ['', '', '', ''],
      radio: '',
      checkbox: [],
      select: '',
      likert: {},
      hidden: '',
    })
  })

  test('gets the value of each default, where a setting is missing', () => {
    const fields = [
      { id: 'a', kind: 'textarea' },
      { id: 'b', kind: 'phone' },
      { id: 'c', kind: 'select' },
      { id: 'd', kind: 'hidden' },
    ]
    const shared = { required: false, title: undefined, description: undefined, placeholder: undefined }
    expect(parseDefinition({ id: 'f', fields })).toEqual({
      ok: true,
      value: {
        id: 'f',
        fields: [
          { ...shared, id: 'a', kind: 'textarea', maxLength: 0 },
          { ...shared, id: 'b', kind: 'phone', showCountryCode: false },
          { ...shared, id: 'c', kind: 'select', options: [] },
          { ...shared, id: 'd', kind: 'hidden', key: '', value: '' },
        ],
      },
    })
  })

  test.each(['form', 'newsletter', 'promo-popup'])('may be of the variant %s', (variant) => {
    expect(parseDefinition({ id: 'f', variant, fields: [] })).toMatchObject({ ok: true, value: { variant } })
  })

  test.each([
    { id: 'b', kind: 'text', when: { field: 'a', is: 'x' } },
    { id: 'b', kind: 'text', when: { field: 'a', is: ['x', 'y'] } },
    { id: 'b', kind: 'textarea', required: true, maxLength: 5 },
    { id: 'b', kind: 'phone', showCountryCode: true },
  ])('has a field with the settings %j', (field) => {
    expect(parseDefinition(withField(field))).toMatchObject({ ok: true, value: { fields: [{}, field] } })
  })

  test.each([
    [null, ''],
    ['[]', ''],
    [{ id: null, fields: [] }, 'id'],
    [{ id: 'f' }, 'fields'],
    [{ id: 'f', variant: 'poll', fields: [] }, 'variant'],
    [{ id: 'f', successUrl: 5, fields: [] }, 'successUrl'],
    [withField({ id: null, kind: 'text' }), 'fields.1.id'],
    [withField({ id: 'a', kind: 'email' }), 'fields.1.id'],
    [withField({ id: 'b', kind: 'toString' }), 'fields.1.kind'],
    [withField({ id: 'b', kind: 'text', title: 7 }), 'fields.1.title'],
    [withField({ id: 'b', kind: 'text', required: 'yes' }), 'fields.1.required'],
    [withField({ id: 'b', kind: 'select', options: ['x', 5] }), 'fields.1.options.1'],
    [withField({ id: 'b', kind: 'text', when: { field: 'gone', is: 'x' } }), 'fields.1.when.field'],
    [withField({ id: 'b', kind: 'text', when: { field: 'b', is: 'x' } }), 'fields.1.when.field'],
    [withField({ id: 'b', kind: 'text', when: { field: 'a', is: 5 } }), 'fields.1.when.is'],
  ])('%j is refused at %j', (stored, path) => {
    expect(parseDefinition(stored)).toEqual({ ok: false, failure: { path } })
  })
})
