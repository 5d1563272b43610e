import type { Undo } from '@sitewright/machine'
import type { PageFields } from '@sitewright/site/page'
import { isEmpty } from '../field/field.ts'
import type { SerialiseContext } from '../field/kind.ts'
import type { FormFailure } from '../form/failure.ts'
import type { Form } from '../form/form.browser.ts'
import { serialise } from '../form/submission.browser.ts'
import { hasAnswers, type StoredEntry } from './queue-entry.ts'
import type { QueueStore } from './queue-store.browser.ts'

/** Settings of a form, as `createForm` has them. */
export interface QueueContext extends SerialiseContext {
  readonly page: PageFields | (() => PageFields)
  readonly extraFields?: Readonly<Record<string, unknown>> | undefined
}

export interface FollowOptions {
  readonly store: QueueStore
  /** Ids of the entries that wait for the outcome of a submission in this tab. */
  readonly held: Set<string>
  readonly userId: () => string
  readonly now: () => number
  readonly createId: () => string
}

/**
 * Keeps a form and its entry in step: a submission that fails offline is queued in the place of the one before. The entry
 * rests while the form submits, and goes once the form is saved. The form is locked while the queue sends its answers, and
 * shows its success afterwards.
 */
export function followForm(form: Form, context: QueueContext, options: FollowOptions): Undo {
  const { store, held } = options
  const isOwn = ({ formId, userId }: StoredEntry): boolean =>
    formId === form.definition.id && userId === options.userId()
  const answers = (): string => serialise(answersOf(form), context)
  let heldEntries: readonly StoredEntry[] = []
  /** Answers of the press. The visitor may have typed on since. */
  let pressed = ''
  let mayBeSaved = false
  let sent: ((isSaved: boolean) => void) | undefined

  /** The entry with the answers of the form that the queue is sending, or has saved, here or in another tab. */
  const findSent = (): StoredEntry | undefined => {
    const found = store.read().filter((entry) => isOwn(entry) && /^(sending|saved)$/.test(entry.status))
    const current = found.length > 0 ? answers() : ''
    return found.find((entry) => hasAnswers(entry, current))
  }
  /** Begins a submission, or joins that of the queue. */
  const begin = (): void => {
    if (joinQueue()) return
    pressed = answers()
    mayBeSaved = false
    heldEntries = store.read().filter((entry) => isOwn(entry) && isReplaced(entry))
    for (const { id } of heldEntries) {
      held.add(id)
      store.mark(id, 'sending')
    }
  }
  /** Checks whether a submission takes the place of an entry: of one that waits, and of one with the same answers. */
  const isReplaced = (entry: StoredEntry): boolean =>
    entry.status === 'waiting' || (entry.status === 'attention' && hasAnswers(entry, pressed))
  const release = (then: (entry: StoredEntry) => void): void => {
    const entries = heldEntries
    heldEntries = []
    for (const entry of entries) {
      held.delete(entry.id)
      then(entry)
    }
  }
  const remove = ({ id }: StoredEntry): void => store.remove(id)
  /** Drops what the saved submission takes the place of, also if another tab has queued it meanwhile. */
  const drop = (): void => {
    release(remove)
    for (const entry of store.read()) if (isOwn(entry) && isReplaced(entry)) remove(entry)
  }
  /** Gives an entry back as it was. One that waited is dropped if another tab has queued a newer one meanwhile. */
  const giveBack = ({ id, status }: StoredEntry): void => {
    const isReplacedElsewhere =
      status === 'waiting' && store.read().some((entry) => isOwn(entry) && entry.status === 'waiting')
    if (mayBeSaved) store.mark(id, 'attention')
    else if (isReplacedElsewhere) store.remove(id)
    else store.mark(id, status)
  }
  const queue = (): void => {
    release(remove)
    const { page, extraFields } = context
    store.add({
      id: options.createId(),
      formId: form.definition.id,
      form: pressed,
      page: typeof page === 'function' ? page() : page,
      ...(extraFields && { extraFields }),
      userId: options.userId(),
      status: 'waiting',
      addedAt: options.now(),
    })
  }
  /** Shows the outcome of the queue on the form. Returns true if there is one, now or later. */
  const joinQueue = (): boolean => {
    const entry = findSent()
    if (!entry) return false
    const saved = new Promise<boolean>((resolve) => {
      sent = resolve
    })
    form.delegate(saved)
    if (entry.status === 'saved') end(entry)
    return true
  }
  const end = (entry: StoredEntry | undefined): void => {
    sent?.(entry?.status === 'saved')
    sent = undefined
    if (entry) store.remove(entry.id)
  }
  const show = (): void => {
    if (!sent && form.snapshot().state === 'ready') joinQueue()
    else if (sent) {
      const entry = findSent()
      if (entry?.status !== 'sending') end(entry)
    }
  }

  const undos = [
    form.notices.subscribe((notice) => {
      if (notice.kind === 'transition' && notice.to === 'validating') begin()
      else if (notice.kind === 'transition' && notice.to === 'saving') mayBeSaved = true
      else if (notice.kind === 'submit-success') drop()
      else if (notice.kind === 'failure') {
        mayBeSaved &&= isUncertain(notice.failure)
        if (isOffline(notice.failure) && !hasSecret(form)) queue()
        else release(giveBack)
      }
    }),
    store.subscribe(show),
  ]
  show()
  return () => {
    for (const undo of undos) undo()
    release(giveBack)
    sent?.(false)
  }
}

/** Checks whether a submission failed before anything can have been saved, because there is no connection. */
const isOffline = (failure: FormFailure): boolean =>
  failure.kind === 'key' && failure.cause.kind === 'network'

/** Checks whether it is unknown if a submission was saved that was on its way. */
const isUncertain = (failure: FormFailure): boolean =>
  /^(aborted|crash)$/.test(failure.kind) || (failure.kind === 'other' && !('status' in failure.cause))

function answersOf(form: Form): Parameters<typeof serialise>[0] {
  return form.definition.fields.flatMap((field) => {
    const { isAsked, value } = form.field(field.id).snapshot()
    return isAsked ? [[field, value] as const] : []
  })
}

/** Checks whether a password is filled in. Those are not stored. */
const hasSecret = (form: Form): boolean =>
  form.definition.fields.some(
    ({ id, kind }) => kind === 'password' && !isEmpty(form.field(id).snapshot().value),
  )
