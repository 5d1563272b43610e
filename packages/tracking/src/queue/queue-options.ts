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
   * Timers; a test gives a fake clock.
   *
   * @default setTimeout
   */
  readonly clock?: Clock | undefined
  /**
   * Returns the time in epoch milliseconds.
   *
   * @default Date.now
   */
  readonly now?: (() => number) | undefined
  /**
   * Returns a number from 0 to 1, which spreads attempts.
   *
   * @default Math.random
   */
  readonly random?: (() => number) | undefined
}
