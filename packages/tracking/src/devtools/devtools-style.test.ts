import { describe, expect, test } from 'vitest'
import { colorsOf, contrastOf } from '../../../../tooling/style-colors.ts'
import { devtoolsStyle } from './devtools-style.ts'

const colors = colorsOf(devtoolsStyle)

test('a browser without light-dark() has the light colours', () => {
  expect(colors.plain).toEqual(colors.light)
})

test('the size of text that a page gives its root does not reach it', () => {
  expect(devtoolsStyle).not.toMatch(/\drem\b/)
})

describe.each(['light', 'dark'] as const)('in a %s page', (scheme) => {
  const contrasts = (name: string) =>
    ['surface', 'sunken'].map((ground) => contrastOf(colors[scheme][name]!, colors[scheme][ground]!))

  // https://www.w3.org/TR/WCAG22/#contrast-minimum
  test.each(['text', 'muted', 'sent', 'queued', 'held', 'failed', 'refused'])(
    'text in the colour %s has enough contrast',
    (name) => {
      expect(Math.min(...contrasts(name))).toBeGreaterThanOrEqual(4.5)
    },
  )

  // https://www.w3.org/TR/WCAG22/#non-text-contrast
  test('the focus has enough contrast', () => {
    expect(Math.min(...contrasts('focus'))).toBeGreaterThanOrEqual(3)
  })
})
