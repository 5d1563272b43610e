import { expect, test } from 'vitest'
import { emptyState, isSameState, type RichTextState } from './rich-text.ts'

test('without an engine nothing is pressed, and nothing can be changed', () => {
  const { block, list, align, color, background, ...flags } = emptyState
  expect({ block, list, align, color, background }).toEqual({
    block: 0,
    list: 'none',
    align: 'left',
    color: '',
    background: '',
  })
  expect(Object.entries(flags).filter(([, isOn]) => isOn !== false)).toEqual([])
})

test('a state is the same as its copy', () => {
  expect(isSameState(emptyState, { ...emptyState })).toBe(true)
})

test.each<Partial<RichTextState>>([
  { isEditable: true },
  { bold: 'mixed' },
  { superscript: true },
  { block: 2 },
  { list: 'bullet' },
  { align: 'right' },
  { color: '#b3261e' },
  { background: 'yellow' },
  { link: true },
  { canUndo: true },
  { canOutdent: true },
])('a state with %j is another one', (change) => {
  expect(isSameState(emptyState, { ...emptyState, ...change })).toBe(false)
})
