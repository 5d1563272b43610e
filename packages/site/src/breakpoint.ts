export { breakpointOf, breakpointQuery, mobileMaxWidth, type Breakpoint } from './core/breakpoint.ts'
export { currentBreakpoint, whenBreakpointChanges } from './browser/breakpoint.ts'
