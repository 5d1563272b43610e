import type { Cleanup, Clock } from '@sitewright/machine'

/** Locks of the browser. Undefined on pages without https. */
export type Locks = Pick<LockManager, 'request' | 'query'> | undefined

/** A lock that its page holds until it releases it, or is gone. */
export interface HeldLock {
  /** Resolves once the lock is held, or is known not to be had. */
  readonly held: Promise<unknown>
  /** Gives the lock up, or no longer waits for it. */
  readonly release: Cleanup
}

/**
 * Runs work while nobody else runs any under the same name. It runs without a lock where there are none: on pages without
 * https, and in sandboxed frames, which have locks and may not use them. It does so too once a signal has ended the wait.
 *
 * @example
 * ```ts
 * import { withLock } from '@sitewright/site/page-life'
 *
 * const orders = await withLock(navigator.locks, 'orders', () => sendOrders())
 * ```
 */
export async function withLock<Value>(
  locks: Locks,
  name: string,
  work: () => Value | Promise<Value>,
  options: Pick<LockOptions, 'signal'> = {},
): Promise<Value> {
  let hasBegun = false
  try {
    if (locks) {
      return await locks.request(name, options, () => {
        hasBegun = true
        return work()
      })
    }
  } catch (problem) {
    if (hasBegun) throw problem
  }
  return work()
}

/** Takes a lock as soon as it is free. The browser frees those of a page that is closed or crashes. */
export function holdLock(locks: Locks, name: string): HeldLock {
  let release: Cleanup = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const held = new Promise<void>((resolve) => {
    void withLock(locks, name, () => {
      resolve()
      return released
    })
  })
  return { held, release }
}

/** Takes a lock if it is free now. Resolves to its release, or undefined if somebody has it. Without locks, nobody has. */
export function tryLock(locks: Locks, name: string): Promise<Cleanup | undefined> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock) return new Promise((release) => resolve(release))
      resolve(undefined)
      return undefined
    }
    const asWithout = (): void => resolve(() => undefined)
    if (!locks) asWithout()
    else {
      Promise.resolve()
        .then(() => locks.request(name, { ifAvailable: true }, hold))
        .catch(asWithout)
    }
  })
}

/** Names of the locks that pages hold now, or wait for. Undefined if they cannot be known. */
export async function knownLocks(locks: Locks): Promise<ReadonlySet<string | undefined> | undefined> {
  try {
    const { held, pending } = (await locks?.query()) ?? {}
    return held && new Set([...held, ...(pending ?? [])].map(({ name }) => name))
  } catch {
    return undefined
  }
}

/** Data that a page has stored may reach others later than the lock that it gave back. */
export const STORAGE_DELAY_MS = 500

/** Waits for locks that other pages hold. A page without others waits for none, and has no timer. */
export interface LockWatch {
  /** Waits until a lock is free, and what its page had stored has come. */
  readonly add: (name: string) => void
  /** Waits no longer: a page in the back/forward cache could not give a lock back that it gets there. */
  readonly stop: Cleanup
}

/** Creates a watch. `onFree` is called for each lock once, which nobody has then. */
export function watchLocks(locks: Locks, clock: Clock, onFree: (name: string) => void): LockWatch {
  const watched = new Set<string>()
  let stopped = new AbortController()
  return {
    add: (name) => {
      if (watched.has(name)) return
      watched.add(name)
      const { signal } = stopped
      // It is given back at once: its owner may want it again, and others may wait for it.
      void withLock(locks, name, () => undefined, { signal }).then(() =>
        clock(() => {
          if (signal.aborted) return
          watched.delete(name)
          onFree(name)
        }, STORAGE_DELAY_MS),
      )
    },
    stop: () => {
      stopped.abort()
      stopped = new AbortController()
      watched.clear()
    },
  }
}
