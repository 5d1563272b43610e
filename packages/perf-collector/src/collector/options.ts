import type { Clock } from '@sitewright/machine'
import type { PageSpeed, Send, VisitorIds } from '../record/record.contract.ts'

export interface PerfCollectorOptions {
  /** Name of the application, as each record bears it. */
  readonly app: string
  /** @default '/api/1/performance/records' */
  readonly endpoint?: string | undefined
  /** Version of the protocol. @default '4.13.1' */
  readonly version?: string | undefined
  /** Identities that the application knows. They win over those of the cookies. */
  readonly ids?: (() => VisitorIds) | undefined
  /** Names of the cookies with the identities. @default { analyticsId: 'SS_ANALYTICS_ID', marketingId: 'SS_MID' } */
  readonly cookies?: { readonly analyticsId?: string; readonly marketingId?: string } | undefined
  /** Hosts whose images are recorded. @default [] */
  readonly imageHosts?: readonly string[] | undefined
  /** Whether a new path within the document begins a new page. @default true */
  readonly clientNavigations?: boolean | undefined
  /** Share of visits that are measured, from 0 to 1. @default 1 */
  readonly sampleRate?: number | undefined
  /** Receives the metrics of each page when they are reported: for a tracker with the schema `Performance`. */
  readonly onPageSpeed?: ((metrics: PageSpeed) => void) | undefined
  /** Receives what was thrown. The visitor sees nothing of it, and the console stays silent. */
  readonly onError?: ((error: unknown) => void) | undefined
  /** @default sendBeacon and XMLHttpRequest */
  readonly send?: Send | undefined
  /** @default setTimeout */
  readonly clock?: Clock | undefined
}
