import type { Call } from '../endpoint/call.contract.ts'

/** What a site shows above and below each page. Their insides belong to the editor. */
export interface HeaderFooter {
  readonly header: Readonly<Record<string, unknown>>
  readonly footer: Readonly<Record<string, unknown>>
}

/** Where the header and footer are. */
export const fetchHeaderFooterCall = {
  method: 'GET',
  path: '/api/site-header-footer',
} as const satisfies Call
/** Where another header and footer go. */
export const saveHeaderFooterCall = {
  method: 'PUT',
  path: '/api/site-header-footer',
  ignoresAnswer: true,
} as const satisfies Call
