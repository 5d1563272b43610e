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
