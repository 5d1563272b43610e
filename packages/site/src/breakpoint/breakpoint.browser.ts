import type { Cleanup } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import { breakpointQuery, breakpointQueryFor, mobileMaxWidth, type Breakpoint } from './breakpoint.ts'

/** Returns the current layout of the window. */
export const currentBreakpoint = (view: Window = window): Breakpoint =>
  view.matchMedia(breakpointQuery.mobile).matches ? 'mobile' : 'desktop'

/** Calls back on each change between the layouts. */
export function whenBreakpointChanges(
  listener: (breakpoint: Breakpoint) => void,
  view: Window = window,
): Cleanup {
  const { snapshot, subscribe } = createBreakpoint({ view })
  return subscribe(() => listener(snapshot()))
}

/** Settings of `createBreakpoint`. */
export interface BreakpointOptions {
  /**
   * Largest width of a mobile window, in CSS pixels.
   * @default 432
   */
  readonly maxWidth?: number | undefined
  /** Window to follow. */
  readonly view?: Window | undefined
}

/**
 * Creates a store of the window's layout.
 *
 * @example
 * ```ts
 * import { createBreakpoint } from '@sitewright/site/page'
 *
 * const breakpoint = createBreakpoint({ maxWidth: 768 }) // 432 unless given
 * const cleanup = breakpoint.subscribe(() => console.log(breakpoint.snapshot()))
 * ```
 */
export function createBreakpoint({
  maxWidth = mobileMaxWidth,
  view,
}: BreakpointOptions = {}): Store<Breakpoint> {
  // Evaluated on demand, because a server has no window.
  const ask = (): MediaQueryList => (view ?? window).matchMedia(breakpointQueryFor(maxWidth).mobile)
  return {
    snapshot: () => (ask().matches ? 'mobile' : 'desktop'),
    subscribe: (listener) => {
      const query = ask()
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
  }
}
