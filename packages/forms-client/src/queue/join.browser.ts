import type { Followed } from './followed.browser.ts'
import { hasContent, type StoredEntry } from './queue-entry.ts'

/** A form that waits for the queue to send its answers. */
export interface Join {
  /** Joins the queue if it is sending the answers of the form, or has saved them, here or in another tab. */
  readonly begin: () => void
  /** Forgets what the queue has saved, once the form shows it. */
  readonly end: () => void
  /** Shows what has become of the entry. */
  readonly show: () => void
  readonly stop: () => void
}

/** Creates the part of a form that follows its entry. */
export function createJoin({ form, store, locks, isOwn, answers, contentWith }: Followed): Join {
  let joined: string | undefined
  let resolve: ((isSaved: boolean) => void) | undefined
  let isStopped = false

  const findSent = (): StoredEntry | undefined => {
    const found = store.read().filter((entry) => isOwn(entry) && /^(sending|saved)$/.test(entry.status))
    const current = found.length > 0 ? contentWith(answers()) : ''
    return found.find((entry) => hasContent(entry, current))
  }
  const settle = (isSaved: boolean): void => {
    resolve?.(isSaved)
    resolve = undefined
    if (!isSaved) joined = undefined
  }
  const begin = (): void => {
    const entry = findSent()
    joined = entry?.id
    if (!entry) return
    form.delegate(
      new Promise<boolean>((settled) => {
        resolve = settled
      }),
    )
    if (entry.status === 'saved') settle(true)
    else locks.whenFree(entry.id, () => isStopped || store.abandon(entry.id))
  }
  return {
    begin,
    end: () => {
      if (joined !== undefined) store.remove(joined)
      joined = undefined
    },
    show: () => {
      if (!resolve && form.snapshot().state === 'ready') begin()
      else if (resolve) {
        const entry = findSent()
        if (entry?.status !== 'sending') settle(entry?.status === 'saved')
      }
    },
    stop: () => {
      isStopped = true
      settle(false)
    },
  }
}
