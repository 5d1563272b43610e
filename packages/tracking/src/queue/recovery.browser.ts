import type { TrackedEvent } from '../event/event.ts'
import { attempt, mirrorKeys, type Chunk, type OutboxInside } from './outbox.browser.ts'
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

/** Takes over the events of pages that are gone. Several pages that begin at once take turns. */
export const recover = (inside: OutboxInside): Promise<readonly Chunk[]> =>
  exclusively(inside.view.navigator.locks, inside.name, (alive) => take(inside, alive))

async function take(inside: OutboxInside, alive: Alive): Promise<readonly Chunk[]> {
  const { name, view, journal, createChunk, begin } = inside
  if (!begin()) return []
  const mirrors = readMirrors(name, view)
  const createChunks = (found: readonly (readonly TrackedEvent[] | undefined)[]): Chunk[] =>
    found.flatMap((events) => (events?.length ? [createChunk(events)] : []))
  let taken: Chunk[] = []

  await journal
    .transact((store) => {
      const keys = store.getAllKeys()
      const values = store.getAll()
      values.onsuccess = () => {
        const { done, found } = selectOrphans(inside, {
          alive,
          mirrors,
          keys: keys.result,
          values: values.result,
        })
        for (const key of done) store.delete(key)
        taken = createChunks([...mirrors.values(), ...found])
        for (const { events, key } of taken) store.put(events, key)
      }
    })
    // Without IndexedDB there are mirrors only.
    .catch(() => (taken = createChunks([...mirrors.values()])))
  attempt(() => {
    for (const key of mirrors.keys()) view.localStorage.removeItem(key)
  })
  return taken
}

interface Stored {
  readonly alive: Alive
  readonly mirrors: Mirrors
  readonly keys: readonly IDBValidKey[]
  readonly values: readonly unknown[]
}

/** Chunks of pages that are gone. A mirror is newer than the journal of its page, and replaces it. */
function selectOrphans({ owner, now }: OutboxInside, { alive, mirrors, keys, values }: Stored) {
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
