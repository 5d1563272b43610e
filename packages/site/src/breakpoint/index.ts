export {
  breakpointOf,
  breakpointQuery,
  breakpointQueryFor,
  mobileMaxWidth,
  type Breakpoint,
} from './breakpoint.ts'
export {
  createBreakpoint,
  currentBreakpoint,
  whenBreakpointChanges,
  type BreakpointOptions,
} from './breakpoint.browser.ts'
