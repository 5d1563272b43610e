import type { Clock } from '@sitewright/machine'
import type { PageSpeed } from '../vitals/vitals.contract.ts'
import type { RecorderOptions } from '../record/record.contract.ts'

/** Settings of `createPerfCollector`. */
export interface PerfCollectorOptions extends RecorderOptions {
  /** Hosts whose images are recorded: names, or names with a port. @default [] */
  readonly imageHosts?: readonly string[] | undefined
  /** Begins a new page at each new path within the document. @default true */
  readonly clientNavigations?: boolean | undefined
  /** Share of documents that are measured, from 0 to 1: drawn anew at each start. @default 1 */
  readonly sampleRate?: number | undefined
  /**
   * Receives the metrics of each page when they are reported: for a tracker with the schema `Performance`. A promise that
   * is rejected is reported to `onError`.
   */
  readonly onPageSpeed?: ((metrics: PageSpeed) => unknown) | undefined
  /** Receives what was thrown. The visitor sees nothing of it, and the console stays silent. */
  readonly onError?: ((error: unknown) => void) | undefined
  /** Timers, for tests that do not wait. @default setTimeout */
  readonly clock?: Clock | undefined
}
