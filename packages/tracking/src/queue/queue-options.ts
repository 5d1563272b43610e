import type { Clock } from '@sitewright/machine'
import type { TrackedEvent } from '../event/event.ts'
import type { Wire } from '../transport/transport.ts'

/** Settings of a queue, beside those for tests. */
export interface QueueOptions {
  /** Name of the database and of the keys in the storage. @default 'sitewright-tracking' */
  readonly name?: string | undefined
  /** Number of events that are kept. Beyond it the oldest is dropped, and reported. @default 1000 */
  readonly maxEvents?: number | undefined
  /** Bytes of payload that are kept. @default 1,000,000 */
  readonly maxBytes?: number | undefined
  /** Milliseconds after which an event expires. @default one day */
  readonly maxAgeMs?: number | undefined
  /**
   * Returns one request for several events of one destination, at most 30 kB of payload, for a server that takes them.
   * @default a request for each event
   */
  readonly batch?: ((events: readonly TrackedEvent[]) => Wire) | undefined
  /**
   * Sends again on the next page what was handed over to the browser as this page was left. Then an event is not even lost
   * if the server fails in that moment, and most such events arrive twice, with the same id.
   * @default false
   */
  readonly repeatsHandedOver?: boolean | undefined
  /** @default setTimeout */
  readonly clock?: Clock | undefined
  /** @default Date.now */
  readonly now?: (() => number) | undefined
  /** @default Math.random */
  readonly random?: (() => number) | undefined
}

/** Settings of a queue. Other defaults stand where they are used, because a list of them would be loaded twice. */
export type QueueSettings = QueueOptions & { readonly name: string }

/** Bytes of payload in one batch: two batches fit the quota of requests that outlive the page. */
export const BATCH_BYTES = 30_000
/** Requests in flight to one destination. */
export const MAX_REQUESTS = 6
/** Events that are journaled together. */
export const CHUNK_EVENTS = 50
