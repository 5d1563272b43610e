import type { Cleanup } from '@sitewright/machine'
import type { PageSpeed } from '../vitals/vitals.contract.ts'
import type { ReadData, RecordEvent } from '../record/record.contract.ts'
import { createGuard } from '../guard.ts'
import type { PerfCollectorOptions } from './options.ts'
import { createSession, type Session } from './session.browser.ts'

/** A collector of what visitors experience. None of its functions throws, and none waits. */
export interface PerfCollector {
  /** Metrics of the current page so far. */
  readonly snapshot: () => PageSpeed
  /**
   * Begins to measure. What the browser has recorded before is counted as well. The cleanup sends what is queued, or
   * forgets it with `discard`, as when a visitor refuses. It reports no page, and ends only what this start began.
   */
  readonly start: () => Cleanup & ((options: { readonly discard?: boolean | undefined }) => void)
  /**
   * Queues a record of the current page, unless `read` returns `undefined`. What it throws is reported, and so is a
   * promise. `begin` is when the page began, on the browser's timeline. While the page is hidden, a record is sent at the
   * end of the task. Before the collector runs, 100 records wait for it, unread.
   */
  readonly record: (event: RecordEvent, read: ReadData) => void
  /**
   * Begins a new page: for routers in browsers without the Navigation API, and for pages that keep their path. Call it
   * when the path has changed. A navigation that the browser has told of makes no second page, and before the first key
   * or click there is none: the page of the navigation has found its path.
   */
  readonly navigate: () => void
  /** Sends what is queued. */
  readonly flush: () => void
}

/** Number of records that wait for a collector that does not run yet. */
const MOST_EARLY = 100

/**
 * Creates a collector. Nothing is measured, and no browser is needed, before it is started.
 *
 * @example
 * ```ts
 * import { createPerfCollector } from '@sitewright/perf-collector'
 *
 * const collector = createPerfCollector({
 *   app: 'shop',
 *   onPageSpeed: ({ interactionToNextPaint }) => console.log('INP', interactionToNextPaint),
 * })
 * collector.start()
 * ```
 */
export function createPerfCollector(given?: PerfCollectorOptions | null): PerfCollector {
  const options = given ?? {}
  const guard = createGuard(options.onError)
  let session: Session | undefined
  /** Ends the wait for a prerendered page to be shown. Set from start to stop. */
  let waiting: AbortController | undefined
  /** The page of the navigation is reported once, however often the collector is started. */
  let isReported = false
  /** Records from before the first session. `undefined` when it has begun, or will not. */
  let early: (() => void)[] | undefined = []

  const begin = guard(() => {
    session = createSession(options, guard, isReported, () => {
      isReported = true
    })
    for (const add of early ?? []) add()
    early = undefined
  })

  const stop = guard((started: AbortController, isDiscarded?: boolean) => {
    if (started !== waiting) return
    waiting.abort()
    session?.stop(isDiscarded)
    waiting = session = early = undefined
  })

  const start = guard(() => {
    if (waiting) return undefined
    // Written so that NaN measures nothing.
    if (!(Math.random() < (options.sampleRate ?? 1))) {
      early = undefined
      return undefined
    }
    waiting = new AbortController()
    const { signal } = waiting
    // An image with that name would be in its place.
    if ((document as { prerendering?: unknown }).prerendering === true)
      document.addEventListener('prerenderingchange', begin, { once: true, signal })
    else begin()
    return waiting
  })

  const record = guard((event: RecordEvent, read: ReadData) => {
    if (session) session.record(event, read)
    else if (early && early.length < MOST_EARLY) early.push(() => record(event, read))
  })

  return {
    snapshot: () =>
      guard(() => session?.read())() ?? { navigationType: 'navigate', slowestInteractions: [], ratings: {} },
    start: () => {
      const started = start()
      return (options?: { readonly discard?: boolean | undefined }) => {
        if (started) stop(started, options?.discard)
      }
    },
    record,
    navigate: guard(() => session?.navigate()),
    flush: guard(() => session?.flush()),
  }
}
