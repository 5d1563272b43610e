import type { Undo } from '@sitewright/machine'
import { isObserved } from '../vitals/observer.browser.ts'
import { type Box, createWaterfall, type TimelineEntry, type Waterfall } from './overlay.ts'

/** What the overlay reads of the page beside its metrics. */
export interface OverlayTimeline {
  readonly waterfall: () => Waterfall
  /** Position of the largest paint's element, while it is in the document. */
  readonly box: () => Box | undefined
  /** Begins to watch. `onMove` is called when the page was scrolled or resized. */
  readonly start: (onMove: () => void) => Undo
}

const entryOf = ({ name, initiatorType, startTime, duration }: PerformanceResourceTiming): TimelineEntry => ({
  url: name,
  kind: initiatorType,
  startTime,
  duration,
})

/** The document and its files, as the browser keeps them. */
function readWaterfall(): Waterfall {
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
  return createWaterfall((entries as PerformanceResourceTiming[]).map(entryOf))
}

/** Reads files and the largest paint from the browser. The element is held weakly, so that a page can remove it. */
export function createTimeline(): OverlayTimeline {
  let largest: WeakRef<Element> | undefined
  return {
    waterfall: readWaterfall,
    box: () => {
      const element = largest?.deref()
      if (!element?.isConnected) return undefined
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    },
    start: (onMove) => {
      const stopped = new AbortController()
      const { signal } = stopped
      addEventListener('scroll', onMove, { capture: true, passive: true, signal })
      addEventListener('resize', onMove, { signal })
      if (!isObserved('largest-contentful-paint')) return () => stopped.abort()
      const observer = new PerformanceObserver((list) => {
        for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element | null })[])
          largest = element ? new WeakRef(element) : undefined
        onMove()
      })
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
      return () => {
        stopped.abort()
        observer.disconnect()
      }
    },
  }
}
