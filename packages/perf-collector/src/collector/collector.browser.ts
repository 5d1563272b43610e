import type { Undo } from '@sitewright/machine'
import type { PageSpeed, RecordEvent } from '../record/record.contract.ts'
import { createGuard } from './guard.ts'
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

const NO_METRICS: PageSpeed = { navigationType: 'navigate', slowestInteractions: [], ratings: {} }

/** Runs something once the page is shown, if it is still being rendered in advance. */
function whenShown(run: () => void): Undo {
  const cancelled = new AbortController()
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true, signal: cancelled.signal })
  else run()
  return () => cancelled.abort()
}

/** Creates a collector. Nothing is measured, and no browser is needed, before it is started. */
export function createPerfCollector(options: PerfCollectorOptions): PerfCollector {
  const guard = createGuard(options.onError)
  let session: Session | undefined
  let undoStart: Undo | undefined
  /** The page of the navigation is reported once, however often the collector is started. */
  let isReported = false

  function begin(): void {
    session = createSession({
      options,
      guard,
      isContinued: isReported,
      onReport: () => {
        isReported = true
      },
    })
  }

  function stop(): void {
    undoStart?.()
    session?.stop()
    undoStart = session = undefined
  }

  function start(): Undo {
    const { sampleRate = 1 } = options
    if (!undoStart && Math.random() < sampleRate) {
      guard.run(() => {
        undoStart = whenShown(() => guard.run(begin))
      })
    }
    return () => guard.run(stop)
  }

  function snapshot(): PageSpeed {
    let metrics = NO_METRICS
    guard.run(() => {
      metrics = session?.read() ?? NO_METRICS
    })
    return metrics
  }

  return {
    snapshot,
    start,
    record: (event, read) => guard.run(() => session?.record(event, read())),
    navigate: () => guard.run(() => session?.navigate()),
    flush: () => guard.run(() => session?.flush()),
  }
}
