import type { Cleanup } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import type { EventReport } from '../event/event.ts'
import type { Permission } from '../consent/permission.ts'

/** Payload of each event of a site, by name. */
export type EventPayloads = object

/** Emits an event. Never throws, and returns at once. */
export type Track<Events extends EventPayloads> = (
  // A union of pairs, so that a tracker of many events serves as one of a few.
  ...event: { readonly [Name in keyof Events & string]: [name: Name, payload: Events[Name]] }[keyof Events &
    string]
) => void

/** State of a tracker. */
export interface TrackerSnapshot {
  /** What the visit permits now. */
  readonly permission: Permission
  /** Number of events that wait for the visitor's decision, in memory. */
  readonly held: number
}

/** Emits events to the destinations that may have them. */
export interface Tracker<Events extends EventPayloads> extends Store<TrackerSnapshot> {
  /** Emits an event. Never throws, and returns at once. */
  readonly track: Track<Events>
  /** Calls back at each step of each event: held, queued, sent, failed, or refused and why. For developer tools. */
  readonly observe: (listener: (report: EventReport) => void) => Cleanup
  /** Sends what deliveries keep at once. */
  readonly flush: () => void
  /** Begins to send. Events emitted before are held. It ends when each start is undone. */
  readonly start: () => Cleanup
}
