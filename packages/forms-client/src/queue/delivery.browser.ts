import type { Clock } from '@sitewright/machine'
import { fail, succeed } from '@sitewright/machine/result'
import type { CallFailure, Http } from '@sitewright/site/http'
import type { OutboxRequest, Verdict } from '@sitewright/site/outbox'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import { ownKey } from '../endpoint/form.contract.ts'
import { fetchKey, saveForm } from '../submission/submission.browser.ts'
import { wait } from '../submission/wait.browser.ts'
import { savedForm, type KeptForm, type QueuedForm, type SentFields } from './queue-entry.ts'

export interface DeliveryOptions {
  readonly http: Pick<Http, 'call'>
  readonly captcha?: Pick<FormCaptcha, 'answer'> | undefined
  readonly clock: Clock
  /** False if another tab cannot be told from a page that is gone. */
  readonly hasLocks: boolean
  readonly update: (id: string, body: QueuedForm) => void
}

const later: Verdict = { kind: 'later' }
/** The visitor is asked; what was saved is a note then. */
const ended: Verdict = { kind: 'lost' }

/** Creates the requests of a queue. Each has a key and an answer of the captcha of its own. */
export function createDelivery({ http, captcha, clock, hasLocks, update }: DeliveryOptions) {
  /** A captcha may never answer, and others wait for this entry. */
  const solve = (asked: Pick<FormCaptcha, 'answer'>): Promise<string | undefined> =>
    wait(() => asked.answer(), new AbortController().signal, { clock }).catch(() => undefined)

  /**
   * Checks whether a page that has ended may have its request repeated: the server drops a second one with the same key. An
   * answer of a captcha is good for one request.
   */
  const isRepeatable = ({ sent, isSaved }: QueuedForm): boolean =>
    hasLocks &&
    !isSaved &&
    (!sent || (sent.key !== ownKey && (sent.captchaKey === undefined || captcha !== undefined)))

  return ({ id, body, state }: KeptForm): OutboxRequest => {
    const { sent, page, extraFields, form } = body
    let fields: SentFields = { ...extraFields, ...page, key: '', ...sent }
    return {
      doubt: state === 'sending' && isRepeatable(body) ? 'repeat' : 'ask',
      prepare: async (isGoingOn) => {
        const captchaKey = captcha && (await solve(captcha))
        if (captcha && captchaKey === undefined) return later
        const key = sent ? succeed(sent.key) : await fetchKey(http)
        if (!key.ok) return later
        // Another tab has sent it meanwhile, or its form sends it.
        if (!isGoingOn()) return undefined
        fields = { ...fields, key: key.value, ...(captchaKey !== undefined && { captchaKey }) }
        update(id, { ...body, sent: fields, isPress: undefined })
        return undefined
      },
      send: async () => {
        // A save of your own may throw. It is unknown then whether the entry was saved.
        const saved = await saveForm(http, { ...fields, form }).catch((cause: unknown) =>
          fail<CallFailure>({ kind: 'network', cause }),
        )
        if (saved.ok) {
          update(id, savedForm(body))
          return ended
        }
        const isLater = saved.failure.kind === 'too-many'
        // It has not been taken. Of one that is repeated, the first may have been: only its key tells.
        if (isLater && !sent) update(id, { ...body, isPress: undefined })
        return isLater ? { ...later, retryAfterMs: saved.failure.retryAfterMs } : ended
      },
    }
  }
}
