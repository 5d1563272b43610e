/** Way in which the visitor came to the page. */
export type NavigationType =
  'navigate' | 'reload' | 'back-forward' | 'back-forward-cache' | 'prerender' | 'restore' | 'soft-navigation'

/** The largest contentful paint: when, what, and what the time went into. The four parts add up to the whole. */
export interface LargestPaint {
  /** Name of the painted element, such as `img`. Left out if it is not known. */
  readonly elementName?: string | undefined
  /** Path to that element, as a selector of at most 200 characters: `#main>ul.cards>li`. */
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
  /** Path to the element, as a selector of at most 200 characters: `#main>ul.cards>li`. */
  readonly elementPath?: string | undefined
  /** When it began, since the page did. */
  readonly startTime: number
  /** From the input to the next paint. */
  readonly duration: number
  /** The parts of the duration: before, in and after the page's own listeners, of all events that the same frame shows. */
  readonly inputDelay: number
  /** Time in the page's own listeners. */
  readonly processingDuration: number
  /** Time from the end of the listeners to the next paint. */
  readonly presentationDelay: number
}

/** A value of the `Server-Timing` header. */
export interface ServerTiming {
  /** As the server gave it, cut to 200 characters. */
  readonly name: string
  /** In milliseconds. */
  readonly duration?: number | undefined
  /** As the server gave it, cut to 200 characters. */
  readonly description?: string | undefined
}

/** Times of the request for the page, since its navigation began or it was activated. */
export interface NavigationTimings {
  /** Milliseconds for the lookup of the host's address. */
  readonly domainLookup?: number | undefined
  /** Milliseconds for the connection, without the encryption. */
  readonly tcpConnection?: number | undefined
  /** Milliseconds for the encryption. Left out for a page without, and on a connection that was open. */
  readonly tlsNegotiation?: number | undefined
  /** Milliseconds until the first byte of the response. */
  readonly responseStart?: number | undefined
  /** Milliseconds until the document was read. */
  readonly domContentLoadedEventStart?: number | undefined
  /** Milliseconds until the listeners of that event had run. */
  readonly domContentLoadedEventEnd?: number | undefined
  /** Milliseconds until everything was loaded. */
  readonly loadEventStart?: number | undefined
  /** Milliseconds until the listeners of that event had run. */
  readonly loadEventEnd?: number | undefined
  /** The first 20 values of the header. */
  readonly serverTiming?: readonly ServerTiming[] | undefined
  /** Bytes of the response with its headers. 0 if it came from the cache. */
  readonly transferSize?: number | undefined
  /** Bytes of the body as it was sent. */
  readonly encodedBodySize?: number | undefined
  /** Bytes of the body after it was unpacked. */
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
  /** How the visitor came to the page. */
  readonly navigationType: NavigationType
  /** In milliseconds. */
  readonly firstContentfulPaint?: number | undefined
  /** In milliseconds. */
  readonly largestContentfulPaint?: number | undefined
  /** What the largest contentful paint was, and what its time went into. */
  readonly largestPaint?: LargestPaint | undefined
  /** A sum of scores without a unit: 0 if nothing moved. */
  readonly cumulativeLayoutShift?: number | undefined
  /** In milliseconds. */
  readonly firstInputDelay?: number | undefined
  /** In milliseconds. */
  readonly interactionToNextPaint?: number | undefined
  /** The ten slowest interactions, slowest first. */
  readonly slowestInteractions: readonly Interaction[]
  /** Judgement of each metric that was measured. */
  readonly ratings: Readonly<Partial<Record<RatedMetric, Rating>>>
}
