import type { PageFields } from '@sitewright/site/page'
import { isEmpty } from '../field/field.ts'
import type { SerialiseContext } from '../field/kind.ts'
import type { Form } from '../form/form.browser.ts'
import { serialise } from '../form/submission.browser.ts'
import type { EntryLocks } from './entry-lock.browser.ts'
import { contentOf, type QueueEntry, type StoredEntry } from './queue-entry.ts'
import type { QueueStore } from './queue-store.browser.ts'

/** Settings of a form, as `createForm` has them. */
export interface QueueContext extends SerialiseContext {
  readonly page: PageFields | (() => PageFields)
  readonly extraFields?: Readonly<Record<string, unknown>> | undefined
}

export interface FollowOptions {
  readonly store: QueueStore
  readonly locks: EntryLocks
  readonly userId: () => string
  readonly view: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly now: () => number
  readonly createId: () => string
}

/** A form with its entries. */
export interface Followed extends FollowOptions {
  readonly form: Form
  readonly isOwn: (entry: StoredEntry) => boolean
  /** JSON text of the answers as they are now. */
  readonly answers: () => string
  /** Content of a submission of these answers. */
  readonly contentWith: (answers: string) => string
  /** Creates an entry for these answers. */
  readonly newEntry: (answers: string) => QueueEntry
  /** Checks whether a password is filled in. Those are not stored. */
  readonly hasSecret: () => boolean
}

/** Reads what the queue needs of a form. */
export function createFollowed(form: Form, context: QueueContext, options: FollowOptions): Followed {
  const { page, extraFields } = context
  const { fields, id: formId } = form.definition
  const { userId, now, createId } = options
  return {
    ...options,
    form,
    isOwn: (entry) => entry.formId === formId && entry.userId === userId(),
    answers: () => serialise(answersOf(form), context),
    contentWith: (answers) => contentOf({ form: answers, extraFields }),
    newEntry: (answers) => ({
      id: createId(),
      formId,
      form: answers,
      page: typeof page === 'function' ? page() : page,
      ...(extraFields && { extraFields }),
      userId: userId(),
      status: 'waiting',
      addedAt: now(),
    }),
    hasSecret: () =>
      fields.some(({ id, kind }) => kind === 'password' && !isEmpty(form.field(id).snapshot().value)),
  }
}

function answersOf(form: Form): Parameters<typeof serialise>[0] {
  return form.definition.fields.flatMap((field) => {
    const { isAsked, isDisabled, value } = form.field(field.id).snapshot()
    return isAsked && !isDisabled ? [[field, value] as const] : []
  })
}
