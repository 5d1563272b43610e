import type { Clock } from '@sitewright/machine'
import type { IsBody, OutboxEntry } from './entry/entry.ts'
import type { Keep } from './storage/keeper.browser.ts'
import type { PauseOptions } from './pause.ts'
import type { OutboxView } from './page/view.browser.ts'
import type { Doubt, Verdict } from './entry/verdict.ts'

/** The request for one or more entries. */
export interface OutboxRequest {
  /** Sends it. A rejection counts as lost. */
  readonly send: () => Promise<Verdict>
  /**
   * Gets ready, while the entries still count as unsent. A verdict ends the attempt. So does another page that has sent them
   * meanwhile: `isGoingOn` is false then, and what is known of them here is out of date.
   */
  readonly prepare?: ((isGoingOn: () => boolean) => Promise<Verdict | undefined>) | undefined
  /** Checks whether `send` would outlive the page if it began now. @default false */
  readonly keepsAlive?: (() => boolean) | undefined
  /** Hands it over to the browser as the page is left. Returns false if the browser does not take it. @default false */
  readonly handOver?: (() => boolean) | undefined
  /** What happens if no answer comes. @default 'repeat' */
  readonly doubt?: Doubt | undefined
}

/** What has become of an entry. */
export type OutboxStep =
  'added' | 'recovered' | 'arrived' | 'refused' | 'lost' | 'unknown' | 'expired' | 'overflow' | 'erased'

/** Settings of `createOutbox`. */
export interface OutboxOptions<Body> {
  /** Name of the database, of the locks, and beginning of the keys in the storage. */
  readonly name: string
  /** Where entries are kept: `journaled` or `shared`. */
  readonly keep: Keep
  /** Returns the request for entries of one key, or undefined if this page cannot send them: then another one may. */
  readonly request: (entries: readonly OutboxEntry<Body>[]) => OutboxRequest | undefined
  /** Checks what was stored, perhaps by an earlier version of the application. What fails is dropped. */
  readonly isBody: IsBody<Body>
  /** Receives what becomes of each entry. */
  readonly report?: ((entry: OutboxEntry<Body>, step: OutboxStep, reason?: string) => void) | undefined
  /** Returns one body for two entries of one key that have not been sent yet, or undefined to keep both. */
  readonly merge?: ((waiting: Body, added: Body) => Body | undefined) | undefined
  /** Bytes of entries of one key that travel in one request. @default 0: one entry each */
  readonly batchBytes?: number | undefined
  /** Requests of one key at a time. With more than one, entries may arrive in another order. @default 1 */
  readonly requestsPerKey?: number | undefined
  /**
   * Number of entries that are kept.
   *
   * @default 1000
   */
  readonly maxEntries?: number | undefined
  /**
   * Bytes of entries that are kept.
   *
   * @default 1,000,000
   */
  readonly maxBytes?: number | undefined
  /**
   * Milliseconds after which an entry expires.
   *
   * @default one day
   */
  readonly maxAgeMs?: number | undefined
  /** What happens to an entry for which there is no room: the oldest make room, or it is not taken. @default 'oldest' */
  readonly drops?: 'oldest' | 'newest' | undefined
  /** Pauses between attempts. */
  readonly pause?: PauseOptions | undefined
  /**
   * Window whose events tell when to send.
   *
   * @default window
   */
  readonly view?: OutboxView | undefined
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
}
