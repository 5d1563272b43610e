import { describeKinds, defectsOf, type SettingDescriptor } from '@sitewright/forms-client/builder'
import { describe, expect, test } from 'vitest'
import { builtForms, type SiteForm } from '../../site/content/site-form.ts'
import {
  conditionFields,
  conditionOf,
  settingOf,
  withCondition,
  withOptionLines,
  withSetting,
} from './field-setting.ts'
import { addField, fieldsOf, moveField, removeField, withSubmissionText } from './form-edit.ts'

const { contact } = builtForms
if (!contact) throw new Error('The site has a contact form.')
const ids = (form: SiteForm, locale: 'en' | 'de' = 'de') => fieldsOf(form, locale).map(({ id }) => id)
const field = (form: SiteForm, id: string, locale: 'en' | 'de' = 'en') =>
  fieldsOf(form, locale).find((each) => each.id === id)
const setting = (name: string, type: 'text' | 'number' | 'flag' | 'list' = 'text'): SettingDescriptor => ({
  name,
  type,
  label: name,
})

describe('fields', () => {
  test.each(describeKinds().map(({ kind, label }) => [kind, label] as const))(
    'of the kind %s can be published as they are added, in every language',
    (kind, label) => {
      const { form, id } = addField(contact, kind, label)
      for (const locale of ['en', 'de'] as const) {
        const added = fieldsOf(form, locale).at(-1)
        expect(added).toMatchObject({ id, kind })
        expect(added && defectsOf(added)).toEqual([])
      }
    },
  )

  test('get an id that no other one has', () => {
    expect(addField(contact, 'email', 'Email').id).toBe('email-2')
  })

  test('move by one in every language, and not beyond the ends', () => {
    expect(ids(moveField(contact, 'email', -1)).slice(0, 2)).toEqual(['email', 'name'])
    expect(ids(moveField(contact, 'name', -1))).toEqual(ids(contact))
    expect(ids(moveField(contact, 'source', 1))).toEqual(ids(contact))
  })

  test('that are removed are no condition of others', () => {
    const next = removeField(contact, 'subject')
    expect(ids(next)).not.toContain('subject')
    expect(fieldsOf(next, 'de').filter(({ when }) => when)).toEqual([])
  })
})

describe('settings', () => {
  const name = { form: contact, locale: 'de', id: 'name' } as const
  const subject = { form: contact, locale: 'en', id: 'subject' } as const

  test('that visitors read change in one language', () => {
    const next = withSetting(name, setting('title'), 'Wie heißen Sie?')
    expect(field(next, 'name', 'de')?.title).toBe('Wie heißen Sie?')
    expect(field(next, 'name')?.title).toBe(field(contact, 'name')?.title)
  })

  test('of other types change in all languages, and are left out when they are empty', () => {
    const next = withSetting(name, setting('required', 'flag'), false)
    expect(field(next, 'name')).not.toHaveProperty('required')
    const hidden = withSetting({ ...name, id: 'source' }, setting('value'), '')
    expect(field(hidden, 'source')).toMatchObject({ value: '' })
  })

  test('are shown as texts, numbers and flags', () => {
    const asked = field(contact, 'subject')
    expect(asked && settingOf(asked, setting('options', 'list'))).toBe(
      'Just a word\nAn order\nSomething to mend\nA visit',
    )
    expect(asked && settingOf(asked, setting('description'))).toBe('')
  })

  test('of options are lines, and conditions follow their texts', () => {
    const next = withOptionLines(subject, 'Hello\nAn order\nMending\nA visit\nA job')
    expect(field(next, 'subject', 'de')).toMatchObject({
      options: ['Nur ein Wort', 'Eine Bestellung', 'Etwas zum Flicken', 'Ein Besuch', 'A job'],
    })
    expect(field(next, 'seam')?.when?.is).toBe('Mending')
    expect(field(next, 'seam', 'de')?.when?.is).toBe('Etwas zum Flicken')
  })
})

describe('conditions', () => {
  const email = { form: contact, locale: 'en', id: 'email' } as const

  test('are options of other fields', () => {
    expect(conditionFields({ ...email, id: 'seam' }).map(({ id }) => id)).toEqual(['subject', 'damage'])
    expect(conditionOf({ ...email, id: 'seam' })).toEqual({ field: 'subject', option: 2 })
    expect(conditionOf(email)).toBeUndefined()
  })

  test('are set in every language by the position of the option', () => {
    const next = withCondition(email, { field: 'subject', option: 3 })
    expect(field(next, 'email', 'de')?.when).toEqual({ field: 'subject', is: 'Ein Besuch' })
    expect(field(withCondition({ ...email, form: next }, undefined), 'email')).not.toHaveProperty('when')
  })
})

test('the text after a submission changes in one language', () => {
  const next = withSubmissionText(contact, 'de', 'Danke')
  expect(next.definition.de.submissionText).toBe('Danke')
  expect(next.definition.en).toBe(contact.definition.en)
})
