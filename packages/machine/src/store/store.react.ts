'use client'

import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** The current value of a store. The component renders again at each change. */
export const useStore = <Value>({ subscribe, snapshot }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, snapshot, snapshot)

/**
 * `useLayoutEffect` in browsers: what the effect does is on the screen together with what was rendered, as the focus
 * must be. It does nothing on a server, where React 18 would warn.
 */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
