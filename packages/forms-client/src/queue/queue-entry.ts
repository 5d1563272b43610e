import { isRecord } from '@sitewright/site/reader'
import type { PageFields } from '@sitewright/site/page'
import type { OutboxEntry } from '@sitewright/site/outbox'
import type { FormSubmission } from '../endpoint/form.contract.ts'

/**
 * State of a queued submission: `waiting` to be sent, `sending` now, or in need of `attention`, because the server refused
 * it or because it is unknown whether it was saved.
 */
export type QueueStatus = 'waiting' | 'sending' | 'attention'

/** A body that was sent, without its answers. With its key, the server knows a second one. */
export type SentFields = Omit<FormSubmission, 'form'>

/** What is kept of a submission. */
export interface QueuedForm {
  readonly formId: string
  /** JSON text of the answers. Of one that was saved, a digest, for the forms that still show them. */
  readonly form: string
  /** Page that the form was filled in on. */
  readonly page: PageFields
  /** Fields of the body beside those of the specification. */
  readonly extraFields?: Readonly<Record<string, unknown>> | undefined
  /** Site user who filled it in, empty without one. */
  readonly userId: string
  /** With what it was sent, by a page that was left before an answer came. */
  readonly sent?: SentFields | undefined
  /** True while it is the press of a form, which sends it itself. */
  readonly isPress?: boolean | undefined
  /** True once it was saved. */
  readonly isSaved?: boolean | undefined
}

/** A submission that is not saved yet. */
export interface QueueEntry extends Pick<QueuedForm, 'formId' | 'form' | 'page' | 'extraFields' | 'userId'> {
  /** Identifies the entry in the queue, for `retry` and `remove`. */
  readonly id: string
  readonly status: QueueStatus
  /** Milliseconds since 1970. */
  readonly addedAt: number
  /** True for an entry that the storage has no room for: it is sent while the page lives, and is lost with it. */
  readonly isUnstored?: boolean | undefined
}

/** An entry with all that is kept of it. */
export type KeptForm = OutboxEntry<QueuedForm>

/** Checks what is stored as a submission. */
export function isQueuedForm(raw: unknown): raw is QueuedForm {
  if (!isRecord(raw) || !isRecord(raw.page)) return false
  const { formId, form, userId, page, extraFields, sent } = raw
  const texts = [formId, form, userId, page.pageTitle, page.pagePath]
  return (
    texts.every((text) => typeof text === 'string') &&
    (extraFields === undefined || isRecord(extraFields)) &&
    (sent === undefined || (isRecord(sent) && typeof sent.key === 'string'))
  )
}

const statuses = { waiting: 'waiting', sending: 'sending', unknown: 'attention', ended: 'attention' } as const

/** Checks whether an entry is shown. A press is shown by its form, until that is gone. */
export const isShown = ({ body, state }: KeptForm): boolean =>
  !body.isSaved && !(body.isPress && state === 'sending')

/** Checks whether an entry is being sent, here or in another tab, and not by the first press of it. */
export const isSending = ({ body, state }: KeptForm): boolean => state === 'sending' && !body.isPress

/** Checks whether an entry is a note of what was saved. */
export const isNote = ({ body, state }: KeptForm): boolean => body.isSaved === true && state !== 'sending'

/** Checks whether nobody sends an entry, and it is still to be sent. */
export const isIdle = ({ body, state }: KeptForm): boolean => !body.isSaved && state !== 'sending'

/** An entry as it is shown. */
export function shownEntry({ id, body, state, addedAt }: KeptForm, isStored: boolean): QueueEntry {
  const { formId, form, page, extraFields, userId } = body
  return {
    id,
    formId,
    form,
    page,
    ...(extraFields && { extraFields }),
    userId,
    status: statuses[state],
    addedAt,
    ...(!isStored && { isUnstored: true }),
  }
}

/** Text of what a submission sends. Equal texts of one form and site user are the same submission, whoever presses. */
export const contentOf = ({ form, extraFields = {} }: Pick<QueuedForm, 'form' | 'extraFields'>): string =>
  `${form}${JSON.stringify(extraFields)}`

/** What is kept of a submission that was saved: not its answers. */
export const savedForm = ({ formId, page, userId, ...answers }: QueuedForm): QueuedForm => ({
  formId,
  form: digest(contentOf(answers)),
  page,
  userId,
  isSaved: true,
})

/** Checks whether one is the submission that another one is. */
export const isSame = (one: QueuedForm, other: QueuedForm): boolean =>
  one.formId === other.formId && one.userId === other.userId && hasContent(other, contentOf(one))

/** Checks for a submission with this content. */
export const hasContent = (body: QueuedForm, content: string): boolean =>
  body.isSaved ? body.form === digest(content) : contentOf(body) === content

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
