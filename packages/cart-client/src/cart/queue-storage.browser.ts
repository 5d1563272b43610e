import { readPersistedQueue, type PersistedQueue } from './persisted-queue.ts'

/** Storage for the queues of pages, each under the name of its page. */
export interface QueueStorage {
  /** Replaces the queue of a page, or removes it. */
  readonly write: (page: string, queue: PersistedQueue | undefined) => void
  /** Removes the queue of a page and returns it, unless it is too old or unreadable. */
  readonly take: (page: string) => PersistedQueue | undefined
  /** Names of the pages with a queue. */
  readonly pages: () => readonly string[]
}

/** Age at which a persisted queue is discarded. */
const maxAgeMs = 86_400_000

/** Opens the storage for pages whose names begin with `prefix`. It is empty where storage is forbidden or full. */
export function openQueueStorage(prefix: string, open: () => Storage, now: () => number): QueueStorage {
  function attempt<Value>(access: (storage: Storage) => Value): Value | undefined {
    try {
      return access(open())
    } catch {
      return undefined
    }
  }

  function read(text: string): PersistedQueue | undefined {
    const stored = readPersistedQueue(JSON.parse(text))
    if (!stored.ok) return undefined
    const { at, ...queue } = stored.value
    return now() - at < maxAgeMs ? queue : undefined
  }

  return {
    write: (page, queue) =>
      attempt((storage) => {
        // First, so that a full storage keeps no operations that were sent meanwhile.
        storage.removeItem(page)
        if (queue) storage.setItem(page, JSON.stringify({ ...queue, at: now() }))
      }),
    take: (page) =>
      attempt((storage) => {
        const text = storage.getItem(page)
        storage.removeItem(page)
        return text ? read(text) : undefined
      }),
    pages: () => attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [],
  }
}
