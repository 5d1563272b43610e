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

/** What is older than a day is not what the shopper wants now. */
const maxAgeMs = 86_400_000
/** How long a closing page may take to release its lock. */
const closingMs = 1000

/**
 * Opens the outbox of a page. Each page writes under a name of its own, and holds the lock of that name while anything is
 * there: whoever gets the lock knows that the page has closed or crashed. Without locks nobody could know, so only the next
 * page of the same tab gets anything, from a page that was left in good order.
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

  /** Storage may be forbidden, or full: then nothing is persisted. */
  function attempt(access: (storage: Storage) => void): void {
    try {
      access(locks ? localStorage : sessionStorage)
    } catch {
      return
    }
  }

  const write = (): void =>
    attempt((storage) => {
      // First, so that nothing stays that was sent meanwhile if the storage is full.
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
              // That page is alive.
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
