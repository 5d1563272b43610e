/** Way in which the visitor came to the page. */
export type NavigationType =
  'navigate' | 'reload' | 'back-forward' | 'back-forward-cache' | 'prerender' | 'restore' | 'soft-navigation'

/** The largest contentful paint: when, what, and what the time went into. The four parts add up to the whole. */
export interface LargestPaint {
  readonly elementName?: string | undefined
  readonly elementPath?: string | undefined
  /** Milliseconds until the first byte of the page. */
  readonly timeToFirstByte?: number | undefined
  /** Milliseconds from there until its picture was requested. */
  readonly resourceLoadDelay?: number | undefined
  /** Milliseconds for which its picture was loaded. */
  readonly resourceLoadDuration?: number | undefined
  /** Milliseconds from there until it was painted. */
  readonly elementRenderDelay?: number | undefined
}

/** One interaction of the visitor: a click, a tap, a key. All times in milliseconds. */
export interface Interaction {
  /** Name of the event whose listeners took longest: `click`, `keydown`, `input`. If none took long, of the longest event. */
  readonly event: string
  readonly elementPath?: string | undefined
  /** When it began, since the page did. */
  readonly startTime: number
  /** From the input to the next paint. */
  readonly duration: number
  /** The parts of the duration: before, in and after the page's own listeners, of all events that the same frame shows. */
  readonly inputDelay: number
  readonly processingDuration: number
  readonly presentationDelay: number
}

/** A value of the `Server-Timing` header. */
export interface ServerTiming {
  readonly name: string
  readonly duration?: number | undefined
  readonly description?: string | undefined
}

/** Times of the request for the page, since its navigation began or it was activated. */
export interface NavigationTimings {
  readonly domainLookup?: number | undefined
  readonly tcpConnection?: number | undefined
  readonly tlsNegotiation?: number | undefined
  readonly responseStart?: number | undefined
  readonly domContentLoadedEventStart?: number | undefined
  readonly domContentLoadedEventEnd?: number | undefined
  readonly loadEventStart?: number | undefined
  readonly loadEventEnd?: number | undefined
  readonly serverTiming?: readonly ServerTiming[] | undefined
  readonly transferSize?: number | undefined
  readonly encodedBodySize?: number | undefined
  readonly decodedBodySize?: number | undefined
}

/** Judgement of a metric's value. */
export type Rating = 'good' | 'needs-improvement' | 'poor'

/** Name of a metric that is rated. */
export type RatedMetric =
  | 'firstContentfulPaint'
  | 'largestContentfulPaint'
  | 'cumulativeLayoutShift'
  | 'firstInputDelay'
  | 'interactionToNextPaint'

/** Metrics of a page: data of the record `page_speed`. A metric that was not measured is left out. */
export interface PageSpeed extends NavigationTimings {
  readonly navigationType: NavigationType
  readonly firstContentfulPaint?: number | undefined
  readonly largestContentfulPaint?: number | undefined
  readonly largestPaint?: LargestPaint | undefined
  readonly cumulativeLayoutShift?: number | undefined
  readonly firstInputDelay?: number | undefined
  readonly interactionToNextPaint?: number | undefined
  /** The ten slowest interactions, slowest first. */
  readonly slowestInteractions: readonly Interaction[]
  readonly ratings: Readonly<Partial<Record<RatedMetric, Rating>>>
}
