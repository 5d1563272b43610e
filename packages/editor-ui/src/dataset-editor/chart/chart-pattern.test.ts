import { expect, test } from 'vitest'
import {
  chartColorCount,
  chartDashes,
  chartLook,
  chartLookCount,
  chartTextures,
  TEXTURE_SIZE,
} from './chart-pattern.ts'

test('neighbouring series differ in colour and in pattern', () => {
  expect([0, 1, 7].map(chartLook)).toEqual([
    { color: 0, pattern: 0 },
    { color: 1, pattern: 1 },
    { color: 7, pattern: 7 },
  ])
})

test('a series whose colour was used before has another pattern', () => {
  expect(chartLook(chartColorCount)).toEqual({ color: 0, pattern: 1 })
  const looks = Array.from({ length: chartLookCount }, (_, index) => chartLook(index))
  expect(new Set(looks.map(({ color, pattern }) => `${color} ${pattern}`)).size).toBe(chartLookCount)
})

test.each([
  ['texture', chartTextures],
  ['dash', chartDashes],
])('there is one %s for each colour', (_, patterns) => {
  expect(new Set(patterns).size).toBe(chartColorCount)
  expect(patterns).toHaveLength(chartColorCount)
})

test('textures fit together at the sides of their squares', () => {
  for (const path of chartTextures) {
    for (const number of path.match(/-?\d+/g) ?? []) {
      expect(Math.abs(Number(number) - TEXTURE_SIZE / 2)).toBeLessThanOrEqual(TEXTURE_SIZE / 2 + 1)
    }
  }
})

test('the first texture is plain, and the first dash is solid', () => {
  expect([chartTextures[0], chartDashes[0]]).toEqual(['', 'none'])
  expect(chartTextures.slice(1).every((path) => path.startsWith('M'))).toBe(true)
})

// An odd number of lengths is repeated with strokes and gaps swapped: https://www.w3.org/TR/SVG2/painting.html#StrokeDashing
test('a dash is made of strokes, each with a gap that the round ends of a line of 2.5 leave open', () => {
  for (const dash of chartDashes.slice(1)) {
    const lengths = dash.split(' ').map(Number)
    expect(lengths.length % 2).toBe(0)
    expect(lengths.every((length) => length > 0)).toBe(true)
    expect(lengths.filter((_, index) => index % 2 === 1).every((gap) => gap > 2.5)).toBe(true)
  }
})
