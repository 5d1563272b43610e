import type { Clock } from '@sitewright/machine'
import { fail } from '@sitewright/machine/result'
import type { CallFailure, Http } from '@sitewright/site/http'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import { fetchKey, saveForm } from '../form/submission.browser.ts'
import { wait } from '../form/wait.browser.ts'
import type { EntryLocks } from './entry-lock.browser.ts'
import type { QueueEntry, StoredEntry } from './queue-entry.ts'
import type { QueueStore } from './queue-store.browser.ts'

export interface SenderOptions {
  readonly http: Pick<Http, 'call'>
  readonly captcha?: Pick<FormCaptcha, 'answer'> | undefined
  readonly clock: Clock
  readonly store: QueueStore
  readonly locks: EntryLocks
  readonly isWaiting: (entry: StoredEntry | undefined) => entry is QueueEntry
  readonly pause: (ms?: number) => void
}

/** Creates the function that sends what waits. It runs in one tab at a time. */
export function createSender({
  http,
  store,
  locks,
  captcha,
  clock,
  isWaiting,
  pause,
}: SenderOptions): () => Promise<void> {
  /** A captcha may never answer, and this tab keeps all others from sending. */
  const solve = (asked: Pick<FormCaptcha, 'answer'>): Promise<string | undefined> =>
    wait(() => asked.answer(), new AbortController().signal, { clock }).catch(() => undefined)

  /** Sends one entry. Returns false if the others have to wait too. */
  async function send(id: string): Promise<boolean> {
    const captchaKey = captcha && (await solve(captcha))
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
