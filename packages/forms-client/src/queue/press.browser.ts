import type { Cleanup } from '@sitewright/machine'
import type { Verdict } from '@sitewright/site/outbox'
import type { FormFailure } from '../failure/failure.ts'
import type { FormSubmission } from '../endpoint/form.contract.ts'
import type { FormState } from '../state/form.machine.ts'
import type { FormNotice } from '../state/snapshot.ts'
import type { Followed } from './followed.browser.ts'
import type { Join } from './join.browser.ts'
import { isIdle, isNote, isSending, type KeptForm, type QueuedForm } from './queue-entry.ts'

/**
 * Stores the presses of a form before they are sent, and queues those that fail offline, and those whose page is left before
 * they are sent. A press takes the place of the same submission, if that waits already.
 */
export function followPresses(followed: Followed, join: Join): Cleanup {
  const { form } = followed
  const press = createPress(followed)
  const onNotice = (notice: FormNotice): void => {
    if (notice.kind === 'transition') {
      if (notice.to === 'validating') {
        followed.outbox.refresh()
        join.begin()
        press.begin()
      } else if (notice.to === 'captcha') press.store()
      else if (notice.to === 'saving') press.send()
    } else if (notice.kind === 'sending') press.send(notice.body)
    else if (notice.kind === 'submit-success') {
      join.end()
      press.succeed()
    } else if (notice.kind === 'failing') press.fail(notice)
  }
  const unsubscribe = form.notices.subscribe(onNotice)
  const stopLeave = followed.onLeave(() => {
    // A page that comes out of the back/forward cache would go on with the submission, beside the queue.
    if (isUnsent(form.snapshot().state) && press.queue()) form.abort()
  })
  return () => {
    stopLeave()
    unsubscribe()
    press.stop()
  }
}

type FailingNotice = Extract<FormNotice, { readonly kind: 'failing' }>

/** The press of a form, from its begin to its outcome. */
interface StoredPress {
  /** Keeps the same submissions from being sent. */
  readonly begin: () => void
  /** Stores the answers, which are right, unless the same are stored. */
  readonly store: () => void
  /** Notes that it may be saved from now on, and with what it is sent. */
  readonly send: (body?: FormSubmission) => void
  readonly succeed: () => void
  /** Queues a press that failed offline: the page says that it waits, and the form does not say that it failed. */
  readonly fail: (notice: FailingNotice) => void
  /** Leaves it to the queue. Returns false if it is not stored. One that another tab is sending is not queued again. */
  readonly queue: () => boolean
  readonly stop: Cleanup
}

/** An entry that the form sends. */
interface HeldEntry {
  readonly id: string
  readonly body: QueuedForm
  readonly isNew: boolean
  readonly wasUnknown: boolean
}

function createPress(followed: Followed): StoredPress {
  const { outbox, add, answers, same, bodyOf, hasSecret, isOnline } = followed
  /** Answers of the press. The visitor may have typed on since, and emptied a password. */
  let pressed = ''
  let isSecret = false
  let mayBeSaved = false
  let wasOffline = false
  let held: readonly HeldEntry[] = []

  const hold = ({ id, body, state }: KeptForm): readonly HeldEntry[] =>
    outbox.hold(id) ? [{ id, body, isNew: false, wasUnknown: state === 'unknown' }] : []
  const release = (verdictOf: (entry: HeldEntry) => Verdict['kind']): void => {
    const entries = held
    held = []
    for (const entry of entries) {
      const kind = verdictOf(entry)
      // Its key was for the press.
      if (kind === 'later') outbox.update(entry.id, { ...entry.body, sent: undefined, isPress: undefined })
      outbox.release(entry.id, { kind })
    }
  }
  /**
   * Drops entries of the same submission, which another tab may have queued meanwhile, or a page that is gone has pressed.
   * Returns those that were queued.
   */
  const dropOthers = (): readonly KeptForm[] => {
    outbox.refresh()
    const others = same(pressed).filter((entry) => !isSending(entry) && !isNote(entry))
    for (const { id } of others) outbox.remove(id)
    return others.filter(isIdle)
  }
  const giveBack = (): void =>
    release(({ isNew, wasUnknown }) => (isNew ? 'refused' : mayBeSaved || wasUnknown ? 'lost' : 'later'))
  const queue = (): boolean => {
    if (held.length === 0) return false
    const [first] = held
    const ids = new Set(held.map(({ id }) => id))
    dropOthers()
    const isElsewhere = same(pressed).some((entry) => isSending(entry) && !ids.has(entry.id))
    release((entry) => (entry === first && !isElsewhere ? 'later' : 'refused'))
    return true
  }
  return {
    begin: () => {
      pressed = answers()
      isSecret = hasSecret()
      mayBeSaved = false
      wasOffline = !isOnline()
      held = same(pressed).filter(isIdle).flatMap(hold)
    },
    store: () => {
      const queued = dropOthers()
      if (held.length > 0 || isSecret) return
      const entry = add({ ...bodyOf(pressed), isPress: true })
      const wasUnknown = queued.some(({ state }) => state === 'unknown')
      if (entry) held = [{ ...entry, isNew: queued.length === 0, wasUnknown }]
    },
    send: (body) => {
      mayBeSaved = true
      if (!body) return
      const { form: _, ...sent } = body
      for (const entry of held) outbox.update(entry.id, { ...entry.body, sent })
    },
    succeed: () => {
      release(() => 'arrived')
      dropOthers()
    },
    fail: ({ failure, hide }) => {
      const isUnsent = isOffline(failure) || (wasOffline && !isOnline() && needsNetwork(failure))
      mayBeSaved &&= !isUnsent && isUncertain(failure)
      if (isUnsent && queue()) hide()
      else giveBack()
    },
    queue,
    stop: giveBack,
  }
}

/** Checks whether the answers of a submission are right, and have not been sent yet. */
const isUnsent = (state: FormState): boolean => state === 'captcha' || state === 'fetchingKey'

/** Checks whether a submission failed before anything can have been saved, because there is no connection. */
const isOffline = (failure: FormFailure): boolean =>
  failure.kind === 'key' && failure.cause.kind === 'network'

/**
 * Checks for a failure of what needs a connection, beside the site itself: the script of a captcha, or a save of the page's own.
 * If the browser was offline from the press to the failure, nothing can have been saved.
 */
const needsNetwork = (failure: FormFailure): boolean =>
  failure.kind === 'save' || (failure.kind === 'captcha' && failure.cause !== undefined)

/** Checks whether it is unknown if a submission was saved that was on its way. */
const isUncertain = (failure: FormFailure): boolean =>
  failure.kind === 'aborted' ||
  failure.kind === 'crash' ||
  failure.kind === 'save' ||
  (failure.kind === 'other' && !('status' in failure.cause))
