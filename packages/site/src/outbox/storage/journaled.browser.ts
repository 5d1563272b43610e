import type { Cleanup } from '@sitewright/machine'
import { attempt } from '../../reader/value.ts'
import { readEntries, type OutboxEntry } from '../entry/entry.ts'
import { createJournal, type JournalRecords } from './journal.browser.ts'
import type { Keep, Keeper, KeepOptions } from './keeper.browser.ts'
import { holdLock, knownLocks, STORAGE_DELAY_MS, watchLocks, withLock } from '../page/lock.browser.ts'
import { clearShelf, openShelf } from './shelf.browser.ts'
import { readAllShelved, shelve } from './stored-entry.browser.ts'

/** Entries that are journaled together, by id. They are erased when none is left. */
interface Chunk<Body> {
  readonly key: string
  readonly left: Map<string, OutboxEntry<Body>>
  readonly isOnShelf: boolean
}

/** Entries in one record. A record for each of a thousand would take ten times as long. */
const CHUNK_ENTRIES = 10
/** Without locks, a page counts as gone whose entries are that old. */
const SILENT_MS = 60_000
/** Begins the keys of what pages have left. It is read after their records, which are older. */
const LEFT = '~'

/** Keeps many entries cheaply: in a journal of the page that has added them, which is left to the next page. */
export const journaled: Keep = {
  open,
  // A page has left all it had.
  isNews: (name, { key, newValue }) => newValue !== null && !!key?.startsWith(`${name}:${LEFT}`),
  erase: (name, view) => {
    attempt(() => view.indexedDB.deleteDatabase(name))
    clearShelf(openShelf(name, () => view.localStorage))
  },
}

/** Page that has written a record, or left entries. */
const pageOf = (key: unknown): string | undefined =>
  typeof key === 'string' ? key.replace(LEFT, '').split('/')[0] : undefined

/**
 * Opens the keeper of one page: a journal in IndexedDB, which survives a crash, and the shelf when the page is left,
 * because IndexedDB loses what a page writes as it is destroyed. Where there is no IndexedDB, the shelf is the journal.
 */
function open<Body>({ name, isBody, clock, now, view, onFree }: KeepOptions<Body>): Keeper<Body> {
  const { locks } = view.navigator
  const shelf = openShelf(name, () => view.localStorage)
  const page = `${Math.random()}`
  const lockOf = (by = ''): string => `${name}:${by}`
  const { held, release } = holdLock(locks, lockOf(page))
  const watch = watchLocks(locks, clock, onFree)
  const journal = createJournal(name, () => view.indexedDB, recordAgain)
  const onShelf: JournalRecords = {
    put: (entries, key) => shelve(shelf, key, { entries }),
    delete: shelf.remove,
  }
  const chunks = new Map<string, Chunk<Body>>()
  /** Keys of what is on the shelf until the journal has it. */
  const notes = new Set<string>()
  let written = 0
  let isInJournal = false
  /** Number of what the page has noted and left. As many digits each time, so that keys have the order of time. */
  let times = 1e6
  /** Entries that were taken over and have not ended. Whoever asked for them may not know of them yet. */
  let claimed: readonly OutboxEntry<Body>[] | undefined
  let isOver = false

  function forget(records: JournalRecords, id: string, isReplaced = false): void {
    const chunk = chunks.get(id)
    chunks.delete(id)
    if (!chunk?.left.delete(id)) return
    const home = chunk.isOnShelf ? onShelf : records
    if (chunk.left.size === 0) home.delete(chunk.key)
    // Otherwise it would be recovered as it was.
    else if (isReplaced) home.put([...chunk.left.values()], chunk.key)
  }

  function record(records: JournalRecords, entries: readonly OutboxEntry<Body>[]): void {
    for (let start = 0; start < entries.length; start += CHUNK_ENTRIES) {
      const group = entries.slice(start, start + CHUNK_ENTRIES)
      const chunk = {
        key: `${page}/${(written += 1)}`,
        left: new Map(group.map((entry) => [entry.id, entry])),
        isOnShelf: records === onShelf,
      }
      for (const { id } of group) {
        forget(records, id, true)
        chunks.set(id, chunk)
      }
      // The shelf is full.
      if (!records.put(group, chunk.key)) for (const { id } of group) chunks.delete(id)
      isInJournal ||= !chunk.isOnShelf
    }
  }

  /** Changes the journal after what was changed before, and once the page owns what it writes. */
  async function write(change: (records: JournalRecords) => void): Promise<void> {
    await held
    if (!isOver) await journal.write(change).catch(() => isOver || change(onShelf))
  }

  const isNew = ({ id, state, body }: OutboxEntry<Body>): boolean => {
    const known = chunks.get(id)?.left.get(id)
    return known?.state !== state || known.body !== body
  }

  async function put(entries: readonly OutboxEntry<Body>[]): Promise<void> {
    const changed = entries.filter(isNew)
    if (changed.length === 0) return
    const stopNote = note(changed)
    await write((records) => record(records, changed))
    stopNote()
  }

  /**
   * Puts entries on the shelf until the journal has them, which begins once the page has its lock: a browser that is closed
   * ends its pages without a word, and drops what IndexedDB has not written.
   */
  function note(entries: readonly OutboxEntry<Body>[]): Cleanup {
    const key = `${page}/${(times += 1)}`
    if (isOver || !shelve(shelf, key, { entries })) return () => undefined
    notes.add(key)
    return () => {
      notes.delete(key)
      shelf.remove(key)
    }
  }

  function recordAgain(): void {
    const journaled = [...chunks].filter(([, { isOnShelf }]) => !isOnShelf)
    for (const [id] of journaled) chunks.delete(id)
    void put(journaled.flatMap(([id, { left }]) => left.get(id) ?? []))
  }

  /** Checks whether the page that has stored an entry may not be known to wait for its lock yet. */
  function isYoung({ addedAt }: OutboxEntry<Body>): boolean {
    const age = now() - addedAt
    return age >= 0 && age < STORAGE_DELAY_MS
  }

  /** Takes entries of pages that are gone. Runs on one page at a time. */
  async function takeOver(): Promise<readonly OutboxEntry<Body>[]> {
    claimed = undefined
    const alive = await knownLocks(locks)
    if (isOver) return []
    function isGone(by: string | undefined, entries: readonly OutboxEntry<Body>[]): boolean {
      if (by === page) return false
      if (!alive) return entries.every(({ addedAt }) => now() - addedAt > SILENT_MS)
      const isAlive = alive.has(lockOf(by)) || entries.some(isYoung)
      // A page that is being closed holds its lock for some time more, and says nothing when that ends.
      if (isAlive) watch.add(lockOf(by))
      return !isAlive
    }
    const free = [...readAllShelved(shelf, isBody)].filter(
      ([key, { entries }]) => key.startsWith(LEFT) || isGone(pageOf(key), entries),
    )
    const left = new Set(free.map(([key, { isAll }]) => isAll && pageOf(key)))
    const taken = new Map(free.flatMap(([, { entries }]) => entries).map((entry) => [entry.id, entry]))

    function takeRecords(
      records: IDBObjectStore,
      keys: readonly IDBValidKey[],
      values: readonly unknown[],
    ): void {
      if (isOver) return
      for (const [index, key] of keys.entries()) {
        const by = pageOf(key)
        const entries = readEntries(values[index], isBody)
        if (!left.has(by) && !isGone(by, entries)) continue
        records.delete(key)
        // Entries on the shelf are newer.
        for (const entry of left.has(by) ? [] : entries) if (!taken.has(entry.id)) taken.set(entry.id, entry)
      }
      claimed = [...taken.values()]
      record(records, claimed)
    }

    const isJournaled = await journal
      .transact((records) => {
        const keys = records.getAllKeys()
        const values = records.getAll()
        values.onsuccess = () => takeRecords(records, keys.result, values.result)
      })
      .then(
        () => claimed !== undefined,
        () => false,
      )
    // This page was left before.
    if (isOver && !isJournaled) return []
    for (const [key, { isAll }] of free) {
      // The mark is for a page that can read the journal.
      if (isAll && !isJournaled) shelve(shelf, key, { entries: [], isAll })
      else shelf.remove(key)
    }
    claimed = [...taken.values()]
    if (!isJournaled) record(onShelf, claimed)
    return [...taken.values()].sort((one, other) => one.addedAt - other.addedAt)
  }

  function end(): void {
    isOver = true
    watch.stop()
    release()
  }

  return {
    put: (entries) => void put(entries),
    remove: (id) => {
      claimed = claimed?.filter((entry) => entry.id !== id)
      void write((records) => forget(records, id))
    },
    isStored: (id) => chunks.has(id),
    take: (entries, doubt) => doubt === 'repeat' || put(entries).then(() => true),
    claim: async () => {
      await held
      return withLock(locks, name, takeOver)
    },
    leave: (known) => {
      const ids = new Set(known.map(({ id }) => id))
      const entries = [...known, ...(claimed ?? []).filter(({ id }) => !ids.has(id))]
      const isAll = !isOver && isInJournal
      const isLeft =
        (entries.length === 0 && !isAll) ||
        shelve(shelf, `${LEFT}${page}/${(times += 1)}`, { entries, isAll })
      if (isLeft && !isOver) {
        // Changes that are not written yet would come back after the next page has taken what was left.
        journal.close()
        for (const { key, isOnShelf } of chunks.values()) if (isOnShelf) shelf.remove(key)
        for (const key of notes) shelf.remove(key)
      }
      end()
      return isLeft ? [] : entries.filter(({ id }) => !chunks.has(id))
    },
    erase: () => {
      journal.close()
      end()
    },
  }
}
