'use client'

import { useSyncExternalStore } from 'react'
import { currentBreakpoint, whenBreakpointChanges } from '../browser/breakpoint.ts'
import type { Breakpoint } from '../core/breakpoint.ts'

/** The layout the window has. On a server, and until hydration is done, it is the one given: desktop. */
export const useBreakpoint = (onServer: Breakpoint = 'desktop'): Breakpoint =>
  useSyncExternalStore(whenBreakpointChanges, currentBreakpoint, () => onServer)
