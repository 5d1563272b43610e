import { createStore, type Store } from '@sitewright/machine/store'
import type { SiteStorage } from '@sitewright/site/storage'
import { isOpen, readEntries, savedEntry, type QueueEntry, type StoredEntry } from './queue-entry.ts'

/** Entries of all tabs. The storage holds them; a tab only shows them. */
export interface QueueStore extends Store<readonly StoredEntry[]> {
  /** Shows what another tab has stored. */
  readonly refresh: () => void
  readonly read: () => readonly StoredEntry[]
  readonly find: (id: string) => StoredEntry | undefined
  readonly add: (entry: QueueEntry) => void
  readonly mark: (id: string, status: StoredEntry['status']) => void
  /** Notes that a newer submission has taken the place of an entry while that is being sent. */
  readonly markReplaced: (id: string) => void
  /** Marks an entry that a page was sending when it closed. */
  readonly abandon: (id: string) => void
  readonly remove: (id: string) => void
}

/** Settings of `createQueueStore`. */
export interface QueueStoreOptions {
  readonly storage: SiteStorage
  readonly expiresInMs: number
  readonly now: () => number
}

/** Key of the queue in the storage. */
export const queueKey = 'form-queue'

/** Creates the store of a queue. */
export function createQueueStore({ storage, expiresInMs, now }: QueueStoreOptions): QueueStore {
  const read = (): readonly StoredEntry[] =>
    readEntries(storage.get(queueKey)).filter(({ addedAt }) => now() - addedAt < expiresInMs)
  const { snapshot, subscribe, set } = createStore(read())
  const write = (entries: readonly StoredEntry[]): void => {
    if (entries.length > 0) storage.set(queueKey, entries, { expiresInMs })
    else storage.remove(queueKey)
    set(entries)
  }
  const change = (id: string, to: (entry: QueueEntry) => StoredEntry): void =>
    write(read().map((entry) => (entry.id === id && isOpen(entry) ? to(entry) : entry)))
  return {
    snapshot,
    subscribe,
    read,
    find: (id) => read().find((entry) => entry.id === id),
    refresh: () => set(read()),
    add: (entry) => write([...read(), entry]),
    mark: (id, status) =>
      change(id, (entry) =>
        status === 'saved' ? savedEntry(entry) : { ...entry, status, isReplaced: undefined },
      ),
    abandon: (id) =>
      change(id, (entry) => (entry.status === 'sending' ? { ...entry, status: 'attention' } : entry)),
    markReplaced: (id) => change(id, (entry) => ({ ...entry, isReplaced: true })),
    remove: (id) => write(read().filter((entry) => entry.id !== id)),
  }
}
