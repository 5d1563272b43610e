import { timers, type Clock, type Undo } from '@sitewright/machine'
import { fail } from '@sitewright/machine/result'
import type { Store } from '@sitewright/machine/store'
import type { CallFailure, Http } from '@sitewright/site/http'
import type { SiteStorage } from '@sitewright/site/storage'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import type { Form } from '../form/form.browser.ts'
import { fetchKey, saveForm } from '../form/submission.browser.ts'
import { followForm, type QueueContext } from './follow.browser.ts'
import { createEntryLocks, type EntryLocks } from './entry-lock.browser.ts'
import { isOpen, type QueueEntry, type StoredEntry } from './queue-entry.ts'
import { createQueueStore, queueKey, type QueueStore } from './queue-store.browser.ts'
import { createRetry } from './retry.browser.ts'

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
  const sendAll = createSender({ http, store, locks: entryLocks, captcha, isWaiting, pause: retry.after })
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

interface SenderOptions extends Pick<FormQueueOptions, 'http' | 'captcha'> {
  readonly store: QueueStore
  readonly locks: EntryLocks
  readonly isWaiting: (entry: StoredEntry | undefined) => entry is QueueEntry
  readonly pause: (ms?: number) => void
}

/** Creates the function that sends what waits. It runs in one tab at a time. */
function createSender({ http, store, locks, captcha, isWaiting, pause }: SenderOptions): () => Promise<void> {
  /** Sends one entry. Returns false if the others have to wait too. */
  async function send(id: string): Promise<boolean> {
    const captchaKey = await captcha?.answer().catch(() => undefined)
    if (captcha && captchaKey === undefined) return false
    const key = await fetchKey(http)
    if (!key.ok) return false
    // The visitor may have submitted the form meanwhile.
    if (!isWaiting(store.find(id))) return true
    const free = await locks.acquire(id)
    const entry = store.find(id)
    if (!isWaiting(entry)) {
      free()
      return true
    }
    // Kept before it is sent: if the page closes meanwhile, it is unknown whether it was saved.
    store.mark(id, 'sending')
    const { form, page, extraFields } = entry
    const body = { ...extraFields, ...page, key: key.value, form }
    // A save of your own may throw. It is unknown then whether the entry was saved.
    const saved = await saveForm(http, captchaKey === undefined ? body : { ...body, captchaKey }).catch(
      (cause: unknown) => fail<CallFailure>({ kind: 'network', cause }),
    )
    const isRefusedForNow = !saved.ok && saved.failure.kind === 'too-many'
    if (saved.ok) store.mark(id, 'saved')
    else store.mark(id, isRefusedForNow ? 'waiting' : 'attention')
    free()
    if (isRefusedForNow) pause(saved.failure.retryAfterMs)
    return !isRefusedForNow
  }

  return async () => {
    const sending = store.read().filter(({ status }) => status === 'sending')
    await Promise.all(sending.map(({ id }) => locks.ifFree(id, () => store.abandon(id))))
    for (const { id } of store.read()) if (isWaiting(store.find(id)) && !(await send(id))) return
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

export type { QueueContext } from './follow.browser.ts'
export type { QueueEntry, QueueStatus } from './queue-entry.ts'
