import type { Tracked } from './tracked-event.ts'

/** An event from before the tracker was loaded. */
export interface EarlyEvent {
  readonly event: Tracked
  /** Time of the event in milliseconds since 1970. */
  readonly time: number
}

declare global {
  /** Events that wait for the tracker. Undefined where none comes, and when it is there. */
  var earlyEvents: EarlyEvent[] | undefined
}

/** Keeps events for the tracker. Returns false if it is there, or if none comes. */
export function keepEarly(events: readonly Tracked[]): boolean {
  const early = globalThis.earlyEvents
  early?.push(...events.map((event) => ({ event, time: Date.now() })))
  return early !== undefined
}

/** Takes the kept events, and ends the keeping. */
export function takeEarly(): readonly EarlyEvent[] {
  const early = globalThis.earlyEvents ?? []
  globalThis.earlyEvents = undefined
  return early
}
