import type { Call } from '../http/call.contract.ts'

/** A language of a site. Other fields are kept as they are. */
export interface Language {
  /** Code of the language, such as `de-DE`. */
  readonly code: string
  /** Name of the language. */
  readonly name?: string | null | undefined
  /** True for a language without a locale, defined by the site's owner. */
  readonly custom: boolean
}

/** Settings or status of a multilingual site. The server defines their fields. */
export type MultilingualFacts = Readonly<Record<string, unknown>>

/** Call that fetches the multilingual settings. */
export const fetchMultilingualSettingsCall = {
  method: 'GET',
  path: '/api/multilingual/settings',
} as const satisfies Call
/** Call that fetches the multilingual status. */
export const fetchMultilingualStatusCall = {
  method: 'GET',
  path: '/api/multilingual/status',
} as const satisfies Call
/** Call that fetches the languages. */
export const fetchLanguagesCall = {
  method: 'GET',
  path: '/api/multilingual/languages',
} as const satisfies Call
/** Call that replaces the languages. */
export const saveLanguagesCall = {
  method: 'PUT',
  path: '/api/multilingual/languages',
  ignoresAnswer: true,
} as const satisfies Call
/** Call that ends the connection to the translation service. */
export const disconnectMultilingualCall = {
  method: 'DELETE',
  path: '/api/multilingual/connection',
  ignoresAnswer: true,
} as const satisfies Call
