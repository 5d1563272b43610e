'use client'

import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** The current value of a store. The component renders again at each change. */
export const useStore = <Value>({ subscribe, snapshot }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, snapshot, snapshot)
