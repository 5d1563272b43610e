import type { Undo } from '@sitewright/machine'
import type { FormFailure } from '../form/failure.ts'
import type { FormState } from '../form/form.machine.ts'
import type { FormNotice } from '../form/snapshot.ts'
import type { Followed } from './followed.browser.ts'
import type { Join } from './join.browser.ts'
import { createReplacement } from './replacement.browser.ts'

/** Queues the presses of a form that fail offline, and those whose page is left before they are sent. */
export function followPresses(followed: Followed, join: Join): Undo {
  const { form, view } = followed
  const press = createPress(followed)
  const onNotice = (notice: FormNotice): void => {
    if (notice.kind === 'transition' && notice.to === 'validating') {
      join.begin()
      press.begin()
    } else if (notice.kind === 'transition' && notice.to === 'saving') press.send()
    else if (notice.kind === 'submit-success') {
      join.end()
      press.succeed()
    } else if (notice.kind === 'failing') press.fail(notice)
  }
  const onPageHide = (): void => {
    // A page that comes out of the back/forward cache would go on with the submission, beside the queue.
    if (isUnsent(form.snapshot().state) && press.queue()) form.abort()
  }
  const unsubscribe = form.notices.subscribe(onNotice)
  view.addEventListener('pagehide', onPageHide)
  return () => {
    view.removeEventListener('pagehide', onPageHide)
    unsubscribe()
    press.stop()
  }
}

type FailingNotice = Extract<FormNotice, { readonly kind: 'failing' }>

/** The press of a form, from its begin to its outcome. */
interface QueuedPress {
  readonly begin: () => void
  /** Notes that it may be saved from now on. */
  readonly send: () => void
  readonly succeed: () => void
  /** Queues a press that failed offline: the page says that it waits, and the form does not say that it failed. */
  readonly fail: (notice: FailingNotice) => void
  /** Returns false if it has a password, or there is no room. One that another tab is sending is not queued again. */
  readonly queue: () => boolean
  readonly stop: Undo
}

function createPress(followed: Followed): QueuedPress {
  const { store, answers, contentWith, newEntry, hasSecret } = followed
  const replacement = createReplacement(followed)
  /** Answers of the press. The visitor may have typed on since, and emptied a password. */
  let pressed = ''
  let isSecret = false
  let mayBeSaved = false
  const queue = (): boolean => {
    if (isSecret) return false
    if (!replacement.replace()) return true
    const entry = newEntry(pressed)
    store.add(entry)
    return store.find(entry.id) !== undefined
  }
  const stop = (): void => replacement.giveBack({ mayBeSaved })
  return {
    begin: () => {
      pressed = answers()
      isSecret = hasSecret()
      mayBeSaved = false
      replacement.begin(contentWith(pressed))
    },
    send: () => {
      mayBeSaved = true
    },
    succeed: () => void replacement.replace(),
    fail: ({ failure, hide }) => {
      mayBeSaved &&= isUncertain(failure)
      if (isOffline(failure) && queue()) hide()
      else stop()
    },
    queue,
    stop,
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
