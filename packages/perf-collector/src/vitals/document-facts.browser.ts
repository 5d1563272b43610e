import { usableNavigation } from './navigation.ts'
import { toolTraces } from '../tool-traces.browser.ts'
import { isObserved } from './observer.browser.ts'
import type { DocumentFacts } from './vitals.ts'

/** The browser's navigation entry. Some browsers have reported none. */
export function navigationEntry(): PerformanceNavigationTiming | undefined {
  const entries: PerformanceEntryList = performance.getEntriesByType('navigation')
  return entries[0] as PerformanceNavigationTiming | undefined
}

/** When the document was first hidden. What was painted after that, nobody has seen. */
function firstHidden(): number | undefined {
  const shown = (navigationEntry() as { activationStart?: number } | undefined)?.activationStart ?? 0
  return performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= shown)?.startTime
}

/** Facts about the document, together with their only part that has to be told. */
export interface WatchedFacts extends DocumentFacts {
  /** Notes that the document is hidden, for browsers that do not remember when it was. */
  readonly hide: (timestamp: number) => void
}

/** Reads facts about the document from the browser. A document that is hidden now is taken to have been so always. */
export function documentFacts(): WatchedFacts {
  let hiddenTime = document.visibilityState === 'hidden' ? 0 : Infinity
  return {
    hide: (timestamp) => {
      hiddenTime = Math.min(hiddenTime, timestamp)
    },
    firstHiddenTime: () => firstHidden() ?? hiddenTime,
    isObserved,
    navigation: () => usableNavigation(navigationEntry(), performance.now()),
    resources: (url) => performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[],
    // Undefined, less a number, is NaN.
    interactionCount: () =>
      (performance as unknown as { interactionCount: number }).interactionCount - toolTraces.interactionCount,
  }
}
