import { describe, expect, test } from 'vitest'
import {
  colorProblems,
  cssColor,
  formatColor,
  isSameColor,
  noColor,
  parseColor,
  readColor,
} from './color-text.ts'
import { hexOf, hslOf, keepHue, rgbOf, withChannel, type Hsla } from './color.ts'

const color = (hue: number, saturation: number, lightness: number, alpha = 1): Hsla => ({
  hue,
  saturation,
  lightness,
  alpha,
})
function read(text: string, format?: 'hex' | 'rgb' | 'hsl') {
  const result = parseColor(text, format)
  return result.ok ? cssColor(result.value) : result.failure
}

const steps = Array.from({ length: 18 }, (_, step) => step * 15)

test('the colours of a grid come back from hue, saturation and lightness', () => {
  const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => ({ red, green, blue }))))
  expect(grid.map((rgb) => rgbOf(hslOf(rgb)))).toEqual(grid)
})

test.each(['hex', 'rgb', 'hsl'] as const)('colours come back from their text as %s', (format) => {
  for (let value = 0; value <= 0xffffff; value += 211) {
    const hex = `#${value.toString(16).padStart(6, '0')}`
    const parsed = parseColor(hex)
    if (!parsed.ok) throw new Error(hex)
    const again = parseColor(formatColor(parsed.value, format), format)
    if (!again.ok || hexOf(again.value) !== hex) expect(again).toBe(hex)
  }
})

test.each([
  [0, '#ff0000'],
  [60, '#ffff00'],
  [120, '#00ff00'],
  [240, '#0000ff'],
  [360, '#ff0000'],
])('a hue of %i is %s', (hue, hex) => {
  expect(hexOf(color(hue, 1, 0.5))).toBe(hex)
})

// spec: TPL-084
test.each([
  ['#abc', '#aabbcc'],
  ['abc', '#aabbcc'],
  ['#A1B2C3', '#a1b2c3'],
  [' 0f0f0f ', '#0f0f0f'],
  ['#ab', ['format']],
  ['#abcd', ['format']],
  ['#abcde', ['format']],
  ['#aabbccdd', ['format']],
  ['##abc', ['format']],
  ['#ggg', ['format']],
  ['', ['format']],
])('%j as hex is %j', (text, expected) => {
  expect(read(text, 'hex')).toEqual(expected)
})

test.each([
  ['rgb(255 136 0)', '#ff8800'],
  ['255, 136, 0', '#ff8800'],
  ['rgba(255,136,0,0.5)', 'rgb(255 136 0 / 0.5)'],
  ['rgb(100% 0% 0% / 50%)', 'rgb(255 0 0 / 0.5)'],
  ['256 0 0', ['format']],
  ['-1 0 0', ['format']],
  ['1 2', ['format']],
  ['1 2 3 4 5', ['format']],
  ['rgb(0 0 0 / 2)', ['alpha']],
  ['rgb(a, b, c)', ['format']],
  ['a 1 2 3', ['format']],
  ['1 2 3 a', ['format']],
  ['1-2 3 4', ['format']],
  ['', ['format']],
])('%j as RGB is %j', (text, expected) => {
  expect(read(text, 'rgb')).toEqual(expected)
})

describe('bounds of hue, saturation, lightness and alpha', () => {
  // spec: TPL-081 TPL-082
  test.each([
    [color(0, 0, 0, 0), []],
    [color(360, 1, 1, 1), []],
    [color(360.1, 1, 1), ['hue']],
    [color(-0.1, 0, 0), ['hue']],
    [color(0, 1.01, 0), ['saturation']],
    [color(0, 0, -0.01), ['lightness']],
    [color(0, 0, 0, 1.01), ['alpha']],
    [color(Number.NaN, 0, 0), ['hue']],
    [color(400, 2, 2, 2), ['hue', 'saturation', 'lightness', 'alpha']],
    [{ hue: 10, saturation: 0.5 }, ['missing']],
    [{ hue: 400 }, ['hue', 'missing']],
    [{}, ['missing']],
  ])('%j has the problems %j', (value, problems) => {
    expect(colorProblems(value)).toEqual(problems)
  })

  test.each([
    ['hsl(120 100% 50%)', '#00ff00'],
    ['120, 100, 50', '#00ff00'],
    ['hsla(120, 100%, 50%, 0.25)', 'rgb(0 255 0 / 0.25)'],
    ['hsl(400 50% 50%)', ['hue']],
    ['hsl(40 150% 50%)', ['saturation']],
    ['hsl(40 50%)', ['missing']],
    ['hsl(1 2 3 0.4 5)', ['format']],
    ['red', ['format']],
  ])('%j as HSL is %j', (text, expected) => {
    expect(read(text, 'hsl')).toEqual(expected)
  })
})

test.each([color(NaN, 1, 0.5), color(0, NaN, 0.5), color(0, 1, NaN), hslOf({ red: NaN, green: 0, blue: 0 })])(
  'no text has a NaN: %j is black',
  (broken) => {
    expect(hexOf(broken)).toBe('#000000')
    expect(cssColor(broken)).toBe('#000000')
    expect(formatColor(broken, 'rgb')).toBe('rgb(0 0 0)')
    expect(formatColor(broken, 'hsl')).not.toContain('NaN')
    expect(formatColor({ ...broken, alpha: NaN }, 'hsl')).not.toContain('NaN')
  },
)

test('a text says by itself which format it has', () => {
  expect([read('#0f0'), read('rgb(0 255 0)'), read('HSL(120 100% 50%)')]).toEqual(
    Array.from({ length: 3 }, () => '#00ff00'),
  )
})

test('clamps a value that is out of bounds, and keeps the others', () => {
  const before = color(10, 0.123, 0.5)
  expect(withChannel(before, 'hue', 400)).toEqual(color(360, 0.123, 0.5))
  expect(withChannel(before, 'lightness', -1)).toEqual(color(10, 0.123, 0))
})

test('colours look the same if they are written alike', () => {
  expect(isSameColor(color(10, 0, 0, 0.17000000000000004), color(200, 0.5, 0, 0.17))).toBe(true)
  expect(isSameColor(color(10, 1, 0.5, 0.17), color(10, 1, 0.5, 0.18))).toBe(false)
})

test.each([
  ['black', '#000000', color(200, 0.7, 0)],
  ['white', '#ffffff', color(200, 0.7, 1)],
  ['grey', '#808080', color(200, 0, 128 / 255)],
])('keeps the hue through %s', (_, hex, expected) => {
  const parsed = parseColor(hex)
  expect(parsed.ok && keepHue(parsed.value, color(200, 0.7, 0.5))).toEqual(expected)
})

test('keeps the hue of a colour that has one', () => {
  expect(keepHue(color(10, 0.5, 0.5), color(200, 0.7, 0.5))).toEqual(color(10, 0.5, 0.5))
})

test.each([
  ['hex', 1, '#ff0000'],
  ['hex', 0.5, '#ff0000'],
  ['rgb', 1, 'rgb(255 0 0)'],
  ['rgb', 0.5, 'rgb(255 0 0 / 0.5)'],
  ['hsl', 1, 'hsl(0 100% 50%)'],
  ['hsl', 0.25, 'hsl(0 100% 50% / 0.25)'],
] as const)('red as %s with an alpha of %d is %s', (format, alpha, text) => {
  expect(formatColor(color(0, 1, 0.5, alpha), format)).toBe(text)
})

describe('a stored colour', () => {
  test('is black where it is none, which can be told from a text that says black', () => {
    expect(noColor).toEqual(color(0, 0, 0))
    for (const text of [undefined, '', 'oklch(1 0 0)', 'not transparent']) {
      expect(readColor(text)).toBe(noColor)
    }
    expect(readColor('#000')).not.toBe(noColor)
  })

  test.each([
    ['#f00', color(0, 1, 0.5)],
    ['hsl(120 100% 50% / 0.5)', color(120, 1, 0.5, 0.5)],
    ['  transparent', color(0, 0, 0, 0)],
    ['Transparent', color(0, 0, 0, 0)],
    [{ hue: 10, alpha: 0.5 }, color(10, 0, 0, 0.5)],
  ])('is read from %j', (stored, expected) => {
    expect(readColor(stored)).toEqual(expected)
  })
})
