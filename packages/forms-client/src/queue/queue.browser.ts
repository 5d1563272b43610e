import { timers, type Clock, type Undo } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import type { Http } from '@sitewright/site/http'
import type { SiteStorage } from '@sitewright/site/storage'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import type { Form } from '../form/form.browser.ts'
import { fetchKey, saveForm } from '../form/submission.browser.ts'
import { followForm, type QueueContext } from './follow.browser.ts'
import { isOpen, type QueueEntry, type StoredEntry } from './queue-entry.ts'
import { createQueueStore, queueKey, type QueueStore } from './queue-store.browser.ts'

/** Submissions that wait for the browser to be online again. */
export interface FormQueue extends Store<readonly QueueEntry[]> {
  /** Sends what waits, one after another, in one tab at a time. */
  readonly flush: () => Promise<void>
  /** Sends an entry that needs attention again, because the visitor asks for it. */
  readonly retry: (id: string) => Promise<void>
  readonly remove: (id: string) => void
  /**
   * Queues the submissions of a form that fail before anything can have been saved: one for each form and site user, the
   * last one. The form is locked while the queue sends its answers, and shows its success afterwards.
   */
  readonly follow: (form: Form, context: QueueContext) => Undo
  /** Sends what waits, now and whenever the browser is online again. */
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
  /** @default navigator.locks */
  readonly locks?: Pick<LockManager, 'request'> | undefined
  readonly view?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
  readonly clock?: Clock | undefined
  readonly now?: (() => number) | undefined
  readonly createId?: (() => string) | undefined
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const PAUSE_MS = 60_000

/** Creates the queue of a site. */
export function createFormQueue({
  http,
  storage,
  captcha,
  userId = () => '',
  expiresInMs = WEEK_MS,
  locks = globalThis.navigator?.locks,
  view = globalThis,
  clock = timers,
  now = Date.now,
  createId = () => crypto.randomUUID(),
}: FormQueueOptions): FormQueue {
  const store = createQueueStore({ storage, expiresInMs, now })
  const held = new Set<string>()
  let undoPause: Undo | undefined
  const pause = (ms = PAUSE_MS): void => {
    undoPause?.()
    undoPause = clock(() => void flush(), ms)
  }
  const sendAll = createSender({ http, store, captcha, userId, held, pause })
  let flushing: Promise<unknown> | undefined
  const flush = async (): Promise<void> => {
    flushing ??= Promise.resolve(locks ? locks.request(queueKey, sendAll) : sendAll()).finally(() => {
      flushing = undefined
    })
    await flushing
  }
  return {
    ...openEntries(store),
    flush,
    remove: store.remove,
    retry: (id) => {
      store.mark(id, 'waiting')
      return flush()
    },
    follow: (form, context) => followForm(form, context, { store, held, userId, now, createId }),
    start: () => {
      const undo = watch(view, { flush, refresh: store.refresh })
      return () => {
        undoPause?.()
        undo()
      }
    },
  }
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
  readonly userId: () => string
  readonly held: ReadonlySet<string>
  readonly pause: (ms?: number) => void
}

/** Creates the function that sends what waits. It runs in one tab at a time. */
function createSender({ http, store, captcha, userId, held, pause }: SenderOptions): () => Promise<void> {
  const waiting = (id: string): QueueEntry | undefined => {
    const entry = store.find(id)
    return entry?.status === 'waiting' && entry.userId === userId() && isOpen(entry) ? entry : undefined
  }

  /** Sends one entry. Returns false if the others have to wait too. */
  async function send(id: string): Promise<boolean> {
    const captchaKey = await captcha?.answer().catch(() => undefined)
    if (captcha && captchaKey === undefined) return false
    const key = await fetchKey(http)
    if (!key.ok) return false
    // The visitor may have submitted the form meanwhile.
    const entry = waiting(id)
    if (!entry) return true
    // Kept before it is sent: if the page closes meanwhile, it is unknown whether it was saved.
    store.mark(id, 'sending')
    const { form, page, extraFields } = entry
    const body = { ...extraFields, ...page, key: key.value, form }
    const saved = await saveForm(http, captchaKey === undefined ? body : { ...body, captchaKey })
    if (saved.ok) store.mark(id, 'saved')
    else if (saved.failure.kind !== 'too-many') store.mark(id, 'attention')
    else {
      store.mark(id, 'waiting')
      pause(saved.failure.retryAfterMs)
      return false
    }
    return true
  }

  return async () => {
    // Left by a page that closed while it was sending, or by another tab whose outcome is not known yet.
    for (const { id, status } of store.read()) {
      if (status === 'sending' && !held.has(id)) store.mark(id, 'attention')
    }
    for (const { id } of store.read()) if (waiting(id) && !(await send(id))) return
  }
}

/** Sends what waits, now and when the browser is online again, and shows what other tabs store. */
function watch(
  view: NonNullable<FormQueueOptions['view']>,
  { flush, refresh }: { readonly flush: () => Promise<void>; readonly refresh: () => void },
): Undo {
  const onOnline = (): void => void flush()
  const onStorage = (event: Event): void => {
    const key: unknown = Reflect.get(event, 'key')
    if (key === queueKey || key === null) refresh()
  }
  view.addEventListener('online', onOnline)
  view.addEventListener('storage', onStorage)
  onOnline()
  return () => {
    view.removeEventListener('online', onOnline)
    view.removeEventListener('storage', onStorage)
  }
}

export type { QueueContext } from './follow.browser.ts'
export type { QueueEntry, QueueStatus } from './queue-entry.ts'
