import type { Cleanup } from '@sitewright/machine'
import { advance, type OutboxEntry } from '../entry/entry.ts'
import type { Keep, Keeper, KeepOptions } from './keeper.browser.ts'
import { holdLock, STORAGE_DELAY_MS, tryLock, watchLocks } from '../page/lock.browser.ts'
import { clearShelf, openShelf, type ShelfStorage } from './shelf.browser.ts'
import { readAllShelved, readShelved, shelve } from './stored-entry.browser.ts'
import type { OutboxView } from '../page/view.browser.ts'

/** Keeps a few entries for all pages of a site, in a storage: each page sees them at once, and any may send them. */
export const sharedIn = (storage: (view: OutboxView) => ShelfStorage): Keep => ({
  open: (options) => openKeeper(options, () => storage(options.view)),
  // Without a key, the whole storage was emptied.
  isNews: (name, { key }) => `${key ?? name}:`.startsWith(`${name}:`),
  erase: (name, view) => clearShelf(openShelf(name, () => storage(view))),
})

/** Keeps a few entries for all pages of a site in the local storage. */
export const shared: Keep = /* @__PURE__ */ sharedIn(({ localStorage }) => localStorage)

/** A lock of this page. */
interface OwnLock {
  readonly release: Cleanup
  /** Keeps a lock that is being given back. */
  keep?: Cleanup | undefined
}

function openKeeper<Body>(
  { name, isBody, clock, view, onFree }: KeepOptions<Body>,
  open: () => ShelfStorage,
): Keeper<Body> {
  const { locks } = view.navigator
  const shelf = openShelf(name, open)
  const own = new Map<string, OwnLock>()
  /** Locks of entries whose page has ended, and what it has stored has come. */
  const freed = new Set<string>()
  const watch = watchLocks(locks, clock, (lock) => {
    freed.add(lock)
    onFree()
  })
  /** Entries that the storage does not take. */
  const memory = new Map<string, OutboxEntry<Body>>()
  let isOver = false
  const lockOf = (id: string): string => `${name}:${id}`

  const readOne = (id: string): OutboxEntry<Body> | undefined =>
    memory.get(id) ?? readShelved(shelf, id, isBody)?.entries[0]
  const readAll = (): readonly OutboxEntry<Body>[] =>
    [
      ...[...readAllShelved(shelf, isBody).values()].flatMap(({ entries }) => entries),
      ...memory.values(),
    ].sort((one, other) => one.addedAt - other.addedAt)

  /** Stores an entry. If its body has grown out of the storage, the one that is there gets the state that others go by. */
  function putOne(entry: OutboxEntry<Body>): boolean {
    const { id, state } = entry
    const isStored = shelve(shelf, id, { entries: [entry] }) || putState(id, state)
    if (isStored) memory.delete(id)
    else memory.set(id, entry)
    if (state !== 'sending') free(id)
    return isStored
  }

  function putState(id: string, state: OutboxEntry<Body>['state']): boolean {
    const [stored] = readShelved(shelf, id, isBody)?.entries ?? []
    return stored !== undefined && shelve(shelf, id, { entries: [{ ...stored, state }] })
  }

  /** Locks an entry. False if another page has it, or the owner of this one. */
  async function lock(id: string): Promise<boolean> {
    const known = own.get(id)
    const release = known ? known.keep && known.release : await tryLock(locks, lockOf(id))
    known?.keep?.()
    if (!release) return false
    // The owner has taken it meanwhile.
    const isFree = own.get(id) === known
    if (isFree) own.set(id, { release })
    else release()
    return isFree
  }

  const isInUse = (id: string): boolean => own.has(id) && !own.get(id)?.keep

  /** Gives a lock back, late, so that whoever gets it sees what was stored. */
  function free(id: string): void {
    const lock = own.get(id)
    if (!lock || lock.keep) return
    lock.keep = clock(() => {
      own.delete(id)
      lock.release()
    }, STORAGE_DELAY_MS)
  }

  /** Gives a lock back now, if it is being given back. */
  function giveBack(id: string): void {
    const lock = own.get(id)
    if (!lock?.keep) return
    lock.keep()
    own.delete(id)
    lock.release()
  }

  async function claimOne(id: string): Promise<OutboxEntry<Body> | undefined> {
    // Its owner has stored that it sends it, and waits for the lock that is being given back here.
    giveBack(id)
    // Data of the page that had it last may come late.
    if (!freed.delete(lockOf(id)) || !(await lock(id))) {
      // The end of the page that is sending it.
      if (!isOver && !own.has(id)) watch.add(lockOf(id))
      return undefined
    }
    free(id)
    const found = readOne(id)
    return found?.state === 'sending' ? found : undefined
  }

  async function takeOne(entry: OutboxEntry<Body>): Promise<boolean> {
    const { id } = entry
    // Nobody else knows of it.
    if (memory.has(id)) return true
    if (!(await lock(id))) return false
    if (!isOver && readOne(id)?.state === 'waiting' && putOne(entry)) return true
    free(id)
    return false
  }

  return {
    read: readAll,
    isStored: (id) => !memory.has(id),
    isInUse,
    put: (entries) => {
      for (const entry of entries) putOne(entry)
    },
    remove: (id) => {
      memory.delete(id)
      shelf.remove(id)
      free(id)
    },
    hold: (id) => {
      const known = own.get(id)
      known?.keep?.()
      own.set(id, { release: known?.release ?? holdLock(locks, lockOf(id)).release })
    },
    take: async (entries) => {
      const taken: OutboxEntry<Body>[] = []
      for (const entry of entries) {
        if (await takeOne(entry)) taken.push(entry)
        else {
          for (const one of taken) putOne(advance(one, 'wait'))
          return false
        }
      }
      return true
    },
    claim: async () => {
      isOver = false
      const sending = readAll().filter(({ id, state }) => state === 'sending' && !isInUse(id))
      const claimed = await Promise.all(sending.map(({ id }) => claimOne(id)))
      return claimed.filter((entry) => entry !== undefined)
    },
    // All that the storage takes is there already. A page that is kept for later must not keep others waiting.
    leave: () => {
      isOver = true
      watch.stop()
      for (const id of own.keys()) giveBack(id)
      return []
    },
    erase: () => {
      isOver = true
      watch.stop()
    },
  }
}
