'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { createBreakpoint } from './breakpoint.browser.ts'
import { mobileMaxWidth, type Breakpoint } from './breakpoint.ts'

/**
 * Returns the layout of the window. On a server, and until hydration is done, it is `onServer`. `maxWidth` is the largest
 * mobile width.
 */
export function useBreakpoint(
  onServer: Breakpoint = 'desktop',
  maxWidth: number = mobileMaxWidth,
): Breakpoint {
  const { snapshot, subscribe } = useMemo(() => createBreakpoint({ maxWidth }), [maxWidth])
  return useSyncExternalStore(subscribe, snapshot, () => onServer)
}
