import { expect, test } from 'vitest'
import { createHistory, record, redo, undo, type History } from './undo-history.ts'

const after = (count: number): History<number> =>
  Array.from({ length: count }, (_, index) => index + 1).reduce(record, createHistory(0))
const repeat = (count: number, history: History<number>, step: typeof undo): History<number> =>
  Array.from({ length: count }).reduce<History<number>>(step, history)

test('goes back and forth through all steps, in their order', () => {
  const history = after(3)
  const back = repeat(2, history, undo)
  expect(back).toEqual({ past: [0], present: 1, future: [2, 3] })
  expect(repeat(2, back, redo)).toEqual(history)
})

test('stays where it is at its ends', () => {
  const history = after(1)
  expect(redo(history)).toBe(history)
  const start = undo(history)
  expect(undo(start)).toBe(start)
})

test('drops what was undone when another step is made', () => {
  expect(record(repeat(2, after(3), undo), 9)).toEqual({ past: [0, 1], present: 9, future: [] })
})

test('keeps the last hundred steps', () => {
  const oldest = repeat(1000, after(150), undo)
  expect(oldest).toMatchObject({ past: [], present: 50 })
  expect(oldest.future).toHaveLength(100)
})
