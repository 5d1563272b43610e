import { type Clock, timers, type Cleanup } from '@sitewright/machine'
import { isObserved } from '../vitals/observer.browser.ts'
import { isOfOverlay } from './overlay-traces.browser.ts'
import { type Box, createWaterfall, type TimelineEntry, type Waterfall } from './overlay.ts'

/** Facts of the page that the overlay shows beside its metrics. */
export interface OverlayTimeline {
  /** Files that were loaded so far, arranged anew at each call. */
  readonly waterfall: () => Waterfall
  /** Position of the largest paint's element, while it is in the document. */
  readonly box: () => Box | undefined
  /** Runs something once the page has painted, so that its first paint is its own. @default at once */
  readonly whenPainted?: ((then: () => void) => Cleanup) | undefined
  /** Begins to watch. `onMove` is called when the page was scrolled or resized. */
  readonly start: (onMove: () => void) => Cleanup
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

/** Longest wait for the first paint of a page. */
const PAINT_WAIT = 10_000

/** Runs something once the page has painted, or has not done so for ten seconds. */
function whenPainted(then: () => void, clock: Clock): Cleanup {
  const hasPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0
  if (!isObserved('paint') || hasPainted()) {
    then()
    return () => undefined
  }
  const observer = new PerformanceObserver(() => {
    if (hasPainted()) end(then)
  })
  const cancelWait = clock(() => end(then), PAINT_WAIT)
  function end(run?: () => void): void {
    observer.disconnect()
    cancelWait()
    run?.()
  }
  observer.observe({ type: 'paint', buffered: true })
  return end
}

/** Reads files and the largest paint from the browser. The element is held weakly, so that a page can remove it. */
export function createTimeline(clock: Clock = timers): OverlayTimeline {
  let largest: WeakRef<Element> | undefined
  return {
    waterfall: readWaterfall,
    whenPainted: (then) => whenPainted(then, clock),
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
        const paints = list.getEntries().filter((entry) => !isOfOverlay(entry))
        for (const { element } of paints as (PerformanceEntry & { element?: Element | null })[])
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
