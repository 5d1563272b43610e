import { expect, test } from 'vitest'
import { parseColor } from './color-text.ts'
import { hslOf, rgbOf } from './color.ts'
import { contrastOf, isLightColor, levelOf, luminanceOf } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#0a0a0a', '#ffffff', 19.8],
  ['rgb(0 0 0 / 0)', '#ffffff', 1],
  ['rgb(0 0 0 / 0.5)', '#ffffff', 4],
])('the contrast of %s with %s is %d', (text, behind, ratio) => {
  const [above, below] = [parseColor(text), parseColor(behind)]
  if (!above.ok || !below.ok) throw new Error(text)
  expect(contrastOf(above.value, below.value)).toBeCloseTo(ratio, 1)
})

// spec: TPL-086
test('a colour is light above a relative luminance of 0.65', () => {
  const [darker, lighter] = [
    hslOf({ red: 210, green: 210, blue: 210 }),
    hslOf({ red: 211, green: 211, blue: 211 }),
  ]
  expect(luminanceOf(rgbOf(darker))).toBeLessThan(0.65)
  expect([isLightColor(darker), isLightColor(lighter)]).toEqual([false, true])
})

test.each([
  [21, 'AAA'],
  [7, 'AAA'],
  [6.99, 'AA'],
  [4.5, 'AA'],
  [4.49, 'large'],
  [3, 'large'],
  [2.99, 'low'],
])('text with a contrast of %d reaches the level %s', (ratio, level) => {
  expect(levelOf(ratio)).toBe(level)
})
