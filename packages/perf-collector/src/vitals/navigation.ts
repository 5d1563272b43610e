import { cut } from '../element-path.ts'
import { readSpan, readTiming } from '../timing.ts'
import type { NavigationTimings, NavigationType, ServerTiming } from './vitals.contract.ts'

/** The browser's navigation entry, as far as it is read here. */
export interface NavigationEntry {
  readonly type?: string
  readonly activationStart?: number
  readonly domainLookupStart: number
  readonly domainLookupEnd: number
  readonly connectStart: number
  readonly connectEnd: number
  readonly secureConnectionStart: number
  readonly responseStart: number
  readonly domContentLoadedEventStart: number
  readonly domContentLoadedEventEnd: number
  readonly loadEventStart: number
  readonly loadEventEnd: number
  readonly serverTiming?: readonly ServerTiming[]
  readonly transferSize: number
  readonly encodedBodySize: number
  readonly decodedBodySize: number
}

/** Some servers send hundreds of timings. */
const MOST_SERVER_TIMINGS = 20

/**
 * The navigation entry if it can be used: browsers have reported a response that never came, or comes in the future.
 * @see https://github.com/GoogleChrome/web-vitals/issues/137
 * @see https://github.com/GoogleChrome/web-vitals/issues/162
 */
export function usableNavigation(
  entry: NavigationEntry | undefined,
  now: number,
): NavigationEntry | undefined {
  return entry && entry.responseStart > 0 && entry.responseStart < now ? entry : undefined
}

const TIMES = [
  'responseStart',
  'domContentLoadedEventStart',
  'domContentLoadedEventEnd',
  'loadEventStart',
  'loadEventEnd',
] as const

const SIZES = ['transferSize', 'encodedBodySize', 'decodedBodySize'] as const

/** Times and sizes of the request for the page. Empty if the entry cannot be used. */
export function navigationTimings(entry: NavigationEntry | undefined): NavigationTimings {
  if (!entry) return {}
  const { connectStart, connectEnd, secureConnectionStart: tlsStart, activationStart = 0 } = entry
  const values: Record<string, number | undefined> = {}
  for (const name of TIMES) {
    // Zero says that the time has not come yet. A prerendered page begins for the visitor when it is shown.
    if (entry[name] > 0) values[name] = readTiming(Math.max(0, entry[name] - activationStart))
  }
  for (const name of SIZES) values[name] = readTiming(entry[name])
  return {
    domainLookup: readSpan(entry.domainLookupStart, entry.domainLookupEnd),
    tcpConnection: readSpan(connectStart, tlsStart > 0 ? tlsStart : connectEnd),
    // Both are the same on a connection that was open. With HTTP/3, all of the connection is the negotiation.
    tlsNegotiation: tlsStart > 0 && connectEnd > tlsStart ? readSpan(tlsStart, connectEnd) : undefined,
    serverTiming: entry.serverTiming
      ?.slice(0, MOST_SERVER_TIMINGS)
      .map(({ name, duration, description }) => ({
        name: cut(name),
        duration: readTiming(duration),
        description: description && cut(description),
      })),
    ...values,
  }
}

/** How the page was come to, as web-vitals names it. */
export function navigationType(entry: NavigationEntry | undefined, wasDiscarded: boolean): NavigationType {
  if (!entry) return 'navigate'
  if (entry.activationStart) return 'prerender'
  if (wasDiscarded) return 'restore'
  const type = entry.type?.replace('_', '-')
  return (['reload', 'back-forward', 'prerender'] as const).find((known) => known === type) ?? 'navigate'
}
