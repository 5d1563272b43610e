import type { Undo } from '@sitewright/machine'
import type { VitalsEntry } from './vitals.ts'

const TYPES: readonly VitalsEntry['entryType'][] = [
  'paint',
  'largest-contentful-paint',
  'layout-shift',
  'event',
  'first-input',
]

/** Shorter events are not reported: a button that answers at once is no interaction to look at. */
const SHORTEST_EVENT = 40

/** An observer of the performance timeline. */
export interface VitalsObserver {
  /** Delivers what the browser has recorded and not delivered yet. */
  readonly deliver: () => void
  readonly stop: Undo
}

/** Old browsers have no observers. */
const Observer = (): typeof PerformanceObserver | undefined => globalThis.PerformanceObserver

/** Whether the browser reports entries of a type. */
export const isObserved = (type: VitalsEntry['entryType']): boolean =>
  Observer()?.supportedEntryTypes?.includes(type) ?? false

/** Observes all entries about a visitor's experience, those from before included, with one observer. */
export function observeVitals(onEntries: (entries: readonly VitalsEntry[]) => void): VitalsObserver {
  const TheObserver = Observer()
  const read = (entries: PerformanceEntryList): void => onEntries(entries as unknown as VitalsEntry[])
  const observer = TheObserver && new TheObserver((list) => read(list.getEntries()))
  for (const type of TYPES) {
    const options = { type, buffered: true, durationThreshold: SHORTEST_EVENT }
    if (isObserved(type)) observer?.observe(options)
  }
  return {
    deliver: () => {
      const entries = observer?.takeRecords() ?? []
      if (entries.length > 0) read(entries)
    },
    stop: () => observer?.disconnect(),
  }
}
