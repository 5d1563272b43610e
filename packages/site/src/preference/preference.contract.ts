import type { Call } from '../http/call.contract.ts'

/** Preferences of a store's owner in one namespace, without the server's `websiteId`. */
export type CommercePreferences = Readonly<Record<string, unknown>>

/** Call that fetches the preferences of a namespace. */
export const fetchPreferencesCall = {
  method: 'GET',
  path: '/api/v1/commerce-preferences/:namespace',
} as const satisfies Call
/** Call that replaces the preferences of a namespace. */
export const savePreferencesCall = {
  method: 'PUT',
  path: '/api/v1/commerce-preferences/:namespace',
  ignoresAnswer: true,
} as const satisfies Call
