import { describe, expect, test } from 'vitest'
import { defineForm, kinds } from '../index.ts'
import { createField, defectsOf, describeKinds } from './builder.ts'

describe('the kinds of a form builder', () => {
  // spec: FRM-005
  test('are all kinds, with the settings that the specification names', () => {
    const described = describeKinds({ textareaMaxLength: true })
    expect(described.map(({ kind }) => kind).sort()).toEqual(Object.keys(kinds).sort())
    const names = (kind: string) =>
      described.find((each) => each.kind === kind)?.settings.map(({ name }) => name)
    expect(names('textarea')).toContain('maxLength')
    expect(names('phone')).toContain('showCountryCode')
    expect(names('likert')).toContain('options')
    expect(names('hidden')).toEqual(['key', 'value'])
    for (const kind of ['radio', 'checkbox', 'select']) expect(names(kind)).toContain('options')
  })

  test('have a label, a group, and their settings in the order in which an owner reads them', () => {
    const asked = 'title, description, required, when'
    expect(
      describeKinds().map(({ kind, label, group, settings }) =>
        [kind, label, group, settings.map(({ name }) => name).join(', ')].join(' | '),
      ),
    ).toEqual([
      `text | Text | text | ${asked}, placeholder`,
      `textarea | Text area | text | ${asked}, placeholder`,
      `password | Password | text | ${asked}, placeholder`,
      `name | Name | contact | ${asked}`,
      `email | Email | contact | ${asked}, placeholder`,
      `phone | Phone | contact | ${asked}, showCountryCode`,
      `address | Address | contact | ${asked}`,
      `website | Website | contact | ${asked}, placeholder`,
      `twitter | Social handle | contact | ${asked}, placeholder`,
      `select | Dropdown | choice | ${asked}, options, placeholder`,
      `radio | Radio | choice | ${asked}, options`,
      `checkbox | Checkbox | choice | ${asked}, options`,
      `likert | Survey | choice | ${asked}, options`,
      `number | Number | number | ${asked}, placeholder`,
      `currency | Currency | number | ${asked}, placeholder`,
      `date | Date | number | ${asked}`,
      `time | Time | number | ${asked}`,
      'section | Section | layout | title, description',
      'hidden | Hidden | layout | key, value',
    ])
  })

  test('have settings with a label and a type for the input that changes them', () => {
    const settings = describeKinds({ textareaMaxLength: true }).flatMap((kind) => kind.settings)
    expect(
      [...new Set(settings.map(({ name, type, label }) => `${name}: ${label} (${type})`))].sort(),
    ).toEqual([
      'description: Description (text)',
      'key: Name (text)',
      'maxLength: Character limit (number)',
      'options: Options (list)',
      'options: Statements (list)',
      'placeholder: Placeholder (text)',
      'required: Required (flag)',
      'showCountryCode: Country code (flag)',
      'title: Title (text)',
      'value: Value (text)',
      'when: Ask only if (condition)',
    ])
  })

  test('have a limit of characters only if the site has the feature', () => {
    const textarea = describeKinds().find(({ kind }) => kind === 'textarea')
    expect(textarea?.settings.map(({ name }) => name)).not.toContain('maxLength')
  })

  test('make fields that can be defined at once', () => {
    const fields = describeKinds().map(({ kind }, index) => createField(kind, `field-${index}`))
    expect(defineForm({ id: 'f', fields }).fields).toHaveLength(19)
  })
})

test.each([
  ['text', { title: '' }],
  ['section', { title: '' }],
  ['radio', { title: '', options: [] }],
  ['checkbox', { title: '', options: [] }],
  ['select', { title: '', options: [] }],
  ['likert', { title: '', options: [] }],
  ['hidden', { key: '', value: '' }],
] as const)('a new field of the kind %s has %j', (kind, settings) => {
  expect(createField(kind, 'a')).toEqual({ id: 'a', kind, ...settings })
})

test.each([
  [createField('text', 'a'), ['no-title']],
  [{ id: 'a', kind: 'text', title: 'A' }, []],
  [{ id: 'a', kind: 'text', title: ' ' }, ['no-title']],
  [createField('radio', 'a'), ['no-title', 'no-options']],
  [{ id: 'a', kind: 'radio', title: 'A', options: [''] }, ['no-options']],
  [{ id: 'a', kind: 'select', title: 'A', options: ['', 'x', ''] }, []],
  [{ id: 'a', kind: 'checkbox', options: ['x', 'x'] }, ['no-title', 'repeated-option']],
  [{ id: 'a', kind: 'likert', title: 'A', options: ['x', 'x'] }, ['repeated-option']],
  [createField('hidden', 'a'), ['no-key']],
  [{ id: 'a', kind: 'hidden', key: 'utm_source', value: '' }, []],
] as const)('before %j is published it lacks %j', (field, defects) => {
  expect(defectsOf(field)).toEqual(defects)
})
