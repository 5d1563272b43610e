'use client'

import { useSyncExternalStore } from 'react'
import type { Store } from '@sitewright/machine/store'

/** Current snapshot of a store. */
export const useStore = <Snapshot>({ subscribe, snapshot }: Store<Snapshot>): Snapshot =>
  useSyncExternalStore(subscribe, snapshot, snapshot)
