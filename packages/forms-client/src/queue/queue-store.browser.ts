import { createStore, type Store } from '@sitewright/machine/store'
import type { SiteStorage } from '@sitewright/site/storage'
import { isOpen, readEntries, savedEntry, type QueueEntry, type StoredEntry } from './queue-entry.ts'

/** Entries of all tabs. The storage holds them; a tab only shows them. */
export interface QueueStore extends Store<readonly StoredEntry[]> {
  /** Shows what another tab has stored. */
  readonly refresh: () => void
  readonly read: () => readonly StoredEntry[]
  readonly find: (id: string) => StoredEntry | undefined
  /** Adds an entry, unless as many as the queue holds wait already. */
  readonly add: (entry: QueueEntry) => void
  readonly mark: (id: string, status: StoredEntry['status']) => void
  /** Marks an entry that a page was sending when it closed. */
  readonly abandon: (id: string) => void
  readonly remove: (id: string) => void
}

/** Settings of `createQueueStore`. */
export interface QueueStoreOptions {
  readonly storage: SiteStorage
  readonly expiresInMs: number
  readonly maxEntries: number
  readonly now: () => number
}

/** Key of the queue in the storage. */
export const queueKey = 'form-queue'

/** Creates the store of a queue. */
export function createQueueStore({ storage, expiresInMs, maxEntries, now }: QueueStoreOptions): QueueStore {
  /** Entries that the storage has no room for. */
  let unstored: readonly StoredEntry[] = []
  const readStored = (): readonly StoredEntry[] =>
    readEntries(storage.get(queueKey)).filter(({ addedAt }) => now() - addedAt < expiresInMs)
  const read = (): readonly StoredEntry[] => {
    const stored = readStored().filter(({ id }) => !unstored.some((entry) => entry.id === id))
    return [...stored, ...unstored]
  }
  const { snapshot, subscribe, set } = createStore(read())
  /** Stores entries, and returns those that the storage does not hold afterwards. */
  const store = (entries: readonly StoredEntry[]): readonly StoredEntry[] => {
    if (entries.length > 0) storage.set(queueKey, entries, { expiresInMs })
    else storage.remove(queueKey)
    const stored = new Set(readStored().map((entry) => JSON.stringify(entry)))
    return entries.filter((entry) => !stored.has(JSON.stringify(entry)))
  }
  const write = (changed: readonly StoredEntry[]): void => {
    const entries = changed.map(({ isUnstored: _, ...entry }): StoredEntry => entry)
    const before = new Set(readStored().map(({ id }) => id))
    const refused = store(entries)
    // A storage that is full has dropped what it held before, too.
    const kept = refused.length > 0 ? entries.filter(({ id }) => before.has(id)) : entries
    const lost = refused.length > 0 && kept.length > 0 ? store(kept) : []
    const isLost = ({ id }: StoredEntry): boolean =>
      refused.length > 0 && (!before.has(id) || lost.some((entry) => entry.id === id))
    unstored = entries.filter(isLost).map((entry) => ({ ...entry, isUnstored: true }))
    set(read())
  }
  const change = (id: string, to: (entry: QueueEntry) => StoredEntry): void =>
    write(read().map((entry) => (entry.id === id && isOpen(entry) ? to(entry) : entry)))
  return {
    snapshot,
    subscribe,
    read,
    find: (id) => read().find((entry) => entry.id === id),
    refresh: () => set(read()),
    add: (entry) => {
      const entries = read()
      const excess = Math.max(0, entries.length + 1 - maxEntries)
      // Only forms that show the same answers again would look for those.
      const dropped = entries.filter((each) => !isOpen(each)).slice(0, excess)
      if (dropped.length === excess) write([...entries.filter((each) => !dropped.includes(each)), entry])
    },
    mark: (id, status) =>
      change(id, (entry) => (status === 'saved' ? savedEntry(entry) : { ...entry, status })),
    abandon: (id) =>
      change(id, (entry) => (entry.status === 'sending' ? { ...entry, status: 'attention' } : entry)),
    remove: (id) => write(read().filter((entry) => entry.id !== id)),
  }
}
