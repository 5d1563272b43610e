import { describe, expect, test } from 'vitest'
import { kinds, serialise, type Field } from '../index.ts'
import { emptyValue } from './field.ts'

/** Value that is sent for an answer, after it was read as one of its kind. */
function sent(
  field: Field,
  raw: unknown = emptyValue(field),
  queryValue: (name: string) => string | undefined = () => undefined,
): unknown {
  const value = kinds[field.kind].parse(raw)
  const text = serialise(value === undefined ? [] : [[field, value]], { queryValue })
  return (JSON.parse(text) as Record<string, unknown>)[field.id]
}

// spec: FRM-005
test('there are 19 kinds of fields', () => {
  expect(Object.keys(kinds).sort()).toEqual(
    [
      ...[
        'text',
        'textarea',
        'email',
        'currency',
        'number',
        'website',
        'password',
        'twitter',
        'date',
        'time',
      ],
      ...['name', 'address', 'phone', 'section', 'radio', 'checkbox', 'select', 'likert', 'hidden'],
    ].sort(),
  )
})

describe('what is sent', () => {
  // spec: FRM-006
  test.each([
    ['address', ['1 Main St', '', 'Springfield', 'IL', '62701', 'USA']],
    ['date', ['12', '31', '2026']],
    ['name', ['Ada', 'Lovelace']],
    ['time', ['09', '30', '', 'AM']],
  ] as const)('for the kind %s is an array of sub-values', (kind, value) => {
    expect(sent({ id: 'a', kind }, value)).toEqual(value)
  })

  test.each([
    ['address', 6],
    ['date', 3],
    ['name', 2],
    ['time', 4],
  ] as const)('for an empty %s is %i empty texts', (kind, count) => {
    expect(sent({ id: 'a', kind })).toEqual(Array(count).fill(''))
  })

  // spec: FRM-007
  test('for a phone of three parts begins with an empty text', () => {
    expect(sent({ id: 'a', kind: 'phone' }, ['212', '555', '0100'])).toEqual(['', '212', '555', '0100'])
  })

  // spec: FRM-007
  test('for a phone with a country code is its four parts', () => {
    const phone: Field = { id: 'a', kind: 'phone', showCountryCode: true }
    expect(sent(phone, ['1', '212', '555', '0100'])).toEqual(['1', '212', '555', '0100'])
  })

  // spec: FRM-008
  test('for a checkbox field is the array of checked values', () => {
    const field: Field = { id: 'a', kind: 'checkbox', options: ['x', 'y', 'z'] }
    expect(sent(field, ['x', 'z'])).toEqual(['x', 'z'])
    expect(sent(field)).toEqual([])
  })

  // spec: FRM-009
  test('for a radio field is the first checked value, and an empty text if none is checked', () => {
    const field: Field = { id: 'a', kind: 'radio', options: ['x', 'y'] }
    expect(sent(field, ['y', 'x'])).toBe('y')
    expect(sent(field)).toBe('')
  })

  // spec: FRM-010
  test('for a select is the chosen value', () => {
    expect(sent({ id: 'a', kind: 'select', options: ['x', 'y'] }, 'y')).toBe('y')
  })

  // spec: FRM-011
  test('for a likert field is a map of question to checked value', () => {
    const field: Field = { id: 'a', kind: 'likert', options: ['Fast?', 'Kind?'] }
    expect(sent(field, { 'Fast?': '2', 'Kind?': '' })).toEqual({ 'Fast?': '2', 'Kind?': '' })
    expect(sent(field)).toEqual({ 'Fast?': '', 'Kind?': '' })
  })

  // spec: FRM-012
  test('for a hidden field is what the page query has under its name, else its own value', () => {
    const field: Field = { id: 'a', kind: 'hidden', key: 'utm_source', value: 'site' }
    const query = new Map([['utm_source', 'letter']])
    expect(sent(field, 'site', (name) => query.get(name))).toBe('letter')
    expect(sent(field, 'site', () => undefined)).toBe('site')
    expect(sent(field, 'site', () => '')).toBe('')
  })

  // spec: FRM-013
  test.each(['text', 'textarea', 'email', 'currency', 'number', 'website', 'password', 'twitter'] as const)(
    'for the kind %s is a single text',
    (kind) => {
      expect(sent({ id: 'a', kind }, 'Some <b>text</b> & more')).toBe('Some <b>text</b> & more')
      expect(sent({ id: 'a', kind })).toBe('')
    },
  )

  // spec: FRM-014
  test('has no entry for a section', () => {
    expect(serialise([[{ id: 'a', kind: 'section' }, '']])).toBe('{}')
  })

  // spec: FRM-002
  test('is JSON text of a map of field id to sanitised value', () => {
    const name: Field = { id: 'name', kind: 'name' }
    const text: Field = { id: 'text', kind: 'text' }
    expect(
      serialise([
        [name, ['A\u0000da', 'L']],
        [text, '\u0007 x '],
      ]),
    ).toBe('{"name":["Ada","L"],"text":" x "}')
  })

  test('is sanitised by a function of the host that gets the text alone', () => {
    const sanitise = (text: string, max = 100) => text.slice(0, max)
    expect(serialise([[{ id: 'a', kind: 'name' }, ['Mira', 'Kim']]], { sanitise })).toBe(
      '{"a":["Mira","Kim"]}',
    )
  })

  test('keeps a field and a question that are called __proto__', () => {
    const field: Field = { id: '__proto__', kind: 'likert', options: ['__proto__'] }
    expect(serialise([[field, Object.fromEntries([['__proto__', '1']])]])).toBe(
      '{"__proto__":{"__proto__":"1"}}',
    )
  })

  test('has no spaces around an email', () => {
    expect(sent({ id: 'a', kind: 'email' }, ' ada@example.com ')).toBe('ada@example.com')
  })
})

describe('an answer from outside', () => {
  test.each([
    ['text', null, ''],
    ['text', undefined, ''],
    ['text', 7, '7'],
    ['text', {}, undefined],
    ['name', null, []],
    ['name', ['Ada', null], ['Ada', '']],
    ['name', [{}], undefined],
    ['checkbox', 'x', ['x']],
    ['checkbox', '', []],
    ['likert', null, {}],
    ['likert', '', {}],
    ['likert', { 'Fast?': {}, 'Kind?': '2' }, undefined],
    ['likert', ['x'], undefined],
    ['likert', { 'Fast?': ['2'] }, { 'Fast?': '2' }],
    ['section', 'x', ''],
  ] as const)('of the kind %s, %j, is read as %j', (kind, raw, value) => {
    expect(kinds[kind].parse(raw)).toEqual(value)
  })
})
