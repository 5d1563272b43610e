import { expect, test } from 'vitest'
import { breakpointOf, breakpointQuery, breakpointQueryFor, mobileMaxWidth } from './breakpoint.ts'

test.each([
  [431.5, 'mobile'],
  [432, 'mobile'],
  [432.5, 'desktop'],
  [1280, 'desktop'],
] as const)('a window of %d pixels is %s', (width, breakpoint) => {
  expect(breakpointOf(width)).toBe(breakpoint)
})

test('a site may have another largest width of a mobile window', () => {
  expect([breakpointOf(600, 600), breakpointOf(601, 600)]).toEqual(['mobile', 'desktop'])
})

test('desktop is what mobile is not, and no window is a tablet', () => {
  expect(mobileMaxWidth).toBe(432)
  expect(breakpointQuery).toEqual({
    mobile: '(max-width: 432px)',
    desktop: 'not all and (max-width: 432px)',
    tablet: 'not all',
  })
  expect(breakpointQueryFor(600).mobile).toBe('(max-width: 600px)')
})
