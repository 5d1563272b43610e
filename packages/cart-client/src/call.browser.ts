import { fail, type Result } from '@sitewright/machine/result'
import type { CallFailure, Http, HttpRequest } from '@sitewright/site/http'
import type { Reader } from '@sitewright/site/reader'
import type { CartFailure } from './failure/failure.ts'

/**
 * Calls the server. Fails without a request while the browser has no connection. A change of the cart finishes when the
 * shopper has left the page.
 */
export async function call<Value>(
  http: Http,
  request: HttpRequest,
  read: Reader<Value>,
): Promise<Result<Value, CartFailure>> {
  // Node has a navigator that does not know.
  if (isOffline(globalThis.navigator)) return fail({ kind: 'offline' })
  const answer = await http.call({ keepalive: request.method !== 'GET', ...request }, read)
  return answer.ok ? answer : fail(failureOf(answer.failure))
}

const isOffline = (navigator: { readonly onLine?: boolean } | undefined): boolean =>
  navigator?.onLine === false

/** A failed call as a failure of a shop. */
function failureOf(failure: CallFailure): CartFailure {
  switch (failure.kind) {
    case 'crumb':
      return {
        kind: 'crumb',
        cookiesEnabled: failure.cookiesEnabled,
        message: messageOf(failure.body),
      }
    case 'too-many':
      return {
        kind: 'too-many',
        retryAfterMs: failure.retryAfterMs,
        message: messageOf(failure.body),
      }
    case 'refused': {
      const { status, message } = failure
      return { kind: status >= 500 ? 'server-down' : 'refused', status, message }
    }
    case 'malformed':
      return { kind: 'contract', path: failure.path ?? '' }
    default:
      return failure
  }
}

/** The sentence of the server in the body of a failed call. */
function messageOf(body: unknown): string | undefined {
  const { message } = Object(body) as { readonly message?: unknown }
  return typeof message === 'string' && message ? message : undefined
}
