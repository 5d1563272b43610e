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
    readonly permissionType?: number | string | undefined
    readonly recordType?: number | undefined
  }
  /** Account of the website, not of a shopper. */
  readonly account?:
    | {
        readonly authenticated: boolean
        readonly id?: string | undefined
        readonly roles?: WebsiteRoles | undefined
        readonly locale?: string | undefined
      }
    | undefined
  readonly templateId?: string | undefined
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
  readonly url: string
  readonly host: string
  readonly path: string
  readonly query: string
  readonly hash: string
  readonly title: string
  readonly referrer: string
  readonly language: string
  readonly userAgent: string
  readonly viewportWidth: number
  readonly viewportHeight: number
  readonly screenWidth: number
  readonly screenHeight: number
  readonly isStorageSupported: boolean
}

/** Ids of a visitor, from cookies. All are undefined where cookies are not permitted. */
export interface VisitorIds {
  /** Value of the visit id cookie. */
  readonly visitId?: string | undefined
  readonly analyticsId?: string | undefined
  readonly sessionId?: string | undefined
  readonly marketingId?: string | undefined
}

/** Context of an event when it is emitted. */
export interface EventContext {
  readonly site: TrackingContext
  readonly browser: BrowserFacts
  readonly visitor: VisitorIds
}

/** Signal by which a browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
export type PrivacySignal = 'dnt' | 'gpc'
