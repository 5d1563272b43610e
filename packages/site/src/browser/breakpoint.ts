import { breakpointQuery, type Breakpoint } from '../core/breakpoint.ts'
import type { Undo } from '../core/clock.ts'

/** The layout that the window has now. */
export const currentBreakpoint = (view: Window = window): Breakpoint =>
  view.matchMedia(breakpointQuery.mobile).matches ? 'mobile' : 'desktop'

/** Calls back whenever the window goes from one layout to the other. */
export function whenBreakpointChanges(
  listener: (breakpoint: Breakpoint) => void,
  view: Window = window,
): Undo {
  const query = view.matchMedia(breakpointQuery.mobile)
  const tell = (): void => listener(query.matches ? 'mobile' : 'desktop')
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
