import { describe, expect, test } from 'vitest'
import { colorsOf, contrastOf } from '../../../../tooling/style-colors.ts'
import { overlayStyle } from './overlay-style.ts'

const colors = colorsOf(overlayStyle)

test('a browser without light-dark() has the light colours', () => {
  expect(colors.plain).toEqual(colors.light)
})

describe.each(['light', 'dark'] as const)('in a %s page', (scheme) => {
  const contrasts = (name: string) =>
    ['surface', 'sunken'].map((ground) => contrastOf(colors[scheme][name]!, colors[scheme][ground]!))

  // https://www.w3.org/TR/WCAG22/#contrast-minimum
  test.each(['text', 'muted', 'good', 'fair', 'poor'])(
    'text in the colour %s has enough contrast',
    (name) => {
      expect(Math.min(...contrasts(name))).toBeGreaterThanOrEqual(4.5)
    },
  )

  // https://www.w3.org/TR/WCAG22/#non-text-contrast
  test.each(['focus', 'bar', 'outline'])('a shape in the colour %s has enough contrast', (name) => {
    expect(Math.min(...contrasts(name))).toBeGreaterThanOrEqual(3)
  })
})
