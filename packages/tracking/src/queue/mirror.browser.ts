import { attempt } from '../attempt.ts'
import type { TrackedEvent } from '../event/event.ts'
import type { QueueView } from './view.browser.ts'

/** Events that are journaled together. They are erased when none is left. */
export interface Chunk {
  readonly events: readonly TrackedEvent[]
  readonly key: string
  left: number
}

/** Keys under which pages have mirrored their events when they were left. */
export const mirrorKeys = (name: string, { localStorage }: QueueView): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${name}:`))

/** Erases the events of all pages. */
export function eraseOutboxes(name: string, view: QueueView): void {
  attempt(() => view.indexedDB.deleteDatabase(name))
  attempt(() => {
    for (const key of mirrorKeys(name, view)) view.localStorage.removeItem(key)
  })
}
