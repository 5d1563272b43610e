import { describe, expect, test, vi } from 'vitest'
import {
  breakpointOf,
  breakpointQuery,
  breakpointQueryFor,
  createBreakpoint,
  currentBreakpoint,
  whenBreakpointChanges,
} from '../page/index.ts'
import { openFrame } from '../test-support/frame.test-support.ts'

describe('breakpoints', () => {
  // spec: SIT-006
  test.each([
    [320, 'mobile'],
    [432, 'mobile'],
    [432.5, 'desktop'],
    [433, 'desktop'],
    [768, 'desktop'],
  ] as const)('a window of %d px is %s', (width, expected) => {
    const { view } = openFrame({ width })
    expect(breakpointOf(width)).toBe(expected)
    // Chromium rounds the width of a frame, but not what a script asks about.
    if (Number.isInteger(width)) expect(currentBreakpoint(view)).toBe(expected)
    const matching = (['mobile', 'desktop'] as const).filter(
      (name) => view.matchMedia(breakpointQuery[name]).matches,
    )
    expect(matching).toHaveLength(1)
  })

  // spec: SIT-007
  test.each([200, 432, 433, 768, 1024, 2000])('the tablet query does not match at %i px', (width) => {
    expect(openFrame({ width }).view.matchMedia(breakpointQuery.tablet).matches).toBe(false)
    expect(breakpointQuery.tablet).toBe('not all')
  })

  // spec: SIT-006
  test('notify when the window changes from one to the other', async () => {
    const { view, element } = openFrame({ width: 800 })
    const listener = vi.fn()
    const cleanup = whenBreakpointChanges(listener, view)
    element.style.width = '400px'
    await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith('mobile'))
    cleanup()
    element.style.width = '800px'
    await vi.waitFor(() => expect(currentBreakpoint(view)).toBe('desktop'))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('a breakpoint at another width', () => {
  test('separates mobile from desktop, and notifies when the window passes it', async () => {
    const { view, element } = openFrame({ width: 768 })
    const breakpoint = createBreakpoint({ maxWidth: 768, view })
    expect([breakpointOf(768, 768), breakpointOf(769, 768)]).toEqual(['mobile', 'desktop'])
    expect(breakpointQueryFor(768)).toEqual({
      mobile: '(max-width: 768px)',
      desktop: 'not all and (max-width: 768px)',
      tablet: 'not all',
    })
    expect(breakpoint.snapshot()).toBe('mobile')
    const seen: string[] = []
    const cleanup = breakpoint.subscribe(() => seen.push(breakpoint.snapshot()))
    element.style.width = '769px'
    await vi.waitFor(() => expect(seen).toEqual(['desktop']))
    cleanup()
    element.style.width = '500px'
    await vi.waitFor(() => expect(breakpoint.snapshot()).toBe('mobile'))
    expect(seen).toEqual(['desktop'])
  })
})
