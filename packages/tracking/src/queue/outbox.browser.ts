import type { TrackedEvent } from '../event/event.ts'
import { createJournal } from './journal.browser.ts'
import { exclusively, holdLock } from './lock.browser.ts'
import { parseEvents, readEvents } from './stored-event.ts'
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

/** Without locks, a page counts as gone that has emitted no event for so long. */
const SILENT_MS = 60_000

/** Storage may be blocked, or full: then nothing is kept. */
function attempt(access: () => unknown): void {
  try {
    access()
  } catch {
    return
  }
}

/** Events that pages have mirrored, by page. They are undefined where the mirror is broken. */
function readMirrors(name: string, view: QueueView): ReadonlyMap<string, TrackedEvent[] | undefined> {
  const mirrors = new Map<string, TrackedEvent[] | undefined>()
  attempt(() => {
    for (const key of Object.keys(view.localStorage)) {
      if (key.startsWith(`${name}:`)) mirrors.set(key, parseEvents(view.localStorage.getItem(key)))
    }
  })
  return mirrors
}

const removeMirrors = (view: QueueView, mirrors: ReadonlyMap<string, unknown>): void =>
  mirrors.forEach((_, key) => attempt(() => view.localStorage.removeItem(key)))

/** Erases the events of all pages. */
export function eraseOutboxes(name: string, view: QueueView): void {
  attempt(() => view.indexedDB.deleteDatabase(name))
  removeMirrors(view, readMirrors(name, view))
}

/**
 * Opens the outbox of a page. Events are journaled in IndexedDB, which survives a crash, and mirrored in localStorage when
 * the page is left, because IndexedDB loses what a page writes as it is destroyed.
 */
export function openOutbox(name: string, view: QueueView, now: () => number): Outbox {
  const owner = `${name}:${Math.random()}`
  const { locks } = view.navigator
  const { held, release } = holdLock(locks, owner)
  const journal = createJournal(name, view, held)
  let chunks = 0
  let stored = 0
  let isClaiming = false

  function createChunk(events: readonly TrackedEvent[]): Chunk {
    stored += 1
    return { events, key: `${owner}/${(chunks += 1)}`, left: events.length }
  }

  const createChunks = (found: readonly (readonly TrackedEvent[] | undefined)[]): Chunk[] =>
    found.flatMap((events) => (events?.length ? [createChunk(events)] : []))

  /** Takes over what pages have left that are gone. A mirror is newer than the journal of its page, and replaces it. */
  async function take(alive: ReadonlySet<string | undefined> | undefined): Promise<Chunk[]> {
    const mirrors = readMirrors(name, view)
    const isGone = (page: string, events: readonly TrackedEvent[]): boolean =>
      alive ? !alive.has(page) : events.every(({ time }) => now() - time > SILENT_MS)
    let taken: Chunk[] = []

    function move(store: IDBObjectStore, keys: readonly IDBValidKey[], values: readonly unknown[]): void {
      const found = [...mirrors.values()]
      for (const [index, key] of keys.entries()) {
        const [page = ''] = typeof key === 'string' ? key.split('/') : []
        const events = readEvents(values[index]) ?? []
        const isReplaced = mirrors.get(page) !== undefined
        if (!isReplaced && (page === owner || !isGone(page, events))) continue
        store.delete(key)
        if (!isReplaced) found.push(events)
      }
      taken = createChunks(found)
      for (const { events, key } of taken) store.put(events, key)
    }

    await journal
      .transact((store) => {
        const keys = store.getAllKeys()
        const values = store.getAll()
        values.onsuccess = () => move(store, keys.result, values.result)
      })
      // Without IndexedDB there are mirrors only.
      .catch(() => (taken = createChunks([...mirrors.values()])))
    removeMirrors(view, mirrors)
    return taken
  }

  return {
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
    claim: async () => {
      isClaiming = true
      await held
      const taken = await exclusively(locks, name, take)
      isClaiming = false
      return taken
    },
    leave: (events) => {
      // While others' events are being moved here, the journal has what this page does not know yet.
      const key = isClaiming ? `${owner}+` : owner
      attempt(() => {
        if (events.length > 0 || stored > 0 || !journal.isIdle())
          view.localStorage.setItem(key, JSON.stringify(events))
      })
      release()
    },
    close: () => {
      journal.close()
      release()
    },
  }
}
