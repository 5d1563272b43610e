import type { PerfCollector } from '../collector/collector.browser.ts'
import { cut } from '../element-path.ts'
import { readSpan, readTiming } from '../timing.ts'

/** Marks and measures of the page's own. Neither throws. */
export interface UserTimings {
  /** Sets a mark on the browser's timeline, prefixed with `rum-`, and records it. */
  readonly mark: (name: string) => void
  /** Measures the time from a mark to another one, or until now, and records it. */
  readonly measure: (name: string, from: string, to?: string) => void
  /** Takes all of them off the browser's timeline, and allows for as many again. */
  readonly clear: () => void
}

/** A mark or a measure of the page's own: data of the record `user`. */
export interface UserTiming {
  /** Begins with `rum-`. */
  readonly name: string
  /** Since the page began. Left out if it was before that. */
  readonly startTime?: number | undefined
  /** Zero for a mark. */
  readonly duration?: number | undefined
}

const PREFIX = 'rum-'
/** A page that marks in a loop makes no more records than that. The next page may make as many. */
const MOST = 100

const prefixed = (name: string): string => cut(name.startsWith(PREFIX) ? name : PREFIX + name)

/**
 * Creates marks and measures that a collector records. They are on the browser's timeline also where it does not run.
 * Errors are reported to the collector's `onError`.
 *
 * @example
 * ```ts
 * import { createPerfCollector } from '@sitewright/perf-collector'
 * import { createUserTimings } from '@sitewright/perf-collector/user-timing'
 *
 * const collector = createPerfCollector({ app: 'shop' })
 * collector.start()
 * const { mark, measure } = createUserTimings(collector)
 * mark('search')
 * measure('search-results', 'search')
 * ```
 */
export function createUserTimings({ record }: Pick<PerfCollector, 'record'>): UserTimings {
  const names = new Set<string>()
  let left = MOST
  /** When the page began whose marks are counted. Only a collector that runs knows. */
  let page: number | undefined

  function countOn(begin: number): undefined {
    if (page !== undefined && begin !== page) left = MOST
    page = begin
  }

  function add(create: () => PerformanceEntry): void {
    if (left <= 0) record('user', countOn)
    if (left <= 0) return
    try {
      const { name, startTime, duration } = create()
      names.add(name)
      record('user', (begin) => {
        countOn(begin)
        return { name, startTime: readSpan(begin, startTime), duration: readTiming(duration) }
      })
      left -= 1
    } catch (error) {
      record('user', () => {
        throw error
      })
    }
  }

  return {
    mark: (name) => add(() => performance.mark(prefixed(name))),
    measure: (name, from, to) =>
      add(() => performance.measure(prefixed(name), prefixed(from), to === undefined ? to : prefixed(to))),
    clear: () => {
      for (const name of names) {
        performance.clearMarks(name)
        performance.clearMeasures(name)
      }
      names.clear()
      left = MOST
    },
  }
}
