import type { TrackedEvent } from '../event/event.ts'
import { createJournal, type Journal } from './journal.browser.ts'
import { holdLock } from './lock.browser.ts'
import type { QueueView } from './view.browser.ts'

/** Events that are journaled together. They are erased when none is left. */
export interface Chunk {
  readonly events: readonly TrackedEvent[]
  readonly key: string
  left: number
}

/** The storage of one page's events until they are delivered. */
export interface Outbox {
  readonly add: (events: readonly TrackedEvent[]) => Chunk
  /** Counts one event of a chunk as done. */
  readonly finish: (chunk: Chunk) => void
  /** Takes over the events of pages that are gone. No other page gets them. */
  readonly claim: () => Promise<readonly Chunk[]>
  /** Leaves events to the next page. They replace what this page has journaled. */
  readonly leave: (events: readonly TrackedEvent[]) => void
  readonly close: () => void
}

/** The part of an outbox that recovers the events of other pages. */
export interface OutboxInside {
  readonly name: string
  readonly view: QueueView
  readonly now: () => number
  /** Name of the page's lock, of its mirror, and beginning of the keys of its chunks. */
  readonly owner: string
  readonly journal: Journal
  readonly createChunk: (events: readonly TrackedEvent[]) => Chunk
  /** Called when the events of others begin to move. Returns false if this page has been left. */
  readonly begin: () => boolean
}

/** Touches the storage, which may be blocked, or full: then nothing is kept. */
export function attempt(access: () => unknown): void {
  try {
    access()
  } catch {
    return
  }
}

/** Keys under which pages have mirrored their events when they were left. */
export const mirrorKeys = (name: string, { localStorage }: QueueView): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${name}:`))

/** Erases the events of all pages. */
export function eraseOutboxes(name: string, view: QueueView): void {
  attempt(() => view.indexedDB.deleteDatabase(name))
  attempt(() => {
    for (const key of mirrorKeys(name, view)) view.localStorage.removeItem(key)
  })
}

/**
 * Opens the outbox of a page. Events are journaled in IndexedDB, which survives a crash, and mirrored in localStorage when
 * the page is left, because IndexedDB loses what a page writes as it is destroyed.
 */
export function openOutbox(name: string, view: QueueView, now: () => number): Outbox {
  const owner = `${name}:${Math.random()}`
  const { held, release } = holdLock(view.navigator.locks, owner)
  const journal = createJournal(name, view, held)
  let chunks = 0
  let stored = 0
  let isClaiming = false
  let isLeft = false

  function createChunk(events: readonly TrackedEvent[]): Chunk {
    stored += 1
    return { events, key: `${owner}/${(chunks += 1)}`, left: events.length }
  }

  function begin(): boolean {
    isClaiming = !isLeft
    return isClaiming
  }

  async function claim(): Promise<readonly Chunk[]> {
    await held
    // Loaded when it is needed, so that pages are not slower for it.
    const { recover } = await import('./recovery.browser.ts')
    const taken = await recover({ name, view, now, owner, journal, createChunk, begin })
    isClaiming = false
    return taken
  }

  function end(): void {
    isLeft = true
    release()
  }

  return {
    claim,
    add: (events) => {
      const chunk = createChunk(events)
      journal.write((store) => store.put(events, chunk.key))
      return chunk
    },
    finish: (chunk) => {
      chunk.left -= 1
      if (chunk.left > 0) return
      stored -= 1
      journal.write((store) => store.delete(chunk.key))
    },
    leave: (events) => {
      // While others' events are being moved here, the journal has what this page does not know yet.
      const key = isClaiming ? `${owner}+` : owner
      attempt(() => {
        if (events.length > 0 || stored > 0 || !journal.isIdle())
          view.localStorage.setItem(key, JSON.stringify(events))
      })
      end()
    },
    close: () => {
      journal.close()
      end()
    },
  }
}
