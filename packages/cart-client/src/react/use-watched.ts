'use client'

import { useSyncExternalStore } from 'react'
import type { Watched } from '../core/value.ts'

/** What something that can be watched shows now. */
export const useWatched = <Snapshot>({ subscribe, snapshot }: Watched<Snapshot>): Snapshot =>
  useSyncExternalStore(subscribe, snapshot, snapshot)
