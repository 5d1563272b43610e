import { isRecord } from '@sitewright/site/reader'
import { isQueuedForm, type QueuedForm } from './queue-entry.ts'

/** A submission that an earlier version has stored. */
export interface EarlierEntry {
  readonly id: string
  readonly addedAt: number
  readonly body: QueuedForm
  /** False if it needs attention, or was saved. */
  readonly isWaiting: boolean
}

/** Reads the list that earlier versions have stored. What is malformed is left out. */
export const readEarlier = (raw: unknown): readonly EarlierEntry[] =>
  Array.isArray(raw) ? raw.flatMap((each: unknown) => readOne(each) ?? []) : []

function readOne(raw: unknown): EarlierEntry | undefined {
  if (!isRecord(raw) || !isQueuedForm(raw)) return undefined
  const { id, addedAt, status, formId, form, page, extraFields, userId } = raw
  if (typeof id !== 'string' || typeof addedAt !== 'number') return undefined
  const body = {
    formId,
    form,
    page,
    userId,
    ...(extraFields && { extraFields }),
    ...(status === 'saved' && { isSaved: true }),
  }
  return { id, addedAt, body, isWaiting: status === 'waiting' }
}
