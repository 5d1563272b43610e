import { holdLock, openShelf, type HeldLock, type Locks } from '@sitewright/site/page-life'
import { readPersistedQueue, type PersistedQueue } from '../operation/persisted-queue.ts'

/** The storage in which a page persists its mutation queue, so that it outlives the page. */
export interface QueueStore {
  /** Replaces what was persisted. No other page takes it while this one is alive. */
  readonly persist: (queue: PersistedQueue) => void
  /** Hands over what closed pages have persisted. No other page gets it. */
  readonly collect: (hand: (queue: PersistedQueue) => void) => void
  /**
   * Leaves what was persisted last to the next page: this one closes. Returns a function that takes it back, unless
   * another page has got it.
   */
  readonly leave: () => () => PersistedQueue | undefined
}

/** Time that a closing page may take to release its lock. */
const closingMs = 1000
/** Age at which a persisted queue is discarded. */
const maxAgeMs = 86_400_000

/**
 * Opens the store of a page. Each page writes under a name of its own, and holds the lock of that name while anything is
 * there: a page that gets the lock knows that the other one has closed or crashed. Without locks that is unknown, so only
 * the next page of the same tab gets anything, from a page that was left in good order.
 */
export function openQueueStore(
  site: string,
  now: () => number,
  locks: Locks = globalThis.navigator?.locks,
): QueueStore {
  const shelf = openShelf(site, () => (locks ? localStorage : sessionStorage), '#')
  const own = `${Math.random()}`
  const lockOf = (page: string): string => `${site}#${page}`
  let current: PersistedQueue = []
  let lock: HeldLock | undefined
  let isLeft = false

  function write(): void {
    // First, so that a full storage keeps no operations that were sent meanwhile.
    shelf.remove(own)
    if (current.length > 0) shelf.write(own, { queue: current, at: now() })
  }

  function unlock(): void {
    lock?.release()
    lock = undefined
  }

  /** Removes the queue of a page and returns it, unless it is too old or unreadable. */
  function take(page: string): PersistedQueue | undefined {
    const stored = readPersistedQueue(shelf.read(page))
    shelf.remove(page)
    if (!stored.ok) return undefined
    const { at, queue } = stored.value
    return now() - at < maxAgeMs ? queue : undefined
  }

  return {
    persist: (queue) => {
      current = queue
      if (!locks) return
      // It is asked for before another page can see what is written, which is at once: this page may crash in a moment.
      if (queue.length > 0) lock ??= holdLock(locks, lockOf(own))
      write()
      if (queue.length === 0) unlock()
    },
    collect: (hand) => {
      for (const page of shelf.keys()) {
        if (page === own) continue
        const { held, release } = holdLock(locks, lockOf(page))
        let isLate = false
        void held.then(() => {
          const queue = isLate || isLeft ? undefined : take(page)
          if (queue) hand(queue)
          release()
        })
        setTimeout(() => {
          isLate = true
          release()
        }, closingMs)
      }
    },
    leave: () => {
      write()
      unlock()
      isLeft = true
      return () => take(own)
    },
  }
}
