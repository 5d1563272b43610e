import type { Call } from '../endpoint/call.contract.ts'

/** What a site user signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** Whether the session outlives the browser. Not unless said so. */
  readonly rememberMe?: boolean | undefined
}

/** A site user's new session. */
export interface SignedIn {
  readonly xsrfToken: string
}

/** Where a site user signs in. */
export const signInCall = { method: 'POST', path: '/api/site-users/account/session' } as const satisfies Call
/** Where a site user signs out. */
export const signOutCall = {
  method: 'DELETE',
  path: '/api/site-users/account/session',
  ignoresAnswer: true,
} as const satisfies Call
/** Where a site user sets a language. */
export const setLanguageCall = {
  method: 'POST',
  path: '/api/site-users/account/locale',
  ignoresAnswer: true,
} as const satisfies Call
