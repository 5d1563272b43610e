import type { EventPayload } from './payload.contract.ts'

/** Tracker that an event belongs to: the census calls, version 1, or version 2 with a named schema. */
export type EventVersion = 'census' | 1 | 2

/** An event as the page emitted it. */
export interface EventDraft {
  /** Unique. The receiver drops a second event with the same id. */
  readonly id: string
  /** Version of the protocol: `census` counts views, 1 and 2 carry events. */
  readonly version: EventVersion
  /** Name in the catalogue. In version 2 it is the name of the schema. */
  readonly name: string
  /** As the page gave it, without the common fields of a destination. */
  readonly payload: EventPayload
  /** Time of the event in milliseconds since 1970. */
  readonly time: number
}

/** An event on its way to one destination. Plain data, so that a queue can store it. */
export interface TrackedEvent extends Omit<EventDraft, 'payload'> {
  /** Payload together with the common fields of the destination, as JSON text. Serialised once. */
  readonly payload: string
  /** Name of the destination. */
  readonly destination: string
  /** Size of the payload in bytes of UTF-8. */
  readonly bytes: number
}

/** Reasons for which an event is not sent. */
export type RefusalReason =
  /** The flag that disables tracking is set. */
  | 'disabled'
  /** The kind of page, or its path, is not tracked. */
  | 'page'
  /** An account of the website is signed in. */
  | 'account'
  /** The visitor has refused, or the browser signals it. */
  | 'consent'
  /** Too many events were held or queued. */
  | 'overflow'
  /** The event was kept for too long. */
  | 'expired'
  /** The payload cannot be written as JSON. */
  | 'payload'
  /** The destination could not be loaded, or threw. */
  | 'destination'

/** One step of an event, as shown by developer tools. */
export interface EventReport {
  readonly event: Pick<TrackedEvent, 'id' | 'version' | 'name' | 'time' | 'payload'>
  /** Undefined while the event is not yet on its way to a destination. */
  readonly destination?: string | undefined
  /** `held` waits for consent or for the tracker, `queued` for its request; `refused` is never sent. */
  readonly status: 'held' | 'queued' | 'sent' | 'failed' | 'refused'
  /** Reason of a refusal; `consent` or `loading` for a held event; the failure of a request. */
  readonly reason?: string | undefined
}
