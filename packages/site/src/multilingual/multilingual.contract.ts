import type { Call } from '../endpoint/call.contract.ts'

/** A language a site is offered in. Fields beyond these are kept as they came. */
export interface Language {
  readonly code: string
  readonly name?: string | undefined
  /** Whether the site's owner made it up, so that no locale goes with it. */
  readonly custom: boolean
}

/** Settings or status of a multilingual site. Their fields are the server's own. */
export type MultilingualFacts = Readonly<Record<string, unknown>>

/** Where the settings of a multilingual site are. */
export const fetchMultilingualSettingsCall = {
  method: 'GET',
  path: '/api/multilingual/settings',
} as const satisfies Call
/** Where its status is. */
export const fetchMultilingualStatusCall = {
  method: 'GET',
  path: '/api/multilingual/status',
} as const satisfies Call
/** Where its languages are. */
export const fetchLanguagesCall = {
  method: 'GET',
  path: '/api/multilingual/languages',
} as const satisfies Call
/** Where other languages go. */
export const saveLanguagesCall = {
  method: 'PUT',
  path: '/api/multilingual/languages',
  ignoresAnswer: true,
} as const satisfies Call
/** Where it is disconnected. */
export const disconnectMultilingualCall = {
  method: 'DELETE',
  path: '/api/multilingual/connection',
  ignoresAnswer: true,
} as const satisfies Call
