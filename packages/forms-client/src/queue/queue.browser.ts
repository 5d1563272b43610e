import { timers, type Clock, type Undo } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import type { Http } from '@sitewright/site/http'
import type { PageFields } from '@sitewright/site/page'
import type { SiteStorage } from '@sitewright/site/storage'
import type { FormCaptcha } from '../captcha/captcha.ts'
import { isEmpty } from '../field/field.ts'
import type { SerialiseContext } from '../field/kind.ts'
import type { Form } from '../form/form.browser.ts'
import { fetchKey, saveForm, serialise } from '../form/submission.browser.ts'
import { readEntries, type QueueEntry, type QueueStatus } from './queue-entry.ts'

/** Submissions that wait for the browser to be online again. */
export interface FormQueue extends Store<readonly QueueEntry[]> {
  /** Sends what waits, one after another, in one tab at a time. */
  readonly flush: () => Promise<void>
  /** Sends an entry that needs attention again, because the visitor asks for it. */
  readonly retry: (id: string) => Promise<void>
  readonly remove: (id: string) => void
  /** Queues the submissions of a form that fail before anything can have been saved. */
  readonly follow: (form: Form, context: QueueContext) => Undo
  /** Sends what waits, now and whenever the browser is online again. */
  readonly start: () => Undo
}

/** Settings of a form, as `createForm` has them. */
export interface QueueContext extends SerialiseContext {
  readonly page: PageFields
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

const KEY = 'form-queue'
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
  const read = (): readonly QueueEntry[] =>
    readEntries(storage.get(KEY)).filter(({ addedAt }) => now() - addedAt < expiresInMs)
  const { snapshot, subscribe, set } = createStore(read())
  const write = (entries: readonly QueueEntry[]): void => {
    if (entries.length > 0) storage.set(KEY, entries, { expiresInMs })
    else storage.remove(KEY)
    set(entries)
  }
  const mark = (id: string, status: QueueStatus): void =>
    write(read().map((entry) => (entry.id === id ? { ...entry, status } : entry)))
  const remove = (id: string): void => write(read().filter((entry) => entry.id !== id))
  let undoPause: Undo | undefined

  /** Sends one entry. Returns false if the others have to wait too. */
  async function send({ id, form, page }: QueueEntry): Promise<boolean> {
    const captchaKey = await captcha?.answer().catch(() => undefined)
    if (captcha && captchaKey === undefined) return false
    const key = await fetchKey(http)
    if (!key.ok) return false
    // Kept before it is sent: if the page closes meanwhile, it is unknown whether it was saved.
    mark(id, 'sending')
    const body = { ...page, key: key.value, form, ...(captchaKey === undefined ? {} : { captchaKey }) }
    const saved = await saveForm(http, body)
    if (saved.ok) remove(id)
    else if (saved.failure.kind === 'too-many') {
      mark(id, 'waiting')
      undoPause?.()
      undoPause = clock(() => void flush(), saved.failure.retryAfterMs ?? PAUSE_MS)
      return false
    } else mark(id, 'attention')
    return true
  }

  async function sendAll(): Promise<void> {
    for (const entry of read()) if (entry.status === 'sending') mark(entry.id, 'attention')
    for (const { id } of read()) {
      const entry = read().find(
        (each) => each.id === id && each.status === 'waiting' && each.userId === userId(),
      )
      if (entry && !(await send(entry))) return
    }
  }
  let flushing: Promise<unknown> | undefined
  const flush = async (): Promise<void> => {
    flushing ??= Promise.resolve(locks ? locks.request(KEY, sendAll) : sendAll()).finally(() => {
      flushing = undefined
    })
    await flushing
  }

  return {
    snapshot,
    subscribe,
    flush,
    remove,
    retry: (id) => {
      mark(id, 'waiting')
      return flush()
    },
    follow: (form, context) =>
      form.notices.subscribe((notice) => {
        if (notice.kind !== 'failure' || notice.failure.kind !== 'key') return
        if (notice.failure.cause.kind !== 'network' || hasSecret(form)) return
        const added = { id: createId(), userId: userId(), status: 'waiting', addedAt: now() } as const
        const { page, ...rest } = context
        write([
          ...read(),
          { ...added, formId: form.definition.id, page, form: serialise(answersOf(form), rest) },
        ])
      }),
    start: () => {
      const onOnline = (): void => void flush()
      view.addEventListener('online', onOnline)
      onOnline()
      return () => {
        undoPause?.()
        view.removeEventListener('online', onOnline)
      }
    },
  }
}

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
