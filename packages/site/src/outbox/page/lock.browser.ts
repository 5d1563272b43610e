import type { Cleanup } from '@sitewright/machine'

/** Locks of the browser. Undefined on pages without https. */
export type Locks = Pick<LockManager, 'request' | 'query'> | undefined

/** A lock that its page holds until it releases it, or is gone. */
export interface HeldLock {
  /** Resolves once the lock is held, or is known not to be had. */
  readonly held: Promise<unknown>
  readonly release: Cleanup
}

/**
 * Runs work while nobody else runs any under the same name. It runs without a lock where there are none: on pages without
 * https, and in sandboxed frames, which have locks and may not use them.
 */
export async function withLock<Value>(
  locks: Locks,
  name: string,
  work: () => Value | Promise<Value>,
): Promise<Value> {
  let hasBegun = false
  try {
    if (locks) {
      return await locks.request(name, () => {
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

/** Names of the locks that are held now. Undefined if they cannot be known. */
export async function heldLocks(locks: Locks): Promise<ReadonlySet<string | undefined> | undefined> {
  try {
    const { held } = (await locks?.query()) ?? {}
    return held && new Set(held.map(({ name }) => name))
  } catch {
    return undefined
  }
}
