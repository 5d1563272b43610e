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
  [createField('text', 'a'), ['no-title']],
  [{ id: 'a', kind: 'text', title: 'A' }, []],
  [createField('radio', 'a'), ['no-title', 'no-options']],
  [{ id: 'a', kind: 'likert', title: 'A', options: ['x', 'x'] }, ['repeated-option']],
  [createField('hidden', 'a'), ['no-key']],
] as const)('before %j is published it lacks %j', (field, defects) => {
  expect(defectsOf(field)).toEqual(defects)
})
