import type { Call } from '@sitewright/site/http'

/** Sign-up of a shopper for a notice that a variant is back. */
export interface RestockSignUp {
  readonly productId: string
  readonly variantId: string
  readonly siteVisitorEmail: string
  readonly isJoinMailingList: boolean
  readonly recaptchaEnterpriseV3Token: string
  readonly language?: string | undefined
}

/** The restock block of a variant. */
export interface RestockBlock {
  /** The id of the variant, or its sku. */
  readonly variantId: string
  /** As the server sends it. The parts of the package do not read it. */
  readonly hiddenByDefault?: boolean | undefined
}

/** Texts of a restock block. */
export interface RestockWords {
  /** Text of the button that signs up. @default the message `restock.submit` */
  readonly buttonText?: string | undefined
  /** Text above the form. @default none */
  readonly CTAText?: string | undefined
  /** Text for the input of the email. `RestockForm` draws it as the label. @default the message `restock.email` */
  readonly placeholderText?: string | undefined
  /** Text beside the tick for the mailing list, which is not drawn without. There is none by default. */
  readonly mailingListDescription?: string | undefined
}

/** A variant that shoppers wait for. Fields beside these two are the server's own. */
export interface RestockGroup {
  readonly productId: string
  readonly variantId: string
  readonly [field: string]: unknown
}

/** A shopper who waits. Fields beside this one are the server's own. */
export interface RestockEntry {
  /** Address that the notice is sent to. */
  readonly siteVisitorEmail: string
  readonly [field: string]: unknown
}

/** Position of the next page of a list. */
export interface PageCursor {
  readonly hasNextPage: boolean
  readonly nextPageCursor?: string | null | undefined
}

/** One page of the variants that shoppers wait for. */
export interface RestockGroupPage extends PageCursor {
  readonly signUpGroups: readonly RestockGroup[]
}

/** One page of the shoppers who wait for a variant. */
export interface RestockEntryPage extends PageCursor {
  readonly signUps: readonly RestockEntry[]
}

/** Variant whose shoppers are notified. */
export interface RestockSendRequest {
  /** Id of the product. */
  readonly productId: string
  /** Id of the variant. */
  readonly variantId: string
}

const RESTOCK = '/api/site-users/account/notifications/restock'
export const signUpForRestockCall = {
  method: 'POST',
  path: RESTOCK,
  ignoresAnswer: true,
} as const satisfies Call
export const fetchRestockGroupsCall = { method: 'GET', path: `${RESTOCK}/groups` } as const satisfies Call
export const fetchRestockEntriesCall = { method: 'GET', path: RESTOCK } as const satisfies Call
export const sendRestockCall = {
  method: 'POST',
  path: `${RESTOCK}/send`,
  ignoresAnswer: true,
} as const satisfies Call
export const sendAllRestockCall = {
  method: 'POST',
  path: `${RESTOCK}/send/all`,
  ignoresAnswer: true,
} as const satisfies Call
