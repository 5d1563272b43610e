import type { Call } from '../endpoint/call.contract.ts'

/** What a store's owner prefers, within one namespace. The server's `websiteId` is never among it. */
export type CommercePreferences = Readonly<Record<string, unknown>>

/** Where the preferences of a namespace are. */
export const fetchPreferencesCall = {
  method: 'GET',
  path: '/api/v1/commerce-preferences/:namespace',
} as const satisfies Call
/** Where other preferences go. */
export const savePreferencesCall = {
  method: 'PUT',
  path: '/api/v1/commerce-preferences/:namespace',
  ignoresAnswer: true,
} as const satisfies Call
