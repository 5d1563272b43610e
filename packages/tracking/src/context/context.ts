import type { WebsiteRoles } from '@sitewright/site/session'
import type { Page } from '@sitewright/site/page'

/** Facts of the site, of the page and of the account that is signed in. Missing fields are unknown. */
export interface TrackingContext {
  readonly website: {
    readonly id: string
    /** True for a website that others may clone. It never sets tracking cookies. */
    readonly isCloneable?: boolean | undefined
    readonly locale?: string | undefined
    readonly country?: string | undefined
  }
  readonly page: Page & {
    /** As the page's server gives it. It is sent with page views and events. */
    readonly permissionType?: number | string | undefined
    /** As the page's server gives it. It is sent with page views. */
    readonly recordType?: number | undefined
  }
  /** Account of the website, not of a shopper. */
  readonly account?:
    | {
        /** True if it is signed in. Its visits are not tracked, unless its only role is that of a viewer. */
        readonly authenticated: boolean
        readonly id?: string | undefined
        readonly roles?: WebsiteRoles | undefined
        readonly locale?: string | undefined
      }
    | undefined
  /** Is sent with page views and with events of version 1. */
  readonly templateId?: string | undefined
  /** Is sent with events of version 1. */
  readonly variantId?: string | undefined
  /** Disables tracking. @default false */
  readonly isDisabled?: boolean | undefined
}

/** Document that an event happened in, as `document` describes itself. */
export interface DocumentFacts {
  /** Address, with query and fragment. */
  readonly URL: string
  /** Title of the document. */
  readonly title: string
  /** Address of the page that led here. */
  readonly referrer: string
}

/** Address of the document, its looks, and the browser. */
export interface BrowserFacts {
  /** Without the values of query parameters that are redacted. */
  readonly url: string
  /** Host of the address, without a port. */
  readonly host: string
  readonly path: string
  /** With its `?`; empty without one. */
  readonly query: string
  /** With its `#`; empty without one. */
  readonly hash: string
  readonly title: string
  /** Without the values of query parameters that are redacted. Empty if the visitor came from nowhere. */
  readonly referrer: string
  /** First language of the visitor's browser, as a BCP 47 tag. */
  readonly language: string
  readonly userAgent: string
  /** In CSS pixels. */
  readonly viewportWidth: number
  /** In CSS pixels. */
  readonly viewportHeight: number
  /** In CSS pixels. */
  readonly screenWidth: number
  /** In CSS pixels. */
  readonly screenHeight: number
  /** False where the browser blocks local storage. */
  readonly isStorageSupported: boolean
}

/** Ids of a visitor, from cookies. All are undefined where cookies are not permitted. */
export interface VisitorIds {
  /** Value of the visit id cookie. */
  readonly visitId?: string | undefined
  /** Identifies the visitor for 390 days. */
  readonly analyticsId?: string | undefined
  /** Identifies the session. */
  readonly sessionId?: string | undefined
  /** Value of the cookie `SS_MID`, which this package reads and does not write. */
  readonly marketingId?: string | undefined
}

/** Context of an event when it is emitted. */
export interface EventContext {
  /** Facts of the site, of the page and of the account, whose id is undefined where cookies are not permitted. */
  readonly site: TrackingContext
  /** Address of the document, its looks, and the browser, read when the event was emitted. */
  readonly browser: BrowserFacts
  /** All ids are undefined where cookies are not permitted. */
  readonly visitor: VisitorIds
}

/** Signal by which a browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
export type PrivacySignal = 'dnt' | 'gpc'
