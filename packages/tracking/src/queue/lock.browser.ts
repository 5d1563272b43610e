import type { Undo } from '@sitewright/machine'

/** A lock that a page holds as long as it lives. */
export interface PageLock {
  /** Resolves once the lock is held, or is known not to be had. */
  readonly held: Promise<unknown>
  readonly release: Undo
}

/** Takes the lock of a page. The browser frees it when the page crashes. */
export function holdLock(locks: LockManager | undefined, name: string): PageLock {
  let release: Undo = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const held = new Promise<unknown>((resolve) => {
    if (!locks) {
      resolve(undefined)
      return
    }
    const hold = (): Promise<void> => {
      resolve(undefined)
      return released
    }
    // A sandboxed page has locks, and may not use them.
    Promise.resolve()
      .then(() => locks.request(name, hold))
      .catch(resolve)
  })
  return { held, release }
}
