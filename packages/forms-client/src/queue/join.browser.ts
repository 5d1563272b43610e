import type { Followed } from './followed.browser.ts'
import { isNote, isSending, type KeptForm } from './queue-entry.ts'

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
export function createJoin({ form, outbox, answers, same }: Followed): Join {
  let joined: string | undefined
  let resolve: ((isSaved: boolean) => void) | undefined

  const findSent = (): KeptForm | undefined =>
    // Answers are read only if there is an entry that they may be.
    outbox.snapshot().some(isSendingOrNote) ? same(answers()).find(isSendingOrNote) : undefined
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
    if (isNote(entry)) settle(true)
  }
  return {
    begin,
    end: () => {
      if (joined !== undefined) outbox.remove(joined)
      joined = undefined
    },
    show: () => {
      if (!resolve && form.snapshot().state === 'ready') begin()
      else if (resolve) {
        const entry = findSent()
        if (!entry || isNote(entry)) settle(entry !== undefined)
      }
    },
    stop: () => settle(false),
  }
}

const isSendingOrNote = (entry: KeptForm): boolean => isSending(entry) || isNote(entry)
