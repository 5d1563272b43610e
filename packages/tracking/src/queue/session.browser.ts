import type { Undo } from '@sitewright/machine'
import type { EventReport, TrackedEvent } from '../event/event.ts'
import type { Chunk } from './mirror.browser.ts'
import { openOutbox } from './outbox.browser.ts'
import { CHUNK_EVENTS } from './queue-options.ts'
import { createSender, type Entry, type Sender, type SessionOptions } from './sender.browser.ts'

/** The queue of one page, until it is left. */
export interface Session {
  readonly add: (event: TrackedEvent) => void
  /** Counts an event as arrived, if it is here, or as soon as it is recovered. */
  readonly confirm: (event: TrackedEvent) => void
  /** Sends what may be sent now, and what waits for its next attempt. */
  readonly resume: () => void
  /** Hands over or stores what is left, now and whatever is added from now on. */
  readonly leave: () => void
  /** Forgets all events, and ends the session. */
  readonly stop: Undo
}

/** Creates the session of a page. It recovers the events of other pages at once. */
export function createSession(options: SessionOptions): Session {
  const { host, settings } = options
  const { maxBytes = 1_000_000, maxEvents = 1000 } = settings
  const outbox = openOutbox(options)
  const entries = new Map<string, Entry>()
  const senders = new Map<string, Sender>()
  /** Ids of events of which the answer came late, perhaps before they were recovered. */
  const arrived = new Set<string>()
  let bytes = 0
  let isJournaling = false
  let isOver = false

  function finish(event: TrackedEvent, status: EventReport['status'], reason?: string): void {
    const entry = entries.get(event.id)
    if (!entry) return
    entries.delete(event.id)
    bytes -= event.bytes
    outbox.finish(entry.chunk)
    host.report(event, status, reason)
  }

  function forEachSender(act: keyof Sender): void {
    for (const sender of senders.values()) sender[act]()
  }

  function add(event: TrackedEvent, chunk?: Chunk): void {
    const { id, destination } = event
    if (entries.has(id)) {
      outbox.finish(chunk)
      return
    }
    entries.set(id, { event, chunk, isTaken: false })
    bytes += event.bytes
    if (!senders.has(destination))
      senders.set(destination, createSender({ ...options, destination, entries, finish }))
    host.report(event, 'queued')
    // An event that could never be kept drops no other.
    if (event.bytes > maxBytes) finish(event, 'refused', 'overflow')
    if (arrived.has(id)) finish(event, 'sent')
    // Drops the oldest events that are not in flight, until the bounds hold.
    for (const entry of entries.values()) {
      if (entries.size <= maxEvents && bytes <= maxBytes) break
      if (!entry.isTaken) finish(entry.event, 'refused', 'overflow')
    }
    if (isJournaling) return
    isJournaling = true
    queueMicrotask(journal)
  }

  /** Journals and sends what was added in this task: one write, however many events there are. */
  function journal(): void {
    isJournaling = false
    if (isOver) {
      // Tracked while the page is left, as by its own listeners of `pagehide` and `visibilitychange`.
      leave()
      return
    }
    const fresh = [...entries.values()].filter(({ chunk }) => !chunk)
    while (fresh.length > 0) {
      const group = fresh.splice(0, CHUNK_EVENTS)
      const chunk = outbox.add(group.map(({ event }) => event))
      for (const entry of group) entry.chunk = chunk
    }
    forEachSender('pump')
  }

  function leave(): void {
    isOver = true
    const left = [...senders.values()].flatMap((sender) => sender.leave())
    outbox.leave(left.map(({ event }) => event))
  }

  void outbox.claim().then((chunks) => {
    for (const chunk of chunks) for (const event of isOver ? [] : chunk.events) add(event, chunk)
  })
  return {
    add,
    confirm: (event) => {
      arrived.add(event.id)
      finish(event, 'sent')
    },
    resume: () => forEachSender('resume'),
    leave,
    stop: () => {
      isOver = true
      forEachSender('stop')
      outbox.close()
      for (const { event } of entries.values()) finish(event, 'refused', 'consent')
    },
  }
}
