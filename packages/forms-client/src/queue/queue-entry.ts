import { isRecord } from '@sitewright/site/reader'
import type { PageFields } from '@sitewright/site/page'

/**
 * State of a queued submission: `waiting` to be sent, `sending` now, or in need of `attention`, because the server refused
 * it or because it is unknown whether it was saved.
 */
export type QueueStatus = 'waiting' | 'sending' | 'attention'

/** A submission that could not be sent while the browser was offline. It has neither a key nor a token: those are new. */
export interface QueueEntry {
  readonly id: string
  readonly formId: string
  /** JSON text of the answers. */
  readonly form: string
  readonly page: PageFields
  /** Site user who filled it in, empty without one. */
  readonly userId: string
  readonly status: QueueStatus
  /** Milliseconds since 1970. */
  readonly addedAt: number
}

const statuses: readonly unknown[] = ['waiting', 'sending', 'attention']

/** Reads stored entries. Malformed ones are left out. */
export const readEntries = (raw: unknown): readonly QueueEntry[] =>
  Array.isArray(raw) ? raw.filter(isEntry) : []

function isEntry(raw: unknown): raw is QueueEntry {
  if (!isRecord(raw) || !isRecord(raw.page)) return false
  const { id, formId, form, userId, status, addedAt, page } = raw
  const texts = [id, formId, form, userId, page.pageTitle, page.pagePath]
  return (
    texts.every((text) => typeof text === 'string') &&
    statuses.includes(status) &&
    typeof addedAt === 'number'
  )
}
