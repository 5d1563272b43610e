import { timers, type Clock, type Undo } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import type { Http } from '@sitewright/site/http'
import type { SiteStorage } from '@sitewright/site/storage'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import type { Form } from '../form/form.browser.ts'
import { followForm } from './follow.browser.ts'
import type { QueueContext } from './followed.browser.ts'
import { createEntryLocks } from './entry-lock.browser.ts'
import { isOpen, type QueueEntry, type StoredEntry } from './queue-entry.ts'
import { createQueueStore, queueKey, type QueueStore } from './queue-store.browser.ts'
import { createRetry } from './retry.browser.ts'
import { createSender } from './sender.browser.ts'

/** Submissions that wait for the browser to be online again. */
export interface FormQueue extends Store<readonly QueueEntry[]> {
  /** Sends what waits, one after another, in one tab at a time. */
  readonly flush: () => Promise<void>
  /** Sends an entry that needs attention again, because the visitor asks for it. */
  readonly retry: (id: string) => Promise<void>
  readonly remove: (id: string) => void
  /**
   * Queues the submissions of a form that fail before anything can have been saved, each of them, and those that are right
   * and whose page is left before they are sent. A press takes the place
   * only of the same submission: one of a form with the same id and site user, with equal answers and extra fields. The form
   * is locked while the queue sends its answers, and shows its success afterwards.
   */
  readonly follow: (form: Form, context: QueueContext) => Undo
  /**
   * Sends what waits, now and whenever the browser is online again, with the next submission of a form that succeeds, when
   * its page comes out of the back/forward cache, and after pauses that grow from a minute to an hour.
   */
  readonly start: () => Undo
}

/** Settings of `createFormQueue`. */
export interface FormQueueOptions {
  readonly http: Pick<Http, 'call'>
  readonly storage: SiteStorage
  /** A captcha without anything to solve. Answers of a widget cannot be had later. */
  readonly captcha?: Pick<FormCaptcha, 'answer'> | undefined
  /** The site user now. Entries of others wait. */
  readonly userId?: (() => string) | undefined
  /** @default 7 days */
  readonly expiresInMs?: number | undefined
  /**
   * Number of submissions that may wait. Beyond it none is queued: the form says why it failed, and keeps its answers.
   * @default 100
   */
  readonly maxEntries?: number | undefined
  /** @default navigator.locks */
  readonly locks?: Pick<LockManager, 'request'> | undefined
  readonly view?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
  readonly clock?: Clock | undefined
  readonly now?: (() => number) | undefined
  readonly createId?: (() => string) | undefined
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Creates the queue of a site. */
export function createFormQueue({
  http,
  storage,
  captcha,
  userId = () => '',
  expiresInMs = WEEK_MS,
  maxEntries = 100,
  locks = globalThis.navigator?.locks,
  view = globalThis,
  clock = timers,
  now = Date.now,
  createId = () => crypto.randomUUID(),
}: FormQueueOptions): FormQueue {
  const store = createQueueStore({ storage, expiresInMs, maxEntries, now })
  const entryLocks = createEntryLocks({ manager: locks, clock })
  const isWaiting = (entry: StoredEntry | undefined): entry is QueueEntry =>
    entry?.status === 'waiting' && entry.userId === userId()
  let flushing: Promise<unknown> | undefined
  let isStarted = false
  const flush = async (): Promise<void> => {
    flushing ??= withLock(locks, sendAll).finally(() => {
      flushing = undefined
      checkRetry()
    })
    await flushing
  }
  const retry = createRetry({ clock, flush, hasWaiting: () => store.read().some(isWaiting) })
  const checkRetry = (): void => {
    if (isStarted) retry.check()
  }
  /** The connection is there, as far as is known. */
  const flushAtOnce = (): void => {
    retry.reset()
    void flush()
  }
  const sendAll = createSender({
    http,
    store,
    locks: entryLocks,
    captcha,
    clock,
    isWaiting,
    pause: retry.after,
  })
  return {
    ...openEntries(store),
    flush,
    remove: store.remove,
    retry: async (id) => {
      store.mark(id, 'waiting')
      // A sending that is under way may have begun before.
      await flushing
      await flush()
    },
    follow: (form, context) => {
      const undo = followForm(form, context, { store, locks: entryLocks, userId, view, now, createId })
      const unsubscribe = form.notices.subscribe(({ kind }) => {
        if (isStarted && kind === 'submit-success') flushAtOnce()
      })
      return () => {
        unsubscribe()
        undo()
      }
    },
    start: () => {
      isStarted = true
      const undos = [
        store.subscribe(checkRetry),
        watch(view, { flush: flushAtOnce, refresh: store.refresh }),
        retry.reset,
      ]
      return () => {
        isStarted = false
        for (const undo of undos) undo()
      }
    },
  }
}

/** Calls back in one tab at a time. A page that may not have locks, such as a sandboxed frame, knows of no other tab. */
async function withLock(locks: FormQueueOptions['locks'], then: () => Promise<void>): Promise<void> {
  let isCalled = false
  const call = (): Promise<void> => {
    isCalled = true
    return then()
  }
  try {
    await locks?.request(queueKey, call)
  } catch (error) {
    if (isCalled) throw error
  }
  if (!isCalled) await call()
}

/** The entries of a queue without those that were saved. */
function openEntries({ snapshot, subscribe }: QueueStore): Store<readonly QueueEntry[]> {
  let last: readonly StoredEntry[] | undefined
  let open: readonly QueueEntry[] = []
  return {
    subscribe,
    snapshot: () => {
      const all = snapshot()
      if (all !== last) open = all.filter(isOpen)
      last = all
      return open
    },
  }
}

/** Sends what waits, now and when the browser is online again, and shows what other tabs store. */
function watch(
  view: NonNullable<FormQueueOptions['view']>,
  { flush, refresh }: { readonly flush: () => void; readonly refresh: () => void },
): Undo {
  const onStorage = (event: Event): void => {
    const key: unknown = Reflect.get(event, 'key')
    if (key === queueKey || key === null) refresh()
  }
  const onShow = (event: Event): void => {
    if (Reflect.get(event, 'persisted') !== true) return
    // A page in the back/forward cache gets no events of the storage.
    refresh()
    flush()
  }
  view.addEventListener('online', flush)
  view.addEventListener('storage', onStorage)
  view.addEventListener('pageshow', onShow)
  flush()
  return () => {
    view.removeEventListener('online', flush)
    view.removeEventListener('storage', onStorage)
    view.removeEventListener('pageshow', onShow)
  }
}

export type { QueueContext } from './followed.browser.ts'
export type { QueueEntry, QueueStatus } from './queue-entry.ts'
