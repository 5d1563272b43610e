import type { Call } from '../http/call.contract.ts'

/** Header and footer of a site. The editor owns their fields. */
export interface HeaderFooter {
  /** Fields as the editor knows them. Saving replaces all of them. */
  readonly header: Readonly<Record<string, unknown>>
  /** Fields as the editor knows them. Saving replaces all of them. */
  readonly footer: Readonly<Record<string, unknown>>
}

/** Call that fetches the header and footer. */
export const fetchHeaderFooterCall = {
  method: 'GET',
  path: '/api/site-header-footer',
} as const satisfies Call
/** Call that replaces the header and footer. */
export const saveHeaderFooterCall = {
  method: 'PUT',
  path: '/api/site-header-footer',
  ignoresAnswer: true,
} as const satisfies Call
