import type { Undo } from '@sitewright/machine'
import type { PageFields } from '@sitewright/site/page'
import { isEmpty } from '../field/field.ts'
import type { SerialiseContext } from '../field/kind.ts'
import type { FormFailure } from '../form/failure.ts'
import type { Form } from '../form/form.browser.ts'
import type { FormState } from '../form/form.machine.ts'
import type { FormNotice } from '../form/snapshot.ts'
import { serialise } from '../form/submission.browser.ts'
import type { EntryLocks } from './entry-lock.browser.ts'
import { contentOf, hasContent, type StoredEntry } from './queue-entry.ts'
import type { QueueStore } from './queue-store.browser.ts'
import { createReplacement } from './replacement.browser.ts'

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
interface Followed extends FollowOptions {
  readonly form: Form
  readonly context: QueueContext
  readonly isOwn: (entry: StoredEntry) => boolean
  /** JSON text of the answers as they are now. */
  readonly answers: () => string
  /** Content of a submission of these answers. */
  readonly contentWith: (answers: string) => string
}

/**
 * Keeps a form and its entries in step: a submission that fails offline, or whose page is left, is queued. While the form submits the same again,
 * its entry rests, and goes once that is saved or queued. The form is locked while the queue sends its answers, and shows
 * its success afterwards.
 */
export function followForm(form: Form, context: QueueContext, options: FollowOptions): Undo {
  const followed: Followed = {
    ...options,
    form,
    context,
    isOwn: ({ formId, userId }) => formId === form.definition.id && userId === options.userId(),
    answers: () => serialise(answersOf(form), context),
    contentWith: (answers) => contentOf({ form: answers, extraFields: context.extraFields }),
  }
  const join = createJoin(followed)
  const undoPresses = followPresses(followed, join)
  const unsubscribe = options.store.subscribe(join.show)
  join.show()
  return () => {
    unsubscribe()
    undoPresses()
    join.stop()
  }
}

/** Queues the presses of a form that fail offline, and those whose page is left before they are sent. */
function followPresses(followed: Followed, join: Join): Undo {
  const { form, store, view, answers, contentWith } = followed
  const replacement = createReplacement(followed)
  /** Answers of the press. The visitor may have typed on since, and emptied a password. */
  let pressed = ''
  let isSecret = false
  let mayBeSaved = false
  /** Returns false if there is no room for the press. One that another tab is sending is not queued again. */
  const queue = (): boolean => {
    if (!replacement.replace()) return true
    const entry = newEntry(followed, pressed)
    store.add(entry)
    return store.find(entry.id) !== undefined
  }
  const onPageHide = (): void => {
    // Given up here: a page that comes out of the back/forward cache would go on with it, beside the queue.
    if (isUnsent(form.snapshot().state) && !isSecret && queue()) form.abort()
  }
  const onNotice = (notice: FormNotice): void => {
    if (notice.kind === 'transition' && notice.to === 'validating') {
      join.begin()
      pressed = answers()
      isSecret = hasSecret(form)
      mayBeSaved = false
      replacement.begin(contentWith(pressed))
    } else if (notice.kind === 'transition' && notice.to === 'saving') mayBeSaved = true
    else if (notice.kind === 'submit-success') {
      join.end()
      replacement.replace()
    } else if (notice.kind === 'failure') {
      mayBeSaved &&= isUncertain(notice.failure)
      if (isOffline(notice.failure) && !isSecret) queue()
      else replacement.giveBack({ mayBeSaved })
    }
  }
  const unsubscribe = form.notices.subscribe(onNotice)
  view.addEventListener('pagehide', onPageHide)
  return () => {
    view.removeEventListener('pagehide', onPageHide)
    unsubscribe()
    replacement.giveBack({ mayBeSaved })
  }
}

function newEntry(
  { form, context, userId, now, createId }: Followed,
  answers: string,
): StoredEntry & {
  readonly status: 'waiting'
} {
  const { page, extraFields } = context
  return {
    id: createId(),
    formId: form.definition.id,
    form: answers,
    page: typeof page === 'function' ? page() : page,
    ...(extraFields && { extraFields }),
    userId: userId(),
    status: 'waiting',
    addedAt: now(),
  }
}

/** A form that waits for the queue to send its answers. */
interface Join {
  /** Joins the queue if it is sending the answers of the form, or has saved them, here or in another tab. */
  readonly begin: () => boolean
  /** Forgets what was saved once the form shows it. Returns false if the form has saved its answers itself. */
  readonly end: () => boolean
  /** Shows what has become of the entry. */
  readonly show: () => void
  readonly stop: () => void
}

function createJoin({ form, store, locks, isOwn, answers, contentWith }: Followed): Join {
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
  const begin = (): boolean => {
    const entry = findSent()
    joined = entry?.id
    if (!entry) return false
    form.delegate(
      new Promise<boolean>((settled) => {
        resolve = settled
      }),
    )
    if (entry.status === 'saved') settle(true)
    else locks.whenFree(entry.id, () => isStopped || store.abandon(entry.id))
    return true
  }
  return {
    begin,
    end: () => {
      if (joined === undefined) return false
      store.remove(joined)
      joined = undefined
      return true
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

/** Checks whether the answers of a submission are right, and have not been sent yet. */
const isUnsent = (state: FormState): boolean => state === 'captcha' || state === 'fetchingKey'

/** Checks whether a submission failed before anything can have been saved, because there is no connection. */
const isOffline = (failure: FormFailure): boolean =>
  failure.kind === 'key' && failure.cause.kind === 'network'

/** Checks whether it is unknown if a submission was saved that was on its way. */
const isUncertain = (failure: FormFailure): boolean =>
  /^(aborted|crash|save)$/.test(failure.kind) || (failure.kind === 'other' && !('status' in failure.cause))

function answersOf(form: Form): Parameters<typeof serialise>[0] {
  return form.definition.fields.flatMap((field) => {
    const { isAsked, isDisabled, value } = form.field(field.id).snapshot()
    return isAsked && !isDisabled ? [[field, value] as const] : []
  })
}

/** Checks whether a password is filled in. Those are not stored. */
const hasSecret = (form: Form): boolean =>
  form.definition.fields.some(
    ({ id, kind }) => kind === 'password' && !isEmpty(form.field(id).snapshot().value),
  )
