import { describe, expect, test } from 'vitest'
import { checkField, kinds, problemText, sanitise, serialise, type Field, type FieldValue } from '../index.ts'
import { messages } from '../messages.ts'
import { emptyValue, isAsked, isEmpty, parseMaxLength } from './field.ts'

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

function errorOf(field: Field, value: FieldValue, rules = {}) {
  const problem = checkField(field, value, rules)
  return problem && problemText(problem, messages)
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

describe('sanitising', () => {
  test.each([
    ['<script>alert(1)</script> & "x"', '<script>alert(1)</script> & "x"'],
    ['a\u0000b\u001bc\u007fd\u0085e', 'abcde'],
    ['line\r\nline\rline\ttab', 'line\nline\nline\ttab'],
    ['lone \ud800 and \udc00', 'lone \ufffd and \ufffd'],
    ['pair 😀', 'pair 😀'],
    ['\u202eright to left\u200f', '\u202eright to left\u200f'],
  ])('turns %j into %j', (text, clean) => {
    expect(sanitise(text)).toBe(clean)
  })

  test('takes a megabyte', () => {
    expect(sanitise('x\u0000'.repeat(500_000))).toHaveLength(500_000)
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
    ['likert', null, {}],
    ['likert', ['x'], undefined],
    ['likert', { 'Fast?': ['2'] }, { 'Fast?': '2' }],
    ['section', 'x', ''],
  ] as const)('of the kind %s, %j, is read as %j', (kind, raw, value) => {
    expect(kinds[kind].parse(raw)).toEqual(value)
  })
})

describe('checking', () => {
  const limited: Field = { id: 'a', kind: 'textarea', maxLength: 5, required: true }

  // spec: FRM-041
  test('refuses a textarea that is longer than its limit', () => {
    expect(errorOf(limited, '12345')).toBeUndefined()
    expect(errorOf(limited, '123456')).toBe('You have exceeded the character limit.')
    expect(errorOf({ ...limited, maxLength: 1 }, '12')).toBe('You have exceeded the character limit.')
  })

  // spec: FRM-042
  test.each([
    { id: 'a', kind: 'email' },
    { id: 'a', kind: 'textarea', maxLength: 5 },
    { id: 'a', kind: 'name' },
    { id: 'a', kind: 'likert', options: ['Fast?'] },
    { id: 'a', kind: 'checkbox', options: ['x'] },
  ] as const)('passes an empty optional field: $kind', (field) => {
    expect(errorOf(field, emptyValue(field), { requiredText: 'Fill this in.' })).toBeUndefined()
  })

  // spec: FRM-043
  test('skips a section', () => {
    const section: Field = { id: 'a', kind: 'section', required: true }
    expect(errorOf(section, '', { requiredText: 'Fill this in.' })).toBeUndefined()
  })

  // spec: FRM-044
  test('refuses an email that is none, unless it is optional and empty', () => {
    const text = 'Email is not valid. Email addresses should follow the format user@domain.com.'
    expect(errorOf({ id: 'a', kind: 'email' }, 'ada@example')).toBe(text)
    expect(errorOf({ id: 'a', kind: 'email', required: true }, '')).toBe(text)
    expect(errorOf({ id: 'a', kind: 'email' }, '  ')).toBeUndefined()
    expect(errorOf({ id: 'a', kind: 'email' }, ' ada@example.com ')).toBeUndefined()
  })

  // spec: FRM-045
  test('refuses a top-level domain of more than four characters, unless the host accepts any', () => {
    const email: Field = { id: 'a', kind: 'email' }
    expect(errorOf(email, 'ada@example.info')).toBeUndefined()
    expect(errorOf(email, 'ada@example.photography')).toMatch('Email is not valid.')
    expect(errorOf(email, 'ada@example.photography', { emailEnding: 'any' })).toBeUndefined()
  })

  test('is linear in time for an email of 100,000 characters', () => {
    expect(errorOf({ id: 'a', kind: 'email' }, `${'a.'.repeat(50_000)}@`)).toMatch('Email is not valid.')
  })

  // spec: FRM-015
  test('leaves a required field that is empty to the server, unless the host has a text for it', () => {
    const field: Field = { id: 'a', kind: 'text', required: true }
    expect(errorOf(field, '')).toBeUndefined()
    expect(errorOf(field, '', { requiredText: 'Fill this in.' })).toBe('Fill this in.')
  })
})

describe('a required answer, where the host has a text for it,', () => {
  test.each([
    ['text', '   ', 'missing'],
    ['text', ' a ', 'complete'],
    ['name', ['', 'Last'], 'missing'],
    ['name', ['First', 'Last'], 'complete'],
    ['date', ['5', '', ''], 'missing'],
    ['date', ['5', '6'], 'missing'],
    ['time', ['9', '30', '', 'AM'], 'complete'],
    ['time', ['9', '30', '00', ''], 'missing'],
    ['address', ['1 Main St', '', 'Leeds', '', 'LS1', 'UK'], 'complete'],
    ['address', ['1 Main St', '', '', '', 'LS1', 'UK'], 'missing'],
    ['phone', ['212', '555', ' '], 'missing'],
    ['checkbox', [], 'missing'],
    ['checkbox', ['x'], 'complete'],
    ['likert', { 'Fast?': '2' }, 'missing'],
    ['likert', { 'Fast?': '2', 'Kind?': '0' }, 'complete'],
  ] as const)('of the kind %s, %j, is %s', (kind, value, state) => {
    const options = kind === 'checkbox' ? ['x'] : ['Fast?', 'Kind?']
    const field = { id: 'a', kind, options, required: true } as Field
    expect(errorOf(field, value, { requiredText: 'Missing.' })).toBe(
      state === 'missing' ? 'Missing.' : undefined,
    )
    expect(errorOf(field, value)).toBeUndefined()
  })
})

// spec: FRM-051
test.each([
  ['12', 12],
  [' 12 ', 12],
  [12.9, 12],
  ['12abc', 0],
  ['abc', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
  ['-1', 0],
  ['Infinity', 0],
])('the limit %j counts as %i', (raw, limit) => {
  expect(parseMaxLength(raw)).toBe(limit)
})

test.each([
  [{ field: 'topic', is: 'Other' }, true],
  [{ field: 'topic', is: ['Sales', 'Other'] }, true],
  [{ field: 'topic', is: 'Sales' }, false],
  [{ field: 'wishes', is: 'b' }, true],
  [{ field: 'gone', is: 'b' }, false],
])('a field with the condition %j is asked: %s', (when, expected) => {
  const values = new Map<string, FieldValue>([
    ['topic', 'Other'],
    ['wishes', ['a', 'b']],
  ])
  expect(isAsked({ id: 'a', kind: 'text', when }, (id) => values.get(id))).toBe(expected)
})

test.each([
  ['', true],
  [' ', false],
  [['', ''], true],
  [['', 'x'], false],
  [{ 'Fast?': '' }, true],
])('the answer %j is empty: %s', (value, expected) => {
  expect(isEmpty(value)).toBe(expected)
})
