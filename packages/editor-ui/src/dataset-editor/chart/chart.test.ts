import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartKinds, drawChart, niceTicks } from './chart.ts'
import type { Dataset } from '../dataset/dataset.ts'

const bakery: Dataset = {
  series: ['Bread', 'Cake'],
  rows: [
    { label: 'May', values: ['1', '2'] },
    { label: 'June', values: ['', '4'] },
  ],
}

describe('a chart', () => {
  test('has a bar for each number', () => {
    const { shapes, legend } = drawChart(bakery, 'bar', 'en')
    expect(shapes.map(({ title }) => title)).toEqual(['May, Bread: 1', 'May, Cake: 2', 'June, Cake: 4'])
    expect(legend).toEqual(['Bread', 'Cake'])
  })

  test('places bars in groups, one for each row', () => {
    const paths = drawChart(bakery, 'bar', 'en').shapes.map(({ path }) => path)
    expect(paths).toEqual(['M78.24 240V180h69.98V240z', 'M156 240V120h69.98V240z', 'M372 240V0h69.98V240z'])
  })

  test('places the points of lines in the middle of their groups', () => {
    const paths = drawChart(bakery, 'line', 'en').shapes.map(({ path }) => path)
    expect(paths).toEqual(['M156 180h0.01', 'M156 120L372 0'])
  })

  test.each([
    [400, 400],
    [401, 1],
  ])('has of %i bars in one series %i shapes', (count, shapes) => {
    const rows = Array.from({ length: count }, () => ({ label: '', values: ['1'] }))
    expect(drawChart({ series: ['Bread'], rows }, 'bar').shapes).toHaveLength(shapes)
  })

  test('has no slice for a number below 0, and slices clockwise from the top', () => {
    const rows = ['3', '-4', '', '1'].map((value, index) => ({ label: `${index}`, values: [value, '9'] }))
    const { shapes } = drawChart({ series: ['Bread', 'Cake'], rows }, 'pie', 'en')
    expect(shapes.map(({ title }) => title)).toEqual(['0: 75%', '3: 25%'])
    expect(shapes.map(({ path }) => path)).toEqual([
      'M240 120L240 0A120 120 0 1 1 120 120z',
      'M240 120L120 120A120 120 0 0 1 240 0z',
    ])
  })

  test('has a circle for a slice that is all of it', () => {
    const rows = [{ label: 'May', values: ['5'] }]
    const [slice] = drawChart({ series: ['Bread'], rows }, 'pie', 'en').shapes
    expect(slice?.path).toBe('M240 0a120 120 0 1 1 -0.01 0z')
  })

  test('has a line for each series, with a dot for a single number', () => {
    const { shapes } = drawChart(bakery, 'line', 'en')
    expect(shapes.map(({ title }) => title)).toEqual(['Bread', 'Cake'])
    expect(shapes[0]?.path).toMatch(/h0\.01$/)
    expect(shapes[1]?.path).toMatch(/^M[\d. ]+L[\d. ]+$/)
  })

  test('interrupts a line at a gap', () => {
    const rows = ['1', '', '3', '4'].map((value) => ({ label: '', values: [value] }))
    expect(drawChart({ series: ['Bread'], rows }, 'line').shapes[0]?.path.match(/M/g)).toHaveLength(2)
  })

  test('has a slice for each label, by the first series', () => {
    const { shapes, legend } = drawChart({ ...bakery, rows: bakery.rows.toReversed() }, 'pie', 'en')
    expect(shapes.map(({ title }) => title)).toEqual(['May: 100%'])
    expect(legend).toEqual(['June', 'May'])
  })

  test('of many rows draws the largest numbers, and one shape for each series', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      label: '',
      values: [String(index === 5001 ? -90 : index % 7), '1'],
    }))
    const { shapes, ticks } = drawChart({ series: ['Bread', 'Cake'], rows }, 'bar', 'en')
    expect(shapes.map(({ title }) => title)).toEqual(['Bread', 'Cake'])
    expect(shapes[0]?.path.match(/z/g)).toHaveLength(1000)
    expect(ticks[0]?.text).toBe('-100')
  })

  test('of many rows keeps numbers below 1', () => {
    const rows = Array.from({ length: 4000 }, () => ({ label: '', values: ['0.5'] }))
    expect(drawChart({ series: ['Bread'], rows }, 'line').shapes[0]?.path.match(/[ML]/g)).toHaveLength(2000)
  })

  test('has ticks that are even, and hold all numbers', () => {
    expect(niceTicks(0, 4)).toEqual([0, 1, 2, 3, 4])
    expect(niceTicks(-3, 7)).toEqual([-5, 0, 5, 10])
    expect(niceTicks(0, 0.3)).toEqual([0, 0.1, 0.2, 0.3])
    expect(niceTicks(0, 0)).toEqual([0, 1])
    // Neither their step nor their last one is exact in binary.
    expect(niceTicks(0, 0.0002)).toEqual([0, 0.00005, 0.0001, 0.00015, 0.0002])
    expect(niceTicks(-0.0002, 0)).toEqual([-0.0002, -0.00015, -0.0001, -0.00005, 0])
  })

  test.each(chartKinds)('has finite paths as a %s chart of any data', (kind) => {
    const cell = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
      fc.constantFrom('', 'x', '0'),
    )
    const dataset = fc.nat(4).chain((columns) =>
      fc.record({
        series: fc.array(fc.string(), { minLength: columns, maxLength: columns }),
        rows: fc.array(fc.record({ label: fc.string(), values: fc.array(cell, { maxLength: columns }) })),
      }),
    )
    fc.assert(
      fc.property(dataset, (data) => {
        const { shapes, ticks } = drawChart(data, kind, 'en')
        for (const { path } of shapes) expect(path).not.toMatch(/NaN|Infinity|undefined/)
        for (const { y } of ticks) expect(Number.isFinite(y)).toBe(true)
      }),
    )
  })
})
