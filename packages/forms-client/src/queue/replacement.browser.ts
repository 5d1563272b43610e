import type { Undo } from '@sitewright/machine'
import type { EntryLocks } from './entry-lock.browser.ts'
import { hasContent, type StoredEntry } from './queue-entry.ts'
import type { QueueStore } from './queue-store.browser.ts'

/** Entries that a press takes the place of: those of the same submission, which the visitor sends again. */
export interface Replacement {
  /** Keeps them from being sent, while the press with this content is on its way. */
  readonly begin: (content: string) => void
  /** Drops them for good: the press was saved, or is queued. Returns false if one of them is being sent by now. */
  readonly replace: () => boolean
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
  let taken: readonly TakenEntry[] = []

  const same = (): readonly StoredEntry[] =>
    store.read().filter((entry) => isOwn(entry) && hasContent(entry, pressed))
  const isIdle = ({ status }: StoredEntry): boolean => /^(waiting|attention)$/.test(status)
  const release = (then: (entry: StoredEntry) => void): void => {
    const entries = taken
    taken = []
    for (const { entry, free } of entries) {
      then(entry)
      free()
    }
  }
  return {
    begin: (content) => {
      pressed = content
      // Locked before they are marked: other tabs take an entry that is being sent without a lock for one left behind.
      taken = same()
        .filter(isIdle)
        .map((entry) => ({ entry, free: locks.hold(entry.id) }))
      for (const { entry } of taken) store.mark(entry.id, 'sending')
    },
    replace: () => {
      release(({ id }) => store.remove(id))
      // Another tab may have queued the same meanwhile.
      for (const entry of same().filter(isIdle)) store.remove(entry.id)
      return same().length === 0
    },
    giveBack: ({ mayBeSaved }) =>
      release(({ id, status }) => store.mark(id, mayBeSaved ? 'attention' : status)),
  }
}
