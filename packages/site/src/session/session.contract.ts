import type { Call } from '../http/call.contract.ts'

/** Credentials of a site user. */
export interface Credentials {
  /** Email address of the account. */
  readonly email: string
  /** Password of the account. */
  readonly password: string
  /**
   * True if the session outlives the browser.
   * @default false
   */
  readonly rememberMe?: boolean | undefined
}

/** A site user's new session. */
export interface SignedIn {
  /** Anti-forgery token for the calls of the session. */
  readonly xsrfToken: string
}

/** Call that signs a site user in. */
export const signInCall = {
  method: 'POST',
  path: '/api/site-users/account/session',
  isSecret: true,
} as const satisfies Call
/** Call that signs a site user out. */
export const signOutCall = {
  method: 'DELETE',
  path: '/api/site-users/account/session',
  ignoresAnswer: true,
} as const satisfies Call
/** Call that sets the language of a site user. */
export const setLanguageCall = {
  method: 'POST',
  path: '/api/site-users/account/locale',
  ignoresAnswer: true,
} as const satisfies Call
