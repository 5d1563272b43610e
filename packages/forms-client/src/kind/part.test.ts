import { expect, test } from 'vitest'
import { connectField, labels } from '../connect.ts'
import { emptyValue, type Field } from './field.ts'
import { partsOf } from './part.ts'

/** Labels of the controls of a field, in the order in which they are displayed. */
function shown(field: Field): readonly unknown[] {
  const snapshot = { value: emptyValue(field), error: undefined, isAsked: true, isChecking: false }
  const { groups } = connectField(field, snapshot, { prefix: 'f', labels, set: () => undefined })
  return groups.flatMap(({ controls }) => controls.map(({ label }) => label.children))
}

// spec: FRM-006 FRM-007
test.each<[Field, string]>([
  [{ id: 'a', kind: 'name' }, 'First name, Last name'],
  [{ id: 'a', kind: 'date' }, 'Month, Day, Year'],
  [{ id: 'a', kind: 'time' }, 'Hour, Minute, Second, AM or PM'],
  [
    { id: 'a', kind: 'address' },
    'Address 1, Address 2, City, State or province, Zip or postal code, Country',
  ],
  [{ id: 'a', kind: 'phone' }, 'Area code, Prefix, Line'],
  [{ id: 'a', kind: 'phone', showCountryCode: true }, 'Country code, Area code, Prefix, Line'],
])('the parts of %j are displayed in the order in which they are sent: %s', (field, order) => {
  expect(shown(field).join(', ')).toBe(order)
})

test.each<[Field, string]>([
  [{ id: 'a', kind: 'name' }, 'given-name family-name'],
  [
    { id: 'a', kind: 'address' },
    'address-line1 address-line2 address-level2 address-level1 postal-code country-name',
  ],
  [{ id: 'a', kind: 'phone' }, 'tel-area-code tel-local-prefix tel-local-suffix'],
])('browsers fill in each part of %j: %s', (field, names) => {
  expect(partsOf(field).map(({ autoComplete }) => autoComplete)).toEqual(names.split(' '))
})

test('parts of digits are numeric, and the half of a day is chosen', () => {
  const kinds = ['name', 'date', 'time', 'address', 'phone'] as const
  const numeric = kinds.map((kind) => partsOf({ id: 'a', kind }).map(({ isNumeric }) => isNumeric === true))
  expect(numeric).toEqual([
    [false, false],
    [true, true, true],
    [true, true, true, false],
    [false, false, false, false, false, false],
    [true, true, true],
  ])
  expect(partsOf({ id: 'a', kind: 'time' }).map(({ options }) => options?.length)).toEqual([
    undefined,
    undefined,
    undefined,
    2,
  ])
})

test('a field with one answer has no parts', () => {
  expect(partsOf({ id: 'a', kind: 'text' })).toEqual([])
})
