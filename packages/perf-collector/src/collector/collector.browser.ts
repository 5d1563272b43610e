import type { Undo } from '@sitewright/machine'
import type { PageSpeed, RecordEvent } from '../record/record.contract.ts'
import { createGuard } from '../guard.ts'
import type { PerfCollectorOptions } from './options.ts'
import { createSession, type Session } from './session.browser.ts'

/** A collector of what visitors experience. None of its functions throws, and none waits. */
export interface PerfCollector {
  /** Metrics of the current page so far. */
  readonly snapshot: () => PageSpeed
  /** Begins to measure. What the browser has recorded before is counted as well. The undo sends what is queued. */
  readonly start: () => Undo
  /** Queues a record of the current page, unless `read` returns `undefined`. What it throws is reported. */
  readonly record: (event: RecordEvent, read: () => object | undefined) => void
  /** Begins a new page: for routers in browsers without the Navigation API, and for pages that keep their path. */
  readonly navigate: () => void
  /** Sends what is queued. */
  readonly flush: () => void
}

/** Creates a collector. Nothing is measured, and no browser is needed, before it is started. */
export function createPerfCollector(options: PerfCollectorOptions): PerfCollector {
  const guard = createGuard(options.onError)
  let session: Session | undefined
  /** Ends the wait for a prerendered page to be shown. Set from start to stop. */
  let waiting: AbortController | undefined
  /** The page of the navigation is reported once, however often the collector is started. */
  let isReported = false

  const begin = guard(() => {
    session = createSession(options, guard, isReported, () => {
      isReported = true
    })
  })

  const stop = guard(() => {
    waiting?.abort()
    session?.stop()
    waiting = session = undefined
  })

  const start = guard(() => {
    if (waiting || Math.random() >= (options.sampleRate ?? 1)) return
    waiting = new AbortController()
    const { signal } = waiting
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', begin, { once: true, signal })
    else begin()
  })

  return {
    snapshot: () =>
      guard(() => session?.read())() ?? { navigationType: 'navigate', slowestInteractions: [], ratings: {} },
    start: () => {
      start()
      return stop
    },
    record: guard((event, read) => session?.record(event, read())),
    navigate: guard(() => session?.navigate()),
    flush: guard(() => session?.flush()),
  }
}
