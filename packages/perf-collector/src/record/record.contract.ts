/** Names of the events that records carry. */
export type RecordEvent = 'page_speed' | 'user' | 'image' | 'a11y'

/** One performance record, as it travels: the endpoint takes a JSON array of them. */
export interface PerfRecord<Data extends object = object> {
  /** Name of the application that measures. */
  readonly app: string
  /** What was measured, and where. */
  readonly data: Data & { readonly context: RecordContext }
  /** Kind of the record. */
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
 * answer says that it did; a promise that is rejected is reported. Most records are sent as the page is left, so a request
 * has to outlive it, as a beacon or a `fetch` with `keepalive` does.
 */
export type Send = (endpoint: string, body: string, deliveryType: DeliveryType) => unknown

/** Identities of the visitor. */
export interface VisitorIds {
  /** Id of the visitor for analytics. @default that of its cookie */
  readonly analyticsId?: string | undefined
  /** Id of the visitor for marketing. @default that of its cookie */
  readonly marketingId?: string | undefined
  /** Id of the account that is signed in. No cookie has it. */
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
  /**
   * Names of the cookies with the identities, or `false` to read none.
   * @default { analyticsId: 'SS_ANALYTICS_ID', marketingId: 'SS_MID' }
   */
  readonly cookies?: { readonly analyticsId?: string; readonly marketingId?: string } | false | undefined
  /** @default sendBeacon and XMLHttpRequest */
  readonly send?: Send | undefined
}

/** Visitor, device and address of a record, read when it is made. What a browser does not tell is left out. */
export interface RecordContext extends VisitorIds {
  /** Version of the protocol, not of this package. */
  readonly version: string
  /** Estimated bandwidth, in megabits a second. */
  readonly downlink?: number | undefined
  /** How fast the connection is, as one of `slow-2g`, `2g`, `3g` and `4g`. */
  readonly effectiveType?: string | undefined
  /** Estimated time of a round trip, in milliseconds. */
  readonly rtt?: number | undefined
  /** True if the visitor has asked for less data. */
  readonly saveData?: boolean | undefined
  readonly deliveryType: DeliveryType
  /** Pixels of the device for one CSS pixel. */
  readonly devicePixelRatio?: number | undefined
  /** In CSS pixels. */
  readonly screenWidth?: number | undefined
  /** In CSS pixels. */
  readonly screenHeight?: number | undefined
  /** In CSS pixels. */
  readonly viewportWidth?: number | undefined
  /** In CSS pixels. */
  readonly viewportHeight?: number | undefined
  /** In gibibytes, rounded by the browser. */
  readonly deviceMemory?: number | undefined
  /** Number of logical processor cores. */
  readonly hardwareConcurrency?: number | undefined
  /** Fragment of the page that was measured, with its `#`. */
  readonly hash?: string | undefined
  /** Host of the page that was measured. */
  readonly hostname?: string | undefined
  /** Path of the page that was measured. */
  readonly pathname?: string | undefined
}
