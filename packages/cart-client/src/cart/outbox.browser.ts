import type { PersistedQueue } from './cart-store.ts'
import { readPersistedQueue } from './persisted-queue.ts'

/** The storage in which a page persists its mutation queue, so that it outlives the page. */
export interface Outbox {
  /** Replaces what was persisted. No other page takes it while this one is alive. */
  readonly persist: (queue: PersistedQueue) => void
  /** Hands over what closed pages have persisted. No other page gets it. */
  readonly collect: (take: (queue: PersistedQueue) => void) => void
  /** Leaves what was persisted last to the next page: this one closes. */
  readonly leave: () => void
}

/** Age at which a persisted queue is discarded. */
const maxAgeMs = 86_400_000
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
  let current: PersistedQueue | undefined
  let isRequested = false
  let isLeft = false
  let release: (() => void) | undefined

  /** The queue is not persisted if storage is forbidden or full. */
  function attempt(access: (storage: Storage) => void): void {
    try {
      access(locks ? localStorage : sessionStorage)
    } catch {
      return
    }
  }

  const write = (): void =>
    attempt((storage) => {
      // First, so that a full storage keeps no operations that were sent meanwhile.
      storage.removeItem(name)
      if (current) storage.setItem(name, JSON.stringify({ ...current, at: now() }))
    })

  function lock(): void {
    isRequested = true
    locks
      ?.request(name, () => {
        isRequested = false
        if (!current || isLeft) return undefined
        write()
        return new Promise<void>((resolve) => (release = resolve))
      })
      // A sandboxed page has locks, and may not use them.
      .catch(() => undefined)
  }

  function unlock(): void {
    release?.()
    release = undefined
  }

  const take = (from: string, hand: (queue: PersistedQueue) => void): void =>
    attempt((storage) => {
      const text = storage.getItem(from)
      if (!text || isLeft) return
      storage.removeItem(from)
      const read = readPersistedQueue(JSON.parse(text))
      if (!read.ok) return
      const { at, ...queue } = read.value
      if (now() - at < maxAgeMs) hand(queue)
    })

  return {
    persist: (queue) => {
      const isEmpty = queue.unsent.length + queue.uncertain.length === 0
      current = isEmpty ? undefined : queue
      if (release) write()
      if (isEmpty) unlock()
      else if (!release && !isRequested) lock()
    },
    collect: (hand) =>
      attempt((storage) => {
        for (const from of Object.keys(storage)) {
          if (!from.startsWith(prefix) || from === name) continue
          if (!locks) take(from, hand)
          else {
            locks
              .request(from, { signal: AbortSignal.timeout(closingMs) }, () => take(from, hand))
              // The other page is still open.
              .catch(() => undefined)
          }
        }
      }),
    leave: () => {
      isLeft = true
      write()
      unlock()
    },
  }
}
