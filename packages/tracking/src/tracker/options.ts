import type { Clock } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import type { IsRedacted } from '@sitewright/site/report'
import type { ConsentState } from '../consent/consent.ts'
import type { CookiePolicy } from '../consent/permission.ts'
import type { DocumentFacts, PrivacySignal, TrackingContext } from '../context/context.ts'
import type { Destination } from '../destination/destination.ts'
import type { StandardEvents } from '../event/payload.contract.ts'
import type { CensusEvent } from '../event/catalogue.ts'
import type { EventVersion } from '../event/event.ts'
import type { Transport } from '../transport/transport.ts'
import type { Visitor } from '../visit/visitor.ts'
import type { EventPayloads } from './tracker.ts'

/** Settings of `createTracker`. */
export interface TrackerOptions<Events extends EventPayloads = StandardEvents> {
  /** Returns what the site knows of the page. Called for each event. */
  readonly context: () => TrackingContext
  /**
   * Returns the document that an event happened in, such as a page that was left before its tracker was loaded. Called for
   * each event; undefined stands for the document that is open.
   * @default the document that is open
   */
  readonly document?: (() => DocumentFacts | undefined) | undefined
  /** Where events go. */
  readonly destinations: readonly Destination[]
  /** Ids of the visitor, as from `createVisitor()`. Their cookies are cleared where the visit does not permit them. */
  readonly visitor: Visitor
  /**
   * Versions of events. Those that are not named keep the version of the catalogue, or belong to version 1. The census has
   * calls for its own events only.
   */
  readonly versions?:
    | {
        readonly [Name in keyof Events & string]?: Name extends CensusEvent
          ? EventVersion
          : Exclude<EventVersion, 'census'>
      }
    | undefined
  /**
   * Cookie policy of the site: what the visit permits, and whether the visitor is asked.
   *
   * @default 'none'
   */
  readonly policy?: CookiePolicy | undefined
  /** The visitor's decision. The policy `banner` needs it. */
  readonly consent?: Store<ConsentState> | undefined
  /**
   * Signals that count as a refusal, unless the visitor has accepted.
   * @default none
   */
  readonly signals?: readonly PrivacySignal[] | undefined
  /**
   * Decides which query parameters lose their values.
   * @default `isCredential`
   */
  readonly isRedacted?: IsRedacted | undefined
  /**
   * Receives one line for each event that could not be sent; of those for which there was no room only for the first.
   * @default console.warn
   */
  readonly warn?: ((message: string) => void) | undefined
  /** Receives the same as an error, for an error-reporting service. @default none */
  readonly report?: ((error: unknown) => void) | undefined
  /** Sends requests. */
  readonly transport?: Transport | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
  /** Returns the time in epoch milliseconds. */
  readonly now?: (() => number) | undefined
}
