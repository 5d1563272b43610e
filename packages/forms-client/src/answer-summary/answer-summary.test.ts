import { describe, expect, test } from 'vitest'
import { connectAnswerSummary, labels, summarise } from '../connect.ts'
import { defineForm, messages, type Field, type FieldValue, type FieldValues } from '../index.ts'
import { messages as french } from '../locales/fr.ts'
import { messages as hebrew } from '../locales/he.ts'

describe('an answer in words', () => {
  test.each([
    // spec: TPL-075
    [{ id: 'a', kind: 'date' }, ['12', '31', '2026'], ['12/31/2026']],
    [{ id: 'a', kind: 'time' }, ['9', '', '', 'AM'], ['9:00:00 AM']],
    [{ id: 'a', kind: 'name' }, ['Ada', 'Lovelace'], ['Ada Lovelace']],
    [{ id: 'a', kind: 'phone' }, ['212', '555', '0100'], ['212-555-0100']],
    [{ id: 'a', kind: 'phone', showCountryCode: true }, ['1', '212', '555', '0100'], ['+1 212-555-0100']],
    [{ id: 'a', kind: 'checkbox', options: [] }, ['x', 'y'], ['x, y']],
    [
      { id: 'a', kind: 'address' },
      ['1 Main St', '', 'Springfield', 'IL', '62701', 'USA'],
      ['1 Main St', 'Springfield, IL 62701 USA'],
    ],
    [{ id: 'a', kind: 'text' }, '<b>', ['<b>']],
    [{ id: 'a', kind: 'time' }, ['', '30', '', ''], ['00:30:00']],
    [{ id: 'a', kind: 'time' }, ['', '', '15', 'PM'], ['00:00:15 PM']],
    [{ id: 'a', kind: 'name' }, ['', 'Lovelace'], ['Lovelace']],
    [{ id: 'a', kind: 'phone' }, ['', '212', '555', '0100'], ['212-555-0100']],
    [{ id: 'a', kind: 'phone' }, ['', '555', '0100'], ['555-0100']],
    [{ id: 'a', kind: 'phone', showCountryCode: true }, ['44', '', '', ''], ['+44']],
    [{ id: 'a', kind: 'phone', showCountryCode: true }, ['44', '20', '7946'], ['+44 20-7946']],
    // Stored while the field had a country code.
    [{ id: 'a', kind: 'phone' }, ['44', '20', '7946', '0958'], ['+44 20-7946-0958']],
    // Parts that are missing at the end are empty.
    [{ id: 'a', kind: 'date' }, ['12'], ['12//']],
    [{ id: 'a', kind: 'time' }, ['9'], ['9:00:00']],
    [{ id: 'a', kind: 'address' }, ['1 Main St'], ['1 Main St']],
    [{ id: 'a', kind: 'address' }, ['', '', 'Leeds', '', '', ''], ['Leeds']],
    [
      { id: 'a', kind: 'address' },
      ['1 Kiln Rd', 'Flat 2', '', '', 'LS1', ''],
      ['1 Kiln Rd', 'Flat 2', 'LS1'],
    ],
    // spec: TPL-076
    [{ id: 'a', kind: 'name' }, ['', ''], ['N/A']],
    [{ id: 'a', kind: 'text' }, '', ['N/A']],
    [{ id: 'a', kind: 'likert', options: [] }, { 'Fast?': '', 'Kind?': '7' }, ['Fast?: N/A', 'Kind?: 7']],
  ] as [Field, FieldValue, string[]][])('of %j, %j, is %j', (field, value, lines) => {
    expect(summarise(field, value, labels)).toEqual(lines)
  })

  // spec: FRM-016
  test.each([
    ['-2', 'strongly disagree'],
    ['-1', 'disagree'],
    ['0', 'neutral'],
    ['1', 'agree'],
    ['2', 'strongly agree'],
  ])('of a likert question, %s, is %j', (level, text) => {
    const field: Field = { id: 'a', kind: 'likert', options: ['Fast?'] }
    expect(summarise(field, { 'Fast?': level }, labels)).toEqual([`Fast?: ${text}`])
  })

  test('has elements that a style sheet knows', () => {
    const definition = defineForm({ id: 'f', fields: [{ id: 'name', kind: 'text' }] })
    expect(connectAnswerSummary(definition, { name: 'Ada' }, labels)).toEqual({
      root: { 'data-form': 'answers' },
      rows: [
        {
          id: 'name',
          term: { 'data-form': 'answer-name', children: 'name' },
          lines: [{ 'data-form': 'answer', children: 'Ada' }],
        },
      ],
    })
  })

  test('of a password is left out of the list', () => {
    const fields = [
      { id: 'name', kind: 'text', title: 'Name' },
      { id: 'secret', kind: 'password' },
    ] as const
    const { rows } = connectAnswerSummary({ id: 'f', fields }, { name: 'Ada', secret: 'x' }, labels)
    expect(rows.map(({ term, lines }) => [term.children, lines.map(({ children }) => children)])).toEqual([
      ['Name', ['Ada']],
    ])
  })

  test('of a field without an answer is N/A, and hidden fields and headings are left out', () => {
    const definition = defineForm({
      id: 'f',
      fields: [
        { id: 'about', kind: 'section', title: 'About' },
        { id: 'source', kind: 'hidden', key: 'q', value: 'site' },
        { id: 'date', kind: 'date' },
      ],
    })
    const { rows } = connectAnswerSummary(definition, { source: 'letter' }, labels)
    expect(rows.map(({ id, lines }) => [id, lines.map(({ children }) => children)])).toEqual([
      ['date', ['N/A']],
    ])
  })

  test('to a question that was not asked is left out of the list', () => {
    const definition = defineForm({
      id: 'f',
      fields: [
        { id: 'who', kind: 'text' },
        { id: 'vat', kind: 'text', when: { field: 'who', is: 'company' } },
      ],
    })
    const ids = (values: FieldValues) =>
      connectAnswerSummary(definition, values, labels).rows.map(({ id }) => id)
    expect(ids({ who: 'person', vat: '' })).toEqual(['who'])
    expect(ids({ who: 'company', vat: '' })).toEqual(['who', 'vat'])
  })
})

test('the texts for visitors are those of the specification', () => {
  // The specification has no word for markup that a page does not let us show, and none for how texts are joined.
  const { 'form.success.blocked': _, 'form.error.link': __, ...specified } = messages
  expect(specified).toEqual({
    'form.submit.submitting': 'Submitting…',
    'form.banner.above': 'Your form has encountered a problem. Please scroll down to review.',
    'form.banner.below': 'Your form has encountered a problem. Please scroll up to review.',
    'form.error.invalid': 'One or more fields is invalid, please check your entries.',
    'form.error.characterLimit': 'You have exceeded the character limit.',
    'form.error.email': 'Email is not valid. Email addresses should follow the format {email}.',
    'form.error.emailSample': 'user@domain.com',
    'form.error.captcha': 'Complete CAPTCHA before submitting.',
    'form.error.submit': 'Error processing form submission. Please reload and try again.',
    'form.error.unknown': 'Unknown error, please try again later.',
    'form.error.key': 'Could not get a form submission key, please try again later.',
    'form.error.parse': 'Could not parse the form fields, please check your entries.',
    'form.error.unauthorized': 'Unable to submit form. Please try again later.',
    'form.error.notConfigured': 'This form has not been configured yet.',
    'form.error.rateLimit': 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    'form.error.server': 'Unable to send form. Please try again later.',
  })
  expect(labels).toMatchObject({
    'form.counter': '{count} / {max}',
    'form.likert.stronglyDisagree': 'strongly disagree',
    'form.likert.stronglyAgree': 'strongly agree',
  })
})

test.each([
  [french, 'Fast?\u00a0: neutre'],
  [hebrew, '\u2068Fast?\u2069: ניטרלי'],
])('a question and its answer are written as their language does', (texts, text) => {
  const field: Field = { id: 'a', kind: 'likert', options: ['Fast?'] }
  expect(summarise(field, { 'Fast?': '0' }, texts)).toEqual([text])
})
