import type { Clock } from '@sitewright/machine'
import type { IsBody, OutboxEntry } from '../entry/entry.ts'
import type { Doubt } from '../entry/verdict.ts'
import type { OutboxView } from '../page/view.browser.ts'

/** Keeps the entries of a page where they outlive it. Nothing of it throws or rejects: memory has the entries, too. */
export interface Keeper<Body> {
  /** Stores entries, or replaces them. */
  readonly put: (entries: readonly OutboxEntry<Body>[]) => void
  /** Removes an entry that has ended. */
  readonly remove: (id: string) => void
  /** Checks whether an entry is stored, not in memory only. */
  readonly isStored: (id: string) => boolean
  /**
   * Stores entries as being sent, as far as their doubt needs it. Not true if that is not for this page to do: another one
   * is sending them, or has removed them, or this one is left.
   */
  readonly take: (entries: readonly OutboxEntry<Body>[], doubt: Doubt) => boolean | Promise<boolean>
  /** Takes over what pages have left that are gone, which no other page gets then. */
  readonly claim: () => Promise<readonly OutboxEntry<Body>[]>
  /** Leaves entries to the next page: this one is left. Returns those of them that are in memory only. */
  readonly leave: (entries: readonly OutboxEntry<Body>[]) => readonly OutboxEntry<Body>[]
  /** Drops what is not written, and takes no more. */
  readonly erase: () => void
  /** Returns what all pages keep now, if each page sees it, and any may send it. */
  readonly read?: (() => readonly OutboxEntry<Body>[]) | undefined
  /** Checks whether this page keeps others from an entry: it is sending it, or is about to. */
  readonly isInUse?: ((id: string) => boolean) | undefined
  /** Keeps other pages from an entry that the owner of this page sends, until it is put or removed. */
  readonly hold?: ((id: string) => void) | undefined
}

/** Settings of a keeper. */
export interface KeepOptions<Body> {
  /** Name of the database and of the locks, and beginning of the keys in the storage. */
  readonly name: string
  readonly isBody: IsBody<Body>
  readonly clock: Clock
  readonly now: () => number
  readonly view: OutboxView
  /** Called when another page, which had entries of its own or was sending one, is gone. */
  readonly onFree: () => void
}

/** A `storage` event: the key that has changed, or null after all were removed. */
export interface StorageChange {
  readonly key: string | null
  readonly newValue: string | null
}

/** A way to keep entries. */
export interface Keep {
  /** Opens the keeper of a page. */
  readonly open: <Body>(options: KeepOptions<Body>) => Keeper<Body>
  /** Checks whether a change of the local storage by another page is one of what is kept. */
  readonly isNews: (name: string, change: StorageChange) => boolean
  /** Erases what all pages have kept under a name, also if none is open. */
  readonly erase: (name: string, view: OutboxView) => void
}
