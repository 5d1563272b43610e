import type { Cleanup } from '@sitewright/machine'
import type { Outbox } from '@sitewright/site/outbox'
import type { PageFields } from '@sitewright/site/page'
import type { Form } from '../engine/form.browser.ts'
import { isSame, type KeptForm, type QueuedForm } from './queue-entry.ts'

/** Settings of a form, as `createForm` has them. */
export interface QueueContext {
  /** Page that the form was filled in on, or a function that returns it at the press. */
  readonly page: PageFields | (() => PageFields)
  /** Fields of the body beside those of the specification. @default none */
  readonly extraFields?: Readonly<Record<string, unknown>> | undefined
}

export interface FollowOptions {
  readonly outbox: Outbox<QueuedForm>
  /** Adds an entry that its form sends. Undefined if there is no room. */
  readonly add: (body: QueuedForm) => KeptForm | undefined
  readonly userId: () => string
  readonly isOnline: () => boolean
  /** Calls back before the page is left. */
  readonly onLeave: (listener: () => void) => Cleanup
}

/** A form with its entries. */
export interface Followed extends FollowOptions {
  readonly form: Form
  /** JSON text of the answers as they are now. */
  readonly answers: () => string
  /** Entries of the submission with these answers. */
  readonly same: (answers: string) => readonly KeptForm[]
  /** What is kept of these answers. */
  readonly bodyOf: (answers: string) => QueuedForm
  /** Checks whether a password is filled in. Those are not stored. */
  readonly hasSecret: () => boolean
}

/** Reads what the queue needs of a form. */
export function createFollowed(form: Form, context: QueueContext, options: FollowOptions): Followed {
  const { page, extraFields } = context
  const { id: formId } = form.definition
  const { userId, outbox } = options
  const bodyOf = (answers: string): QueuedForm => ({
    formId,
    form: answers,
    page: typeof page === 'function' ? page() : page,
    ...(extraFields && { extraFields }),
    userId: userId(),
  })
  return {
    ...options,
    form,
    answers: form.serialise,
    same: (answers) => {
      const body = bodyOf(answers)
      return outbox.snapshot().filter((entry) => isSame(body, entry.body))
    },
    bodyOf,
    hasSecret: () =>
      form.definition.fields.some(
        ({ id, kind }) => kind === 'password' && form.field(id).snapshot().value !== '',
      ),
  }
}
