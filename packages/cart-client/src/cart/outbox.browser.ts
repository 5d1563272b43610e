import type { PersistedQueue } from './persisted-queue.ts'
import { openQueueStorage } from './queue-storage.browser.ts'

/** The storage in which a page persists its mutation queue, so that it outlives the page. */
export interface Outbox {
  /** Replaces what was persisted. No other page takes it while this one is alive. */
  readonly persist: (queue: PersistedQueue) => void
  /** Hands over what closed pages have persisted. No other page gets it. */
  readonly collect: (take: (queue: PersistedQueue) => void) => void
  /**
   * Leaves what was persisted last to the next page: this one closes. Returns a function that takes it back, unless
   * another page has got it.
   */
  readonly leave: () => () => PersistedQueue | undefined
}

/** Time that a closing page may take to release its lock. */
const closingMs = 1000

/**
 * Opens the outbox of a page. Each page writes under a name of its own, and holds the lock of that name while anything
 * is there: a page that gets the lock knows that the other one has closed or crashed. Without locks that is unknown, so
 * only the next page of the same tab gets anything, from a page that was left in good order.
 */
export function openOutbox(
  site: string,
  now: () => number,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Outbox {
  const prefix = `${site}#`
  const name = `${prefix}${Math.random()}`
  const storage = openQueueStorage(prefix, () => (locks ? localStorage : sessionStorage), now)
  let current: PersistedQueue | undefined
  let lock: 'free' | 'requested' | 'held' | 'left' = 'free'
  let release: (() => void) | undefined
  const write = (): void => storage.write(name, current)

  function hold(): void {
    lock = 'requested'
    // A sandboxed page has locks, and may not use them.
    locks?.request(name, begin).catch(() => undefined)
  }

  function begin(): Promise<void> | undefined {
    if (lock === 'left') return undefined
    lock = current ? 'held' : 'free'
    if (!current) return undefined
    write()
    return new Promise((resolve) => (release = resolve))
  }

  function unlock(to: 'free' | 'left'): void {
    if (lock === 'held') release?.()
    lock = to
  }

  function collectFrom(page: string, hand: (queue: PersistedQueue) => void): void {
    const queue = lock === 'left' ? undefined : storage.take(page)
    if (queue) hand(queue)
  }

  return {
    persist: (queue) => {
      const isEmpty = queue.unsent.length + queue.uncertain.length === 0
      current = isEmpty ? undefined : queue
      if (lock === 'held') write()
      if (!isEmpty && lock === 'free') hold()
      if (isEmpty && lock === 'held') unlock('free')
    },
    collect: (hand) => {
      for (const page of storage.pages()) {
        if (page === name) continue
        if (!locks) collectFrom(page, hand)
        else {
          locks
            .request(page, { signal: AbortSignal.timeout(closingMs) }, () => collectFrom(page, hand))
            // The other page is still open.
            .catch(() => undefined)
        }
      }
    },
    leave: () => {
      write()
      unlock('left')
      return () => storage.take(name)
    },
  }
}
