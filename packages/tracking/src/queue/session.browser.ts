import type { Undo } from '@sitewright/machine'
import type { DeliveryHost } from '../destination/destination.ts'
import type { EventReport, TrackedEvent } from '../event/event.ts'
import { createLane, type Entry, type Lane, type LaneOptions } from './lane.browser.ts'
import type { Chunk } from './mirror.browser.ts'
import { openOutbox } from './outbox.browser.ts'
import { CHUNK_EVENTS, type QueueSettings } from './queue-options.ts'
import type { QueueView } from './view.browser.ts'

/** Surroundings of a session. */
export interface SessionOptions {
  readonly host: DeliveryHost
  readonly settings: QueueSettings
  readonly view: QueueView
  readonly settleLate: LaneOptions['settleLate']
}

/** The queue of one page, until it is left. */
export interface Session {
  readonly add: (event: TrackedEvent) => void
  /** Counts an event as arrived, if it is here. */
  readonly confirm: (event: TrackedEvent) => void
  /** Sends what may be sent now. */
  readonly pump: () => void
  /** Sends at once what waits for its next attempt, too. */
  readonly resume: () => void
  /** Hands over or stores what is left, and ends the session. */
  readonly leave: () => void
  /** Forgets all events, and ends the session. */
  readonly stop: Undo
}

/** Creates the session of a page. It recovers the events of other pages at once. */
export function createSession({ host, settings, view, settleLate }: SessionOptions): Session {
  const { name, maxBytes, maxEvents, now } = settings
  const outbox = openOutbox(name, view, now)
  const entries = new Map<string, Entry>()
  const lanes = new Map<string, Lane>()
  let fresh: Entry[] = []
  let bytes = 0
  let isOver = false

  function settle(entry: Entry, status: EventReport['status'], reason?: string): void {
    if (entry.isDone) return
    const { chunk, event } = entry
    entry.isDone = true
    entries.delete(event.id)
    bytes -= event.bytes
    if (chunk) outbox.finish(chunk)
    host.report(event, status, reason)
  }

  function laneOf({ destination }: TrackedEvent): Lane {
    const lane = lanes.get(destination) ?? createLane({ host, settings, view, settle, settleLate })
    lanes.set(destination, lane)
    return lane
  }

  /** Drops the oldest events that are not in flight, until the bounds hold. */
  function trim(): void {
    for (const entry of entries.values()) {
      if (entries.size <= maxEvents && bytes <= maxBytes) return
      if (!entry.isInFlight) settle(entry, 'refused', 'overflow')
    }
  }

  function enqueue(event: TrackedEvent, chunk?: Chunk): Entry {
    const entry: Entry = { event, chunk, isInFlight: false, isDone: false }
    entries.set(event.id, entry)
    bytes += event.bytes
    laneOf(event).add(entry)
    host.report(event, 'queued')
    trim()
    return entry
  }

  /** Journals what was added in this task: one write, however many events there are. */
  function journal(): void {
    const kept = isOver ? [] : fresh.filter(({ isDone }) => !isDone)
    fresh = []
    while (kept.length > 0) {
      const group = kept.splice(0, CHUNK_EVENTS)
      const chunk = outbox.add(group.map(({ event }) => event))
      for (const entry of group) entry.chunk = chunk
    }
    pump()
  }

  function pump(): void {
    for (const lane of lanes.values()) lane.pump()
  }

  async function claim(): Promise<void> {
    for (const chunk of await outbox.claim()) {
      for (const event of isOver ? [] : chunk.events) {
        if (entries.has(event.id)) outbox.finish(chunk)
        else enqueue(event, chunk)
      }
    }
    pump()
  }

  void claim()
  return {
    pump,
    add: (event) => {
      if (entries.has(event.id)) return
      fresh.push(enqueue(event))
      if (fresh.length === 1) queueMicrotask(journal)
    },
    confirm: ({ id }) => {
      const entry = entries.get(id)
      if (entry) settle(entry, 'sent')
    },
    resume: () => {
      for (const lane of lanes.values()) lane.resume()
    },
    leave: () => {
      const left = [...lanes.values()].flatMap((lane) => lane.leave())
      isOver = true
      outbox.leave(left.map(({ event }) => event))
    },
    stop: () => {
      isOver = true
      for (const lane of lanes.values()) lane.stop()
      outbox.close()
    },
  }
}
