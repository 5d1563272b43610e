import { timers } from '@sitewright/machine'
import {
  holdLock,
  openShelf,
  tryLock,
  watchLocks,
  type HeldLock,
  type Locks,
} from '@sitewright/site/page-life'
import { readPersistedQueue, type PersistedQueue } from '../../operation/persisted-queue.ts'

/** The storage in which a page persists its mutation queue, so that it outlives the page. */
export interface QueueStore {
  /** Replaces what was persisted. No other page takes it while this one is alive. */
  readonly persist: (queue: PersistedQueue) => void
  /** Hands over what closed pages have persisted, and what others have once they close. No other page gets it. */
  readonly collect: (hand: (queue: PersistedQueue) => void) => void
  /**
   * Leaves what was persisted last to the next page: this one closes. Returns a function that takes it back, unless
   * another page has got it.
   */
  readonly leave: () => () => PersistedQueue | undefined
}

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
  let hand: (queue: PersistedQueue) => void = () => undefined
  const watch = watchLocks(locks, timers, collect)

  function write(): void {
    // A full storage keeps no operations that were sent meanwhile.
    if (current.length === 0 || !shelf.write(own, { queue: current, at: now() })) shelf.remove(own)
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

  function collect(): void {
    for (const page of shelf.keys()) if (page !== own) void collectOf(page)
  }

  /** Waits for the end of a page that still has its lock. One that is being closed has it for some time more. */
  async function collectOf(page: string): Promise<void> {
    const release = await tryLock(locks, lockOf(page))
    if (!release && !isLeft) watch.add(lockOf(page))
    const queue = release && !isLeft ? take(page) : undefined
    if (queue) hand(queue)
    release?.()
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
    collect: (given) => {
      hand = given
      collect()
    },
    leave: () => {
      write()
      unlock()
      isLeft = true
      watch.stop()
      return () => take(own)
    },
  }
}
