import { expect, test } from 'vitest'
import { connectField } from './field.connect.ts'

test('a control is named by its label, and described by its problem and its hint', () => {
  const { root, label, control, problem, hint } = connectField({ id: 'f', problem: 'Blank', hint: 'Any' })
  expect(root).toEqual({ 'data-editor': 'field' })
  expect(label).toEqual({ 'data-editor': 'label', htmlFor: 'f' })
  expect(control).toEqual({
    'data-editor': 'control',
    id: 'f',
    'aria-invalid': true,
    'aria-describedby': 'f-problem f-hint',
  })
  expect([problem, hint]).toEqual([
    { 'data-editor': 'problem', id: 'f-problem', role: 'alert' },
    { 'data-editor': 'hint', id: 'f-hint' },
  ])
})

test.each([
  ['a hint', { hint: 'Any' }, 'f-hint'],
  ['nothing to say', {}, undefined],
])('a valid control with %s is described by that alone', (_, texts, described) => {
  const { control } = connectField({ id: 'f', ...texts })
  expect(control).toMatchObject({ 'aria-invalid': undefined, 'aria-describedby': described })
})
