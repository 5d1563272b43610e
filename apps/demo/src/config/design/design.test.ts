import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colorOf, COLORS, FAMILIES, familyOf, withColor } from './design.ts'

const styles = readFileSync(new URL('../../style/base.css', import.meta.url), 'utf8')

test('the colours and fonts to begin with are those of the style sheet', () => {
  for (const [name, { day, night }] of Object.entries(COLORS))
    expect(styles).toContain(`${name}: light-dark(${day}, ${night});`)
  for (const [name, { family }] of Object.entries(FAMILIES)) expect(styles).toContain(`${name}: '${family}',`)
})

test('a colour changes in one light, and stays in the other', () => {
  const design = withColor({}, '--iron', 'night', 'rgb(1 2 3 / 0.5)')
  expect(design).toEqual({ '--iron': 'light-dark(#97421f, rgb(1 2 3 / 0.5))' })
  expect(colorOf(design, '--iron', 'night')).toBe('rgb(1 2 3 / 0.5)')
  expect(colorOf(withColor(design, '--iron', 'day', '#000'), '--iron', 'night')).toBe('rgb(1 2 3 / 0.5)')
  expect(colorOf(design, '--ink', 'day')).toBe('#24211c')
})

test('the family of a font stack is its first', () => {
  expect(familyOf({ '--serif': '"Times New Roman", serif' }, '--serif')).toBe('Times New Roman')
  expect(familyOf({ '--serif': 'Georgia, serif' }, '--serif')).toBe('Georgia')
  expect(familyOf({}, '--sans')).toBe('Instrument Sans')
})
