import { expect, test } from 'vitest'
import { hslOf, rgbOf } from './color.ts'

// spec: EDT-006
test('all 16,777,216 colours come back from hue, saturation and lightness', () => {
  let lost = 0
  for (let value = 0; value <= 0xffffff; value += 1) {
    const rgb = { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 }
    const { red, green, blue } = rgbOf(hslOf(rgb))
    if (red !== rgb.red || green !== rgb.green || blue !== rgb.blue) lost += 1
  }
  expect(lost).toBe(0)
})
