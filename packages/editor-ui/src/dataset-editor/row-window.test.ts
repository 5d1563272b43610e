import { expect, test } from 'vitest'
import { firstWindow, rowsInWindow, windowAt } from './row-window.ts'

const at = (scrollPx: number) => windowAt({ scrollPx, heightPx: 350, rowPx: 35 })
const ends = (rows: readonly number[]) => [rows[0], rows.at(-1), rows.length]

test('a short grid is drawn whole', () => {
  expect(ends(rowsInWindow(100, at(0), 0))).toEqual([1, 100, 100])
  expect(rowsInWindow(0, firstWindow, 0)).toEqual([])
})

test('of a long grid, only rows near the view are drawn, and the one with the focus', () => {
  expect(ends(rowsInWindow(5000, at(0), 0))).toEqual([1, 80, 80])
  expect(ends(rowsInWindow(5000, at(35 * 1000), 1005))).toEqual([981, 1060, 80])
  expect(ends(rowsInWindow(5000, at(35 * 1000), 3))).toEqual([3, 1060, 81])
  expect(ends(rowsInWindow(5000, at(35 * 1000), 4999))).toEqual([981, 4999, 81])
})

test('a window that is beyond the end keeps the last row', () => {
  expect(rowsInWindow(101, at(35 * 1000), 0)).toEqual([101])
})

test('a window moves in steps', () => {
  expect(at(35 * 30)).toEqual(at(35 * 39))
  expect(at(35 * 40)).not.toEqual(at(35 * 39))
})
