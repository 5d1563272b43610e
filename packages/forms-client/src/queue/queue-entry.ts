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
  /** Fields of the body beside those of the specification. */
  readonly extraFields?: Readonly<Record<string, unknown>> | undefined
  /** Site user who filled it in, empty without one. */
  readonly userId: string
  readonly status: QueueStatus
  /** Milliseconds since 1970. */
  readonly addedAt: number
  /** True for an entry that the storage has no room for: it is sent while the page lives, and is lost with it. */
  readonly isUnstored?: boolean | undefined
}

/** An entry as it is stored. One that was saved keeps a digest of its answers, for the forms that still show them. */
export interface StoredEntry extends Omit<QueueEntry, 'status'> {
  readonly status: QueueStatus | 'saved'
}

const statuses: readonly unknown[] = ['waiting', 'sending', 'attention', 'saved']

/** Reads stored entries. Malformed ones are left out. */
export const readEntries = (raw: unknown): readonly StoredEntry[] =>
  Array.isArray(raw) ? raw.filter(isEntry) : []

function isEntry(raw: unknown): raw is StoredEntry {
  if (!isRecord(raw) || !isRecord(raw.page)) return false
  const { id, formId, form, userId, status, addedAt, page, extraFields } = raw
  const texts = [id, formId, form, userId, page.pageTitle, page.pagePath]
  return (
    texts.every((text) => typeof text === 'string') &&
    statuses.includes(status) &&
    typeof addedAt === 'number' &&
    (extraFields === undefined || isRecord(extraFields))
  )
}

/** Checks whether an entry is still to be shown and sent. */
export const isOpen = (entry: StoredEntry): entry is QueueEntry => entry.status !== 'saved'

/** Text of what a submission sends. Equal texts of one form and site user are the same submission, whoever presses. */
export const contentOf = ({ form, extraFields = {} }: Pick<QueueEntry, 'form' | 'extraFields'>): string =>
  `${form}${JSON.stringify(extraFields)}`

/** An entry that was saved, without its answers. */
export function savedEntry(entry: QueueEntry): StoredEntry {
  const { id, formId, page, userId, addedAt } = entry
  return { id, formId, form: digest(contentOf(entry)), page, userId, addedAt, status: 'saved' }
}

/** Checks whether an entry is a submission with this content. */
export const hasContent = (entry: StoredEntry, content: string): boolean =>
  entry.status === 'saved' ? entry.form === digest(content) : contentOf(entry) === content

/** A number of 53 bits for a text: https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js */
function digest(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return ((high >>> 0) * 2 ** 32 + (low >>> 0)).toString(36)
}
