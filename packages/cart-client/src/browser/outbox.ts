import type { Leftover } from '../core/cart-store.ts'

/** Where a page keeps what nobody has heard of yet, so that it outlives the page. */
export interface Outbox {
  /** Keeps this instead of what was kept before. No other page takes it while this one is alive. */
  readonly keep: (leftover: Leftover) => void
  /** Hands over what pages have kept that are gone. Nobody else gets it. */
  readonly collect: (take: (leftover: Leftover) => void) => void
  /** Leaves what was kept last to the page that comes next: this one goes away. */
  readonly leave: () => void
}

/** What is older than a day is not what the shopper wants now. */
const keptMs = 86_400_000
/** How long a page that goes away may take to let go of its lock. */
const partingMs = 1000

/**
 * Opens the outbox of a page. Each page writes under a name of its own, and holds the lock of that name while anything is
 * there: whoever gets the lock knows that the page is gone, closed or broken down. Without locks nobody could know, so only
 * the next page of the same tab gets anything, from a page that was left in good order.
 */
export function openOutbox(
  site: string,
  now: () => number,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Outbox {
  const prefix = `${site}#`
  const name = `${prefix}${Math.random()}`
  let kept: Leftover | undefined
  let isAsking = false
  let isLeft = false
  let letGo: (() => void) | undefined

  /** Storage may be forbidden, or full: then this page alone knows. */
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
      if (kept) storage.setItem(name, JSON.stringify({ ...kept, at: now() }))
    })

  function hold(): void {
    isAsking = true
    locks
      ?.request(name, () => {
        isAsking = false
        if (!kept || isLeft) return undefined
        write()
        return new Promise<void>((resolve) => (letGo = resolve))
      })
      // A sandboxed page has locks, and may not use them.
      .catch(() => undefined)
  }

  function rest(): void {
    letGo?.()
    letGo = undefined
  }

  const take = (from: string, hand: (leftover: Leftover) => void): void =>
    attempt((storage) => {
      const text = storage.getItem(from)
      if (!text || isLeft) return
      storage.removeItem(from)
      const { at, ...leftover } = JSON.parse(text) as Leftover & { readonly at: number }
      if (now() - at < keptMs) hand(leftover)
    })

  return {
    keep: (leftover) => {
      const isEmpty = leftover.unsent.length + leftover.unheard.length === 0
      kept = isEmpty ? undefined : leftover
      if (letGo) write()
      if (isEmpty) rest()
      else if (!letGo && !isAsking) hold()
    },
    collect: (hand) =>
      attempt((storage) => {
        for (const from of Object.keys(storage)) {
          if (!from.startsWith(prefix) || from === name) continue
          if (!locks) take(from, hand)
          else {
            locks
              .request(from, { signal: AbortSignal.timeout(partingMs) }, () => take(from, hand))
              // That page is alive.
              .catch(() => undefined)
          }
        }
      }),
    leave: () => {
      isLeft = true
      write()
      rest()
    },
  }
}
