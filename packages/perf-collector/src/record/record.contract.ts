/** Names of the events that records carry. */
export type RecordEvent = 'page_speed' | 'user' | 'image' | 'a11y'

/** One performance record, as it travels: the endpoint takes a JSON array of them. */
export interface PerfRecord<Data extends object = object> {
  /** Name of the application that measures. */
  readonly app: string
  readonly data: Data & { readonly context: RecordContext }
  readonly event: RecordEvent
  /** Identifies one load of a page, one return from the back/forward cache, or one client-side navigation. */
  readonly pageLoadId: string
  /** Milliseconds since 1970. */
  readonly ts: number
}

/** Reads the data of a record. `begin` is when its page began, on the browser's timeline. */
export type ReadData = (begin: number) => object | undefined

/** How a record reached the server. */
export type DeliveryType = 'beacon' | 'xhr'

/**
 * Sends the text of a request. Returns `false` if the browser did not take it, so that the next way is tried. Any other
 * answer says that it did; a promise that is rejected is reported.
 */
export type Send = (endpoint: string, body: string, deliveryType: DeliveryType) => unknown

/** Identities of the visitor. */
export interface VisitorIds {
  readonly analyticsId?: string | undefined
  readonly marketingId?: string | undefined
  readonly memberId?: string | undefined
}

/** Destination of records, and their fields about the site and the visitor. */
export interface RecorderOptions {
  /** Name of the application, as each record bears it. @default the host name of the page */
  readonly app?: string | undefined
  /** @default '/api/1/performance/records' */
  readonly endpoint?: string | undefined
  /** Version of the protocol. @default '4.13.1' */
  readonly version?: string | undefined
  /** Identities that the application knows. They win over those of the cookies, unless they are undefined. */
  readonly ids?: (() => VisitorIds) | undefined
  /** Names of the cookies with the identities. @default { analyticsId: 'SS_ANALYTICS_ID', marketingId: 'SS_MID' } */
  readonly cookies?: { readonly analyticsId?: string; readonly marketingId?: string } | undefined
  /** @default sendBeacon and XMLHttpRequest */
  readonly send?: Send | undefined
}

/** Visitor, device and address of a record, read when it is made. What a browser does not tell is left out. */
export interface RecordContext extends VisitorIds {
  /** Version of the protocol, not of this package. */
  readonly version: string
  readonly downlink?: number | undefined
  readonly effectiveType?: string | undefined
  readonly rtt?: number | undefined
  readonly saveData?: boolean | undefined
  readonly deliveryType: DeliveryType
  readonly devicePixelRatio?: number | undefined
  readonly screenWidth?: number | undefined
  readonly screenHeight?: number | undefined
  readonly viewportWidth?: number | undefined
  readonly viewportHeight?: number | undefined
  readonly deviceMemory?: number | undefined
  readonly hardwareConcurrency?: number | undefined
  readonly hash?: string | undefined
  readonly hostname?: string | undefined
  readonly pathname?: string | undefined
}

/** How the visitor came to the page. */
export type NavigationType =
  'navigate' | 'reload' | 'back-forward' | 'back-forward-cache' | 'prerender' | 'restore' | 'soft-navigation'

/** The largest contentful paint: when, what, and what the time went into. The four parts add up to the whole. */
export interface LargestPaint {
  readonly elementName?: string | undefined
  readonly elementPath?: string | undefined
  readonly timeToFirstByte?: number | undefined
  readonly resourceLoadDelay?: number | undefined
  readonly resourceLoadDuration?: number | undefined
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

/** One image of an allowed host: data of the record `image`. Sizes in pixels, except `size`. */
export interface ImageRecord {
  readonly visibleOnLoad: boolean
  /** When it was found visible, since the page began. */
  readonly observationTime?: number | undefined
  /** Visible part of it, from 0 to 1. */
  readonly intersectionRatio: number
  /** Bytes of its file. Left out where the image's server does not allow timing. */
  readonly size?: number | undefined
  /** Ending of its file's name, or the format that its address asks for. */
  readonly imageType?: string | undefined
  /** Value of its attribute `data-loader`. */
  readonly imageLoaderType?: string | undefined
  readonly naturalWidth: number
  readonly naturalHeight: number
  /** Rendered size. */
  readonly width: number
  readonly height: number
}

/** Preferences and aids of the visitor: data of the record `a11y`. */
export interface AccessibilityRecord {
  readonly forceColors: boolean
  readonly networkInformationType?: string | undefined
  readonly prefersContrast: 'more' | 'less' | 'custom' | 'no-preference'
  readonly prefersReducedMotion: boolean
  readonly primaryInputHasHover: boolean
  /** The visitor moved around with the keyboard. */
  readonly keyboardUsage: boolean
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
