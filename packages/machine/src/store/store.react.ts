'use client'

import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/**
 * Returns the current value of a store. The component renders again at each change.
 *
 * @example
 * ```tsx
 * import { createStore } from '@sitewright/machine/store'
 * import { useStore } from '@sitewright/machine/react'
 *
 * const count = createStore(0)
 * export const Count = () => <button onClick={() => count.update((n) => n + 1)}>{useStore(count)}</button>
 * ```
 */
export const useStore = <Value>({ subscribe, snapshot }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, snapshot, snapshot)

/**
 * Works as `useLayoutEffect` in browsers: what the effect does is on the screen together with what was
 * rendered, as the focus must be. It does nothing on a server, where React 18 would warn.
 */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
