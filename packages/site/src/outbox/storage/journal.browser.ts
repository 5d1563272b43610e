import type { Cleanup } from '@sitewright/machine'
import type { OutboxEntry } from '../entry/entry.ts'

/** Records of entries, by key. */
export interface JournalRecords {
  /** Returns false if the entries were not put. */
  readonly put: (entries: readonly OutboxEntry<unknown>[], key: string) => unknown
  readonly delete: (key: string) => unknown
}

/** One change to a journal. */
export type JournalChange = (records: IDBObjectStore) => void

/** A store of records that survives a crash: IndexedDB is on disk a tenth of a second after a write, local storage after seconds. */
export interface Journal {
  /** Writes a change after those before it; those of one moment in one transaction. */
  readonly write: (change: JournalChange) => Promise<void>
  /** Runs a transaction of its own. Both reject if the storage is blocked, broken or full. */
  readonly transact: (change: JournalChange) => Promise<void>
  /** Drops changes that are not written. */
  readonly close: () => void
}

const STORE = 'entries'
/** Version of what is stored. What an earlier one has stored is dropped. */
const VERSION = 2

/** Creates a journal. It opens with the first change. `onEmptied` is called when all that was written is gone. */
export function createJournal(name: string, indexedDB: () => IDBFactory, onEmptied: Cleanup): Journal {
  let opened: Promise<IDBDatabase> | undefined
  let changes: JournalChange[] = []
  let batch: Promise<void> | undefined
  let last = Promise.resolve()
  let isClosed = false

  async function transact(change: JournalChange): Promise<void> {
    opened ??= openDatabase(indexedDB(), name, (isEmptied) => {
      opened = undefined
      if (isEmptied) onEmptied()
    })
    const database = await opened
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' })
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(new Error('IndexedDB does not write.'))
      change(transaction.objectStore(STORE))
    })
  }

  async function writeBatch(): Promise<void> {
    const now = changes
    changes = []
    batch = undefined
    await transact((records) => {
      for (const change of isClosed ? [] : now) change(records)
      // Without it, the transaction of a page that goes into the back/forward cache would wait there, keep the next
      // page's waiting, and so cost the page its place in the cache.
      records.transaction.commit()
    })
  }

  return {
    transact,
    write: (change) => {
      changes.push(change)
      return (batch ??= last = last.then(writeBatch, writeBatch))
    },
    close: () => {
      isClosed = true
    },
  }
}

function openDatabase(
  indexedDB: IDBFactory,
  name: string,
  onClose: (isEmptied: boolean) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION)
    request.onupgradeneeded = () => {
      const { result } = request
      for (const store of result.objectStoreNames) result.deleteObjectStore(store)
      result.createObjectStore(STORE)
    }
    // A page with an earlier version of this code keeps the database open: it is closed, or asks too often.
    request.onerror = request.onblocked = () => reject(new Error('IndexedDB does not open.'))
    request.onsuccess = () => {
      // The visitor has emptied the storage.
      request.result.onclose = () => onClose(true)
      // The database is being erased, which waits for this connection.
      request.result.onversionchange = () => {
        onClose(false)
        request.result.close()
      }
      resolve(request.result)
    }
  })
}
