import { expect, test } from 'vitest'
import { accessibilityRecord } from './accessibility.ts'

const record = (...matching: readonly string[]) =>
  accessibilityRecord((query) => matching.includes(query), {
    keyboardUsage: false,
    networkInformationType: 'wifi',
  })

// spec: PRF-005
test('tells colours, network, contrast, motion, hover and keyboard', () => {
  const all = [
    '(forced-colors: active)',
    '(prefers-contrast: more)',
    '(prefers-reduced-motion: reduce)',
    '(hover: hover)',
  ]
  expect(record(...all)).toEqual({
    forceColors: true,
    networkInformationType: 'wifi',
    prefersContrast: 'more',
    prefersReducedMotion: true,
    primaryInputHasHover: true,
    keyboardUsage: false,
  })
})

test.each(['more', 'less', 'custom'])('knows %s contrast', (contrast) => {
  expect(record(`(prefers-contrast: ${contrast})`).prefersContrast).toBe(contrast)
})

test('has no preference of contrast without an answer', () => {
  expect(record().prefersContrast).toBe('no-preference')
})
