import type { Cleanup } from '@sitewright/machine'
import type { Guard } from '../guard.ts'
import { SHORTEST_EVENT } from './interaction.ts'
import { toolTraces } from '../tool-traces.browser.ts'
import type { VitalsEntry } from './vitals.ts'

const TYPES: readonly VitalsEntry['entryType'][] = [
  'paint',
  'largest-contentful-paint',
  'layout-shift',
  'event',
  'first-input',
]

/** The shortest events that browsers report. Where they count no interactions, these have to be counted, too. */
const SHORTEST_REPORTED = 16

/** An observer of the performance timeline. */
export interface VitalsObserver {
  /** Delivers what the browser has recorded and not delivered yet. */
  readonly deliver: () => void
  readonly stop: Cleanup
}

/** Checks whether the browser reports entries of a type. Old browsers have no observers. */
export const isObserved = (type: VitalsEntry['entryType']): boolean =>
  !!(globalThis as Partial<typeof globalThis>).PerformanceObserver?.supportedEntryTypes?.includes(type)

/**
 * Observes all entries about a visitor's experience, those from before included, with one observer. A type that the
 * browser refuses after all is left out, and the others are observed.
 */
export function observeVitals(guard: Guard, onEntry: (entry: VitalsEntry) => void): VitalsObserver {
  const deliver = (entries: PerformanceEntryList): void => {
    for (const entry of entries) if (!toolTraces.has?.(entry)) onEntry(entry as unknown as VitalsEntry)
  }
  const types = TYPES.filter(isObserved)
  const observer =
    types.length > 0 ? new PerformanceObserver((list) => deliver(list.getEntries())) : undefined
  const observe = guard((options: PerformanceObserverInit) => observer?.observe(options))
  for (const type of types) {
    const durationThreshold = 'interactionCount' in performance ? SHORTEST_EVENT : SHORTEST_REPORTED
    const options = { type, buffered: true, durationThreshold }
    observe(options)
  }
  return {
    deliver: () => deliver(observer?.takeRecords() ?? []),
    stop: () => observer?.disconnect(),
  }
}
