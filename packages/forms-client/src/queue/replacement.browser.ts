import type { Undo } from '@sitewright/machine'
import type { EntryLocks } from './entry-lock.browser.ts'
import { hasAnswers, type StoredEntry } from './queue-entry.ts'
import type { QueueStore } from './queue-store.browser.ts'

/** Entries that a press takes the place of: those that waited when the form was pressed, and those with its answers. */
export interface Replacement {
  /** Keeps them from being sent, while the press with these answers is on its way. */
  readonly begin: (answers: string) => void
  /** Drops them for good: the press was saved, or is queued. */
  readonly replace: () => void
  /** Gives them back after a press that failed. */
  readonly giveBack: (outcome: { readonly mayBeSaved: boolean }) => void
}

export interface ReplacementOptions {
  readonly store: QueueStore
  readonly locks: EntryLocks
  readonly isOwn: (entry: StoredEntry) => boolean
}

interface TakenEntry {
  readonly entry: StoredEntry
  readonly free: Undo
}

/** Creates the replacement of a form's entries. It is for one press at a time. */
export function createReplacement({ store, locks, isOwn }: ReplacementOptions): Replacement {
  let pressed = ''
  /** Entries that were there when the form was pressed. What another tab queues later is newer than the press. */
  let older: ReadonlySet<string> = new Set()
  let taken: readonly TakenEntry[] = []

  const isSame = (entry: StoredEntry): boolean => hasAnswers(entry, pressed)
  const isTaken = (entry: StoredEntry): boolean =>
    (entry.status === 'waiting' && (older.has(entry.id) || isSame(entry))) ||
    (entry.status === 'attention' && isSame(entry))
  const own = (): readonly StoredEntry[] => store.read().filter(isOwn)
  const release = (then: (entry: StoredEntry) => void): void => {
    const entries = taken
    taken = []
    for (const { entry, free } of entries) {
      then(entry)
      free()
    }
  }
  const forget = (): void => {
    pressed = ''
    older = new Set()
  }
  return {
    begin: (answers) => {
      pressed = answers
      older = new Set(own().map(({ id }) => id))
      // Locked before they are marked: other tabs take an entry that is being sent without a lock for one left behind.
      taken = own()
        .filter(isTaken)
        .map((entry) => ({ entry, free: locks.hold(entry.id) }))
      for (const { entry } of taken) store.mark(entry.id, 'sending')
    },
    replace: () => {
      release(({ id }) => store.remove(id))
      for (const entry of own()) {
        if (isTaken(entry)) store.remove(entry.id)
        // Too late to stop it. If the server has no time for it now, it is not sent again.
        else if (entry.status === 'sending' && older.has(entry.id)) store.markReplaced(entry.id)
      }
      forget()
    },
    giveBack: ({ mayBeSaved }) => {
      release(({ id, status }) => {
        if (mayBeSaved) store.mark(id, 'attention')
        // By the press of another tab.
        else if (store.find(id)?.isReplaced) store.remove(id)
        else store.mark(id, status)
      })
      forget()
    },
  }
}
