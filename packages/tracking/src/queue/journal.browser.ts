/** One change to the journal. */
export type JournalChange = (events: IDBObjectStore) => void

/** A store of events that survives a crash: IndexedDB is on disk a tenth of a second after a write, localStorage after seconds. */
export interface Journal {
  /** Writes changes in their order; those of one moment in one transaction. A failure is silent, because memory has the events, too. */
  readonly write: (change: JournalChange) => void
  /** Runs one transaction. Rejects if the storage is blocked, broken or full. */
  readonly transact: (change: JournalChange) => Promise<void>
  /** Checks whether all changes are written. */
  readonly isIdle: () => boolean
  /** Drops changes that are not written, and takes no more. */
  readonly close: () => void
}

const STORE = 'events'

/** Creates a journal. It opens with the first change, and writes once the page is `ready` to own what it writes. */
export function createJournal(
  name: string,
  view: { readonly indexedDB: IDBFactory },
  ready: Promise<unknown>,
): Journal {
  let opened: Promise<IDBDatabase> | undefined
  let changes: JournalChange[] = []
  let isWriting = false
  let isClosed = false

  const open = (): Promise<IDBDatabase> =>
    (opened ??= new Promise((resolve, reject) => {
      const request = view.indexedDB.open(name)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      request.onerror = () => reject(new Error('IndexedDB does not open.'))
      request.onsuccess = () => {
        // The database is being erased, which waits for this connection.
        request.result.onversionchange = () => {
          opened = undefined
          request.result.close()
        }
        resolve(request.result)
      }
    }))

  async function transact(change: JournalChange): Promise<void> {
    const database = await open()
    return new Promise((resolve, reject) => {
      if (isClosed) throw new Error('The journal is closed.')
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' })
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(new Error('IndexedDB does not write.'))
      change(transaction.objectStore(STORE))
    })
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    await ready
    while (changes.length > 0) {
      const now = changes
      changes = []
      await transact((events) => {
        for (const change of now) change(events)
        // Without it, the transaction of a page that goes into the back/forward cache would wait there, keep the next
        // page's waiting, and so cost the page its place in the cache.
        events.transaction.commit()
      }).catch(() => undefined)
    }
    isWriting = false
  }

  return {
    transact,
    write: (change) => {
      if (isClosed) return
      changes.push(change)
      if (!isWriting) void writeAll()
    },
    isIdle: () => !isWriting,
    close: () => {
      isClosed = true
      changes = []
    },
  }
}
