'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { createBreakpoint } from './breakpoint.browser.ts'
import { mobileMaxWidth, type Breakpoint } from './breakpoint.ts'

/**
 * The layout of the window. On a server, and until hydration is done, it is the one given. `maxWidth` is the widest a
 * window may be to count as mobile.
 */
export function useBreakpoint(
  onServer: Breakpoint = 'desktop',
  maxWidth: number = mobileMaxWidth,
): Breakpoint {
  const { snapshot, subscribe } = useMemo(() => createBreakpoint({ maxWidth }), [maxWidth])
  return useSyncExternalStore(subscribe, snapshot, () => onServer)
}
