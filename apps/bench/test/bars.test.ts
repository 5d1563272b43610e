import { describe, expect, test } from 'vitest'
import type { Bar } from '../src/area.ts'
import { judge, judgeBudgets } from '../src/bars.ts'
import { near, timed } from './fixture/result.ts'

const { scales, growth } = timed

describe('a bar', () => {
  test.each<[boolean, Bar, string, string]>([
    [true, { kind: 'ratio', beside: 'peer', atLeast: 3 }, 'ours is at least 3 × as fast as peer', '4.00 ×'],
    [
      false,
      { kind: 'ratio', beside: 'peer', atLeast: 4.5 },
      'ours is at least 4.5 × as fast as peer',
      '4.00 ×',
    ],
    [true, { kind: 'time', atMostMs: 0.002 }, 'ours takes at most 2.00 µs for a price', '1.00 µs'],
    [false, { kind: 'time', atMostMs: 0.0005 }, 'ours takes at most 500 ns for a price', '1.00 µs'],
    [
      false,
      { kind: 'time', subject: 'peer', atMostMs: 0.002 },
      'peer takes at most 2.00 µs for a price',
      '4.00 µs',
    ],
    [true, { kind: 'count', of: 'nodes', atMost: 30 }, 'nodes of ours: at most 30', '30'],
    [false, { kind: 'count', of: 'nodes', atMost: 29 }, 'nodes of ours: at most 29', '30'],
  ])('%s: %o', (held, bar, promise, found) => {
    const [judged] = judge([{ ...bar, scale: 1 }], { scales, growth, unit: 'price' })
    expect(judged).toMatchObject({ held, found, promise: `${promise} (at 1 ×)` })
  })

  test('is about every scale unless it says which', () => {
    const bar: Bar = { kind: 'ratio', beside: 'peer', atLeast: 3 }
    expect(judge([bar], { scales, growth })).toHaveLength(2)
    expect(judge([{ ...bar, scale: 10 }], { scales, growth })).toMatchObject([
      { promise: 'ours is at least 3 × as fast as peer (at 10 ×)', held: true },
    ])
  })

  test('of growth is about the step from each scale to the next', () => {
    const promise = 'ours takes at most 11 × as long at 10 × as at 1 ×'
    expect(judge([{ kind: 'growth', atMost: 11 }], { scales, growth })).toMatchObject([
      { promise, found: '10.0 ×', held: true },
    ])
    expect(judge([{ kind: 'growth', atMost: 9 }], { scales, growth })).toMatchObject([{ held: false }])
  })

  test.each([
    [1, true],
    [0.9, false],
  ])('of growth beside a function written by hand compares how both grow: at most %d ×', (atMost, held) => {
    const grown = growth.map((step) => (step.subject === 'ours' ? { ...step, times: near(9.5) } : step))
    expect(judge([{ kind: 'growth', beside: 'peer', atMost }], { scales, growth: grown })).toEqual([
      {
        promise: `ours takes at most ${atMost} × as long at 10 × as at 1 ×, beside what peer takes`,
        found: '0.950 ×',
        held,
      },
    ])
  })

  test.each<[Bar, string]>([
    [
      { kind: 'growth', beside: 'nobody', atMost: 1 },
      'A bar of growth is beside nobody, which the case does not have.',
    ],
    [
      { kind: 'ratio', beside: 'nobody', atLeast: 1 },
      'A bar is beside nobody, which the case does not have.',
    ],
    [
      { kind: 'time', subject: 'nobody', atMostMs: 1 },
      'A bar is about nobody, which the case does not have.',
    ],
    [{ kind: 'time', scale: 7, atMostMs: 1 }, 'No scale 7 was measured, but a bar is about it.'],
    [{ kind: 'count', of: 'requests', atMost: 1 }, 'A bar is about requests, which ours does not count.'],
    [{ kind: 'growth', scale: 1, atMost: 1 }, 'A bar of growth needs a scale with another one before it.'],
  ])('about what was not measured is a mistake: %o', (bar, words) => {
    expect(() => judge([bar], { scales, growth })).toThrow(words)
  })

  test('of size is the budget in the manifest', () => {
    const row = { name: './react', min: 900, gzip: 501, brotli: 400 }
    expect(judgeBudgets([{ ...row, budget: 500 }, { ...row, budget: 501 }, row])).toMatchObject([
      { promise: './react weighs at most 500 B gzip', found: '501 B', held: false },
      { held: true },
    ])
  })
})
