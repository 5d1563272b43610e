import type { Cleanup } from '@sitewright/machine'
import type { EventContext } from '../context/context.ts'
import type { EventDraft, EventReport, TrackedEvent } from '../event/event.ts'
import type { Transport, Wire } from '../transport/transport.ts'

/** Part that all destinations have in common. */
interface DestinationBase {
  /** Unique among the destinations of a tracker, and the same on each page. */
  readonly name: string
  /** True if it wants an event. Destinations that want none are not loaded. */
  readonly accepts: (event: EventDraft) => boolean
}

/** A destination that events are posted to. */
export interface HttpDestination extends DestinationBase {
  /** Returns the payload with the common fields of the destination. */
  readonly enrich: (event: EventDraft, context: EventContext) => object
  /** Returns the request for an event. Called for each attempt, so that it carries the current anti-forgery token. */
  readonly wire: (event: TrackedEvent) => Wire
  /** True if it also works without cookies and without the visitor's ids. @default false */
  readonly isCookieless?: boolean | undefined
  /** @default plain: sent once; a failure is a warning */
  readonly delivery?: Delivery | undefined
}

/** Passes on what became of an event, and the error that it failed with. */
export type ReportStep = (
  event: EventDraft,
  status: EventReport['status'],
  reason?: string,
  error?: unknown,
) => void

/** A destination that runs in the page. It needs the visitor's consent. `createFunctionDestination` makes one. */
export interface ScriptDestination extends DestinationBase {
  /** Receives an event, and reports its steps. */
  readonly receive: (event: EventDraft, context: EventContext, report: ReportStep) => void
  /** Called when the visitor withdraws the consent. */
  readonly revoke: () => void
}

/** A place that events go to. */
export type Destination = HttpDestination | ScriptDestination

/** The way from a tracker to its destinations: plain, or a queue that survives the page. */
export interface Delivery {
  /**
   * Begins to deliver. Called once the visitor's consent is there, and again after a withdrawal was taken back.
   * The cleanup ends it, and keeps what is stored.
   */
  readonly start: (host: DeliveryHost) => Cleanup
  /** Takes an event. Called between `start` and its cleanup only. */
  readonly deliver: (event: TrackedEvent) => void
  /** Sends what is kept at once. */
  readonly flush: () => void
  /** Erases what is kept, in memory and in storage. Called when the visitor refuses, also before `start`. */
  readonly erase: () => void
}

/** Services of a tracker for a delivery. */
export interface DeliveryHost {
  /**
   * Returns the request for an event, or undefined if this page has no such destination.
   * @throws what the destination throws: another attempt would throw again, but other events can be sent
   */
  readonly wire: (event: TrackedEvent) => Wire | undefined
  /** Sends what `wire` returns. */
  readonly transport: Transport
  /** Passes on what became of an event, to developer tools and as a warning. */
  readonly report: (event: TrackedEvent, status: EventReport['status'], reason?: string) => void
}
