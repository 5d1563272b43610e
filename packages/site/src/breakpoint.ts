export {
  breakpointOf,
  breakpointQuery,
  breakpointQueryFor,
  mobileMaxWidth,
  type Breakpoint,
} from './core/breakpoint.ts'
export {
  createBreakpoint,
  currentBreakpoint,
  whenBreakpointChanges,
  type BreakpointOptions,
} from './browser/breakpoint.ts'
