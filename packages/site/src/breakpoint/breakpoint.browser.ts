import type { Undo } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import { breakpointQuery, breakpointQueryFor, mobileMaxWidth, type Breakpoint } from './breakpoint.ts'

/** The layout that the window has now. */
export const currentBreakpoint = (view: Window = window): Breakpoint =>
  view.matchMedia(breakpointQuery.mobile).matches ? 'mobile' : 'desktop'

/** Calls back whenever the window goes from one layout to the other. */
export function whenBreakpointChanges(
  listener: (breakpoint: Breakpoint) => void,
  view: Window = window,
): Undo {
  const { snapshot, subscribe } = createBreakpoint({ view })
  return subscribe(() => listener(snapshot()))
}

/** Settings of `createBreakpoint`. */
export interface BreakpointOptions {
  /**
   * The widest a window may be, in CSS pixels, to count as mobile.
   * @default 432
   */
  readonly maxWidth?: number | undefined
  readonly view?: Window | undefined
}

/** Creates a store of the window's layout, with a width of yours between mobile and desktop. */
export function createBreakpoint({
  maxWidth = mobileMaxWidth,
  view,
}: BreakpointOptions = {}): Store<Breakpoint> {
  // Looked up on demand, because a server that renders has no window.
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
