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
