import { fail } from '@sitewright/machine/result'
import type { CallFailure, Http, HttpRequest } from '@sitewright/site/http'
import { isRecord, parseJson } from '@sitewright/site/reader'
import type { PageFields } from '@sitewright/site/page'
import type { FieldValues } from '../kind/field.ts'
import { isRefusal } from '../failure/failure.ts'
import { fetchFormKeyCall, ownKey } from '../endpoint/form.contract.ts'
import { wait } from '../submission/wait.browser.ts'

/** Beside the answers, what a save of your own gets. */
export interface SendContext {
  /** Aborted when the form is given up. */
  readonly signal: AbortSignal
  /** Answer of the captcha, undefined without one. */
  readonly captchaKey: string | undefined
  /** Body that would be sent to the site: the answers as JSON text, the fields of the page, and more. */
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Saves answers, as they would be sent, in a way of your own. Returns what the server refuses: `{ errors }` with a text for
 * each field, or `{ error }` with one for the form; or its `Response`, which is read as one of the site: 409 and 422 count as
 * 400, and JSON with `errors` or an `error` is a refusal whatever its status.
 * Anything else counts as saved. What it throws is reported, and is an unknown error for the visitor.
 */
export type Send = (answers: FieldValues, context: SendContext) => unknown

/** Settings that send a form to a server of your own. */
export interface SendOptions {
  /** Gives the answers to your function in place of sending them to the site. */
  readonly http: Pick<Http, 'call'>
  /** Empty: a server of your own is not told the page. */
  readonly page: PageFields
}

/**
 * Sends the answers of a form in a way of your own instead of to the site: `createForm(definition, sendTo(save))`. No key
 * is fetched.
 *
 * @example
 * ```ts
 * import { sendTo } from '@sitewright/forms-client/send'
 *
 * const save = sendTo(async ({ email }, { signal }) => {
 *   if (email === 'taken@example.com') return { errors: { email: 'Taken.' } }
 *   return fetch('/contact', { method: 'POST', body: String(email), signal, keepalive: true })
 * })
 * ```
 */
export const sendTo = (save: Send): SendOptions => ({
  page: { pageTitle: '', pagePath: '' },
  http: {
    call: async (request, read) => {
      if (request.signal?.aborted) return fail({ kind: 'aborted' })
      const isKey = request.path === fetchFormKeyCall.path
      const failure = isKey ? undefined : await failureOf(save, request)
      if (failure) return fail(failure)
      const value = read({ key: ownKey })
      return value.ok ? value : fail({ kind: 'malformed' })
    },
  },
})

async function failureOf(
  save: Send,
  { body, signal = new AbortController().signal }: Pick<HttpRequest, 'body' | 'signal'>,
): Promise<CallFailure | undefined> {
  const given = isRecord(body) ? body : {}
  const answers = parseJson(String(given.form)) as FieldValues
  const captchaKey = typeof given.captchaKey === 'string' ? given.captchaKey : undefined
  return readAnswer(await save(answers, { signal, captchaKey, body: given }), signal)
}

async function readAnswer(answer: unknown, signal: AbortSignal): Promise<CallFailure | undefined> {
  if (!(answer instanceof Response)) {
    return isRecord(answer) && isRefusal(answer) ? { kind: 'refused', status: 400, body: answer } : undefined
  }
  const type = answer.headers.get('content-type') ?? ''
  if (answer.ok) {
    // Another page has answered, such as the one to sign in.
    if (answer.redirected && /\bhtml\b/i.test(type)) return { kind: 'malformed' }
    const body = /\bjson\b/i.test(type) ? parseJson(await textSoFar(answer, signal)) : undefined
    return isRefusal(body) ? { kind: 'refused', status: answer.status, body } : undefined
  }
  // Rails, Laravel and others refuse answers with 422, or 409 for one that is taken. The site has 400 for both.
  const status = answer.status === 422 || answer.status === 409 ? 400 : answer.status
  return { kind: 'refused', status, body: parseJson(await answer.text().catch(() => '')) }
}

const PATIENCE_MS = 1000

/** The body of a success. One that has been read, breaks off or does not end in a second counts as empty. */
const textSoFar = (answer: Response, signal: AbortSignal): Promise<string> =>
  wait(() => answer.text(), signal, { timeoutMs: PATIENCE_MS }).catch(() => '')
