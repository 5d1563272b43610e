import { describe, expect, test } from 'vitest'
import { connectItem } from './item.connect.ts'
import { connectField, labels } from '../connect.ts'
import { emptyValue, type Field } from '../kind/field.ts'
import type { ShownField } from '../answer/field-store.ts'

const view = (field: Field, error?: string) =>
  connectItem(
    field,
    { value: emptyValue(field), error, problem: undefined, isAsked: true, isChecking: false },
    'f',
  )

describe('the item of a field', () => {
  // spec: FRM-015
  test('has the class of a required field, and says so to assistive technology', () => {
    const required = view({ id: 'a', kind: 'text', required: true })
    expect(required.classes.required).toBe(true)
    expect(required.control['aria-required']).toBe(true)
    const optional = view({ id: 'a', kind: 'text' })
    expect(optional.classes.required).toBe(false)
    expect(optional.control['aria-required']).toBeUndefined()
  })

  // spec: FRM-015
  test.each([
    [true, 'form-item text required'],
    [false, 'form-item text'],
  ])('that is drawn for it has the classes of a page, if it is required: %s', (required, classes) => {
    const field: Field = { id: 'a', kind: 'text', required }
    const snapshot = { value: '', error: undefined, isAsked: true, isChecking: false }
    const { root } = connectField(field, snapshot, { prefix: 'f', labels, set: () => undefined })
    expect(root.className).toBe(classes)
  })

  // spec: FRM-047
  test('is marked as wrong, and its control is described by the error', () => {
    const { classes, control, error } = view({ id: 'a', kind: 'text' }, 'Taken.')
    expect(classes.error).toBe(true)
    expect(error).toMatchObject({ id: 'f-error', children: 'Taken.', hidden: false })
    expect(control).toMatchObject({ 'aria-invalid': true, 'aria-describedby': 'f-error' })
    expect(view({ id: 'a', kind: 'text' }).error).toEqual({
      id: 'f-error',
      'data-form': 'error',
      children: '',
      hidden: true,
    })
  })

  test.each([
    ['text', true, true],
    ['name', true, true],
    ['select', true, true],
    ['checkbox', true, undefined],
    ['radio', undefined, undefined],
    ['likert', undefined, undefined],
  ] as const)(
    'of the kind %s has controls that are invalid, %s, and required, %s',
    (kind, invalid, required) => {
      const field = { id: 'a', kind, options: ['x'], required: true } as Field
      const { control } = view(field, 'Missing.')
      expect([control['aria-invalid'], control['aria-required']]).toEqual([invalid, required])
    },
  )
})

describe('a field', () => {
  const draw = (field: Field, settings: Partial<ShownField>) =>
    connectField(
      field,
      { value: emptyValue(field), error: undefined, isAsked: true, isChecking: false, ...settings },
      { prefix: 'f', labels, set: () => undefined },
    )

  test('is busy while a rule of the page is asked about it, and hidden while it is not asked', () => {
    const field: Field = { id: 'a', kind: 'text' }
    expect(draw(field, { isChecking: true }).root).toMatchObject({ 'aria-busy': true, hidden: false })
    expect(draw(field, { isAsked: false }).root).toMatchObject({ 'aria-busy': undefined, hidden: true })
  })

  test('is described by its description and its error', () => {
    const { groups } = draw({ id: 'a', kind: 'text', description: 'Any.' }, { error: 'Taken.' })
    expect(groups[0]?.controls[0]?.attributes['aria-describedby']).toBe('f-description f-error')
  })

  test('is marked as wrong as soon as it is over its limit, before it has an error', () => {
    const { root, error } = draw({ id: 'a', kind: 'textarea', maxLength: 2 }, { value: '123' })
    expect(root).toMatchObject({ className: 'form-item textarea error', 'data-state': 'error' })
    expect(error.hidden).toBe(true)
  })

  test.each([
    ['radio', true, undefined],
    ['checkbox', undefined, true],
    ['likert', undefined, undefined],
  ] as const)(
    'of the kind %s that is wrong: its group is invalid, %s, and each of its choices, %s',
    (kind, group, choice) => {
      const { root, groups } = draw({ id: 'a', kind, options: ['x'] }, { error: 'Choose one.' })
      expect(root['aria-invalid']).toBe(group)
      expect(groups[0]?.controls[0]?.attributes['aria-invalid']).toBe(choice)
    },
  )

  test('that is right and not required is neither invalid nor required', () => {
    const { root } = draw({ id: 'a', kind: 'radio', options: ['x'] }, {})
    expect([root['aria-invalid'], root['aria-required'], root['data-state']]).toEqual([
      undefined,
      undefined,
      'idle',
    ])
  })
})

test.each(['radio', 'checkbox', 'select'] as const)(
  'a %s has each of its options once, and no empty one',
  (kind) => {
    const field: Field = { id: 'a', kind, options: ['x', '', 'y', 'x'] }
    const snapshot = { value: emptyValue(field), error: undefined, isAsked: true, isChecking: false }
    const { groups } = connectField(field, snapshot, {
      prefix: 'f',
      labels,
      set: () => undefined,
      leave: () => undefined,
    })
    const shown = groups[0]?.controls.flatMap((control) =>
      control.tag === 'select' ? control.options.map(({ value }) => value) : control.attributes.value,
    )
    expect(shown).toEqual(kind === 'select' ? ['', 'x', 'y'] : ['x', 'y'])
    expect(JSON.stringify(groups)).not.toContain('"checked":true')
  },
)

// spec: FRM-016
test('a question has an answer for each level of agreement, from -2 to 2', () => {
  const field: Field = { id: 'a', kind: 'likert', options: ['Fast?'] }
  const snapshot = { value: { 'Fast?': '2' }, error: undefined, isAsked: true, isChecking: false }
  const { groups } = connectField(field, snapshot, {
    prefix: 'f',
    labels,
    set: () => undefined,
    leave: () => undefined,
  })
  const choices = groups[0]?.controls.map(({ label, attributes }) => [
    attributes.value,
    label.children,
    'checked' in attributes && attributes.checked,
  ])
  expect(choices).toEqual([
    ['-2', 'strongly disagree', false],
    ['-1', 'disagree', false],
    ['0', 'neutral', false],
    ['1', 'agree', false],
    ['2', 'strongly agree', true],
  ])
})
