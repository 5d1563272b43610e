import type { Clock, Undo } from '@sitewright/machine'
import { queueKey } from './queue-store.browser.ts'

/**
 * Locks of the entries that are being sent, so that other tabs know of it. A browser gives up those of a page that has
 * closed: https://w3c.github.io/web-locks/#agent-integration
 */
export interface EntryLocks {
  /** Locks an entry for as long as this tab sends it. */
  readonly hold: (id: string) => Undo
  /** Locks an entry once nobody else has locked it, so that who waits for its end sees it before it is sent again. */
  readonly acquire: (id: string) => Promise<Undo>
  /** Calls back before it resolves, if no tab is sending the entry. */
  readonly ifFree: (id: string, then: () => void) => Promise<void>
  /** Calls back once no tab is sending the entry any more. */
  readonly whenFree: (id: string, then: () => void) => void
}

export interface EntryLocksOptions {
  /** Without it, only this tab is known of. */
  readonly manager: Pick<LockManager, 'request'> | undefined
  readonly clock: Clock
}

/** A lock may arrive before what its last holder has stored: https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage */
const STORAGE_DELAY_MS = 500

const nameOf = (id: string): string => `${queueKey}:${id}`
const ignore = (): void => undefined

/** Creates the locks of the entries. */
export function createEntryLocks({ manager, clock }: EntryLocksOptions): EntryLocks {
  const held = new Set<string>()
  const afterDelay = (then: () => void): Promise<void> =>
    new Promise((resolve) => {
      clock(() => {
        then()
        resolve()
      }, STORAGE_DELAY_MS)
    })
  const hold = (id: string, onHeld: () => void = ignore): Undo => {
    held.add(id)
    let free = ignore
    const sent = new Promise<void>((resolve) => {
      free = resolve
    })
    const request = manager?.request(nameOf(id), () => {
      onHeld()
      return sent
    })
    if (request) request.catch(onHeld)
    else onHeld()
    return () => {
      held.delete(id)
      free()
    }
  }
  return {
    hold: (id) => hold(id),
    acquire: (id) =>
      new Promise((resolve) => {
        const free = hold(id, () => resolve(() => free()))
      }),
    ifFree: async (id, then) => {
      if (held.has(id)) return
      let isAnswered = false
      const request = manager?.request(nameOf(id), { ifAvailable: true }, (lock) => {
        isAnswered = true
        return lock ? afterDelay(then) : undefined
      })
      await request?.catch(ignore)
      if (!isAnswered) then()
    },
    whenFree: (id, then) => {
      manager?.request(nameOf(id), () => afterDelay(then)).catch(ignore)
    },
  }
}
