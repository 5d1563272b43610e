import { expect, test } from 'vitest'
import { columnWindow, linesInWindow, rowWindow, windowAt, type LineWindow } from './line-window.ts'

const at = (scrollPx: number) => windowAt({ scrollPx, viewPx: 350, linePx: 35 }, rowWindow)
const ends = (lines: readonly number[]) => [lines[0], lines.at(-1), lines.length]
const rows = (count: number, window: LineWindow, active = 0) =>
  linesInWindow({ count, window, active }, rowWindow)

test('a short list is drawn whole', () => {
  expect(ends(rows(100, at(0)))).toEqual([1, 100, 100])
  expect(rows(0, at(0))).toEqual([])
})

test('of a long list, only lines near the view are drawn, and the one with the focus', () => {
  expect(ends(rows(5000, at(0)))).toEqual([1, 80, 80])
  expect(ends(rows(5000, at(35 * 1000), 1005))).toEqual([981, 1060, 80])
  expect(ends(rows(5000, at(35 * 1000), 3))).toEqual([3, 1060, 81])
  expect(ends(rows(5000, at(35 * 1000), 4999))).toEqual([981, 4999, 81])
  for (const active of [981, 1060]) {
    expect(ends(rows(5000, at(35 * 1000), active))).toEqual([981, 1060, 80])
  }
})

test('fewer columns than rows are drawn, as each is drawn in each row', () => {
  const window = windowAt({ scrollPx: 128 * 100, viewPx: 1200, linePx: 128 }, columnWindow)
  expect(ends(linesInWindow({ count: 300, window, active: 0 }, columnWindow))).toEqual([96, 120, 25])
})

test('a window that is beyond the end keeps the last line', () => {
  expect(rows(101, at(35 * 1000))).toEqual([101])
})

test('a window moves in steps', () => {
  expect(at(35 * 30)).toEqual(at(35 * 39))
  expect(at(35 * 40)).not.toEqual(at(35 * 39))
})
