import { kinds } from '@sitewright/forms-client'
import { expect, test } from 'vitest'
import { contactForm, letterForm } from '../content/form.ts'
import { attributes, formRecord } from './form.ts'

test('attributes are markup: names of HTML, escaped values, no listeners, and nothing for what is missing', () => {
  const bag = {
    className: 'a',
    htmlFor: 'b',
    hidden: true,
    'aria-invalid': false,
    disabled: false,
    title: '"<',
    id: undefined,
    children: 'text',
    onInput: () => undefined,
  }
  expect(attributes(bag)).toBe('class="a" for="b" hidden aria-invalid="false" title="&quot;&lt;"')
})

test.each(['en', 'de'] as const)('the contact form has a field of every kind in %s', (locale) => {
  const used = new Set(contactForm(locale).fields.map(({ kind }) => kind))
  expect([...used].sort()).toEqual(Object.keys(kinds).sort())
})

test('conditions of the contact form name answers that can be given', () => {
  for (const locale of ['en', 'de'] as const) {
    const { fields } = contactForm(locale)
    const subject = fields.find(({ id }) => id === 'subject')
    const options = subject && 'options' in subject ? subject.options : []
    const wanted = fields.flatMap(({ when }) => (when ? [when.is].flat() : []))
    expect(wanted.length).toBeGreaterThan(0)
    expect(options).toEqual(expect.arrayContaining(wanted))
  }
})

test('a field with one control has a label, and one with several has a group', () => {
  const { fields } = formRecord(letterForm('en'), 'en', 'Send')
  expect(fields[0]).toMatchObject({ isLabel: true, isSingle: true })
  const contact = formRecord(contactForm('en'), 'en', 'Send')
  expect(contact.fields[0]).toMatchObject({ isLabel: false, isSingle: false })
})
