import { createStore, type Store } from '@sitewright/machine/store'
import type { SiteStorage } from '@sitewright/site/storage'
import { isOpen, readEntries, savedEntry, type QueueEntry, type StoredEntry } from './queue-entry.ts'

/** Entries of all tabs. The storage holds them; a tab only shows them. */
export interface QueueStore extends Store<readonly StoredEntry[]> {
  /** Shows what another tab has stored. */
  readonly refresh: () => void
  readonly read: () => readonly StoredEntry[]
  readonly find: (id: string) => StoredEntry | undefined
  /** Stores an entry instead of the one of the same form and user that waits or was saved. */
  readonly add: (entry: QueueEntry) => void
  readonly mark: (id: string, status: StoredEntry['status']) => void
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
  const find = (id: string): StoredEntry | undefined => read().find((entry) => entry.id === id)
  return {
    snapshot,
    subscribe,
    read,
    find,
    refresh: () => set(read()),
    add: (entry) =>
      write([
        ...read().filter(
          ({ formId, userId, status }) =>
            formId !== entry.formId || userId !== entry.userId || /^(sending|attention)$/.test(status),
        ),
        entry,
      ]),
    mark: (id, status) =>
      write(
        read().map((entry) => {
          if (entry.id !== id || !isOpen(entry)) return entry
          return status === 'saved' ? savedEntry(entry) : { ...entry, status }
        }),
      ),
    remove: (id) => write(read().filter((entry) => entry.id !== id)),
  }
}
