import type { Undo } from '@sitewright/machine'
import { attempt } from '../attempt.ts'
import type { TrackedEvent } from '../event/event.ts'
import { createJournal, type JournalChange } from './journal.browser.ts'
import { holdLock } from './lock.browser.ts'
import { mirrorKeys, type Chunk } from './mirror.browser.ts'
import { parseEvents, readEvents } from './stored-event.ts'
import type { QueueView } from './view.browser.ts'

/** Names of the locks that pages hold. Undefined if they cannot be known. */
type Alive = ReadonlySet<string | undefined> | undefined
/** Events by the page that has mirrored them. They are undefined where a mirror is broken. */
type Mirrors = ReadonlyMap<string, TrackedEvent[] | undefined>

/** Without locks, a page counts as gone that has emitted no event for so long. */
const SILENT_MS = 60_000

/** Runs work while no other page runs it. */
async function exclusively<Value>(
  locks: LockManager | undefined,
  name: string,
  work: (alive: Alive) => Promise<Value>,
): Promise<Value> {
  let hasBegun = false
  try {
    if (locks) {
      return await locks.request(name, async () => {
        const { held = [] } = await locks.query()
        hasBegun = true
        return work(new Set(held.map((lock) => lock.name)))
      })
    }
  } catch (problem) {
    // A sandboxed page has locks, and may not use them.
    if (hasBegun) throw problem
  }
  return work(undefined)
}

function readMirrors(name: string, view: QueueView): Mirrors {
  const mirrors = new Map<string, TrackedEvent[] | undefined>()
  attempt(() => {
    for (const key of mirrorKeys(name, view)) mirrors.set(key, parseEvents(view.localStorage.getItem(key)))
  })
  return mirrors
}

type CreateChunk = (events: readonly TrackedEvent[]) => Chunk

/** The page that opens a storage. */
interface Opener {
  readonly name: string
  readonly view: QueueView
  readonly now?: (() => number) | undefined
  /** Name of the page's lock, of its mirror, and beginning of the keys of its chunks. */
  readonly owner: string
}

/** The journal of a page, and what other pages have left. */
export interface PageStorage {
  /** Journals a chunk. */
  readonly put: (chunk: Chunk) => void
  /** Counts one event of a chunk as done, and erases the chunk after the last. */
  readonly finish: (chunk: Chunk) => void
  /** Takes over the events of pages that are gone. Several pages that begin at once take turns. */
  readonly recover: (createChunk: CreateChunk) => Promise<readonly Chunk[]>
  /** Mirrors events for the next page, in place of what is journaled, and frees the lock of the page. */
  readonly leave: (events: readonly TrackedEvent[]) => void
  /** Drops what is not written, takes no more, and frees the lock of the page. */
  readonly close: Undo
}

/** Opens the journal of a page, which holds a lock as long as it lives: pages whose lock is free are gone. */
export function openStorage(opener: Opener): PageStorage {
  const { name, view, owner } = opener
  const { locks } = view.navigator
  const { held, release } = holdLock(locks, owner)
  const journal = createJournal(name, view, held)
  let journaled = 0
  let isClaiming = false
  let isOver = false

  function write(count: number, change: JournalChange): void {
    if (isOver) return
    journal.write((store) => {
      journaled += count
      change(store)
    })
  }

  async function recover(createChunk: CreateChunk): Promise<readonly Chunk[]> {
    await held
    const taken = await exclusively(locks, name, async (alive) => {
      isClaiming = !isOver
      return isOver ? [] : take(alive, createChunk)
    })
    isClaiming = false
    return taken
  }

  function leave(events: readonly TrackedEvent[]): void {
    const isJournaled = !isOver && (journaled > 0 || !journal.isIdle())
    // Events that the page leaves later are added. While others' events are being moved here, the journal has what this page does
    // not know yet.
    const key = isOver || isClaiming ? `${owner}${Math.random()}` : owner
    attempt(() => {
      if (events.length > 0 || isJournaled) view.localStorage.setItem(key, JSON.stringify(events))
    })
    end()
  }

  function end(): void {
    isOver = true
    release()
  }

  async function take(alive: Alive, createChunk: CreateChunk): Promise<readonly Chunk[]> {
    const mirrors = readMirrors(name, view)
    const createChunks = (found: readonly (readonly TrackedEvent[] | undefined)[]): Chunk[] =>
      found.flatMap((events) => (events?.length ? [createChunk(events)] : []))
    let taken: Chunk[] = []

    await journal
      .transact((store) => {
        const keys = store.getAllKeys()
        const values = store.getAll()
        values.onsuccess = () => {
          const stored = { alive, mirrors, keys: keys.result, values: values.result }
          const { done, found } = selectOrphans(opener, stored)
          for (const key of done) store.delete(key)
          taken = createChunks([...mirrors.values(), ...found])
          for (const { events, key } of taken) store.put(events, key)
          journaled += taken.length
        }
      })
      // Without IndexedDB there are mirrors only.
      .catch(() => (taken = createChunks([...mirrors.values()])))
    attempt(() => {
      for (const key of mirrors.keys()) view.localStorage.removeItem(key)
    })
    return taken
  }

  return {
    put: ({ events, key }) => write(1, (store) => store.put(events, key)),
    finish: (chunk) => {
      chunk.left -= 1
      if (chunk.left === 0) write(-1, (store) => store.delete(chunk.key))
    },
    recover,
    leave,
    close: () => {
      journal.close()
      end()
    },
  }
}

interface Stored {
  readonly alive: Alive
  readonly mirrors: Mirrors
  readonly keys: readonly IDBValidKey[]
  readonly values: readonly unknown[]
}

/** Chunks of pages that are gone. A mirror is newer than the journal of its page, and replaces it. */
function selectOrphans({ owner, now = Date.now }: Opener, { alive, mirrors, keys, values }: Stored) {
  const done: IDBValidKey[] = []
  const found: (readonly TrackedEvent[])[] = []
  for (const [index, key] of keys.entries()) {
    const [page = ''] = typeof key === 'string' ? key.split('/') : []
    const events = readEvents(values[index]) ?? []
    const isReplaced = mirrors.get(page) !== undefined
    const isGone = alive ? !alive.has(page) : events.every(({ time }) => now() - time > SILENT_MS)
    if (!isReplaced && (page === owner || !isGone)) continue
    done.push(key)
    if (!isReplaced) found.push(events)
  }
  return { done, found }
}
