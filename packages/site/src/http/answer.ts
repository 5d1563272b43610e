import { fail, succeed, type Result } from '@sitewright/machine/result'
import type { CallFailure } from './failure.ts'
import { parseJson, textOf } from '../reader/value.ts'

/** A response as received. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly retryAfter?: string | null | undefined
  /** The body is not read, so it need not be JSON. */
  readonly isIgnored?: boolean | undefined
  /** The answer is the site's, so that it may bring a new token. */
  readonly mayRenew?: boolean | undefined
  /** Called only if the anti-forgery token failed. */
  readonly cookiesEnabled: () => boolean
}

/** Interprets a response: its JSON (undefined if it is empty), or the failure. */
export function readAnswer({
  status,
  text,
  retryAfter,
  cookiesEnabled,
  isIgnored,
  mayRenew,
}: Answer): Result<unknown, CallFailure> {
  const body = parseJson(text)
  // Undefined and plain values become objects without own fields.
  const { crumbFail, crumb, error, message } = Object(body) as Readonly<Record<string, unknown>>
  const given = { status, body }
  if (crumbFail === true) {
    return fail({
      kind: 'crumb',
      ...given,
      crumb: mayRenew ? textOf(crumb) : undefined,
      cookiesEnabled: cookiesEnabled(),
    })
  }
  if (status === 429) return fail({ kind: 'too-many', ...given, status, retryAfterMs: waitOf(retryAfter) })
  if (status < 200 || status > 299 || error) {
    return fail({ kind: 'refused', ...given, message: textOf(message) ?? textOf(error) })
  }
  return body === undefined && text.trim() && !isIgnored ? fail({ kind: 'malformed' }) : succeed(body)
}

/**
 * Reads `Retry-After` in seconds. The date form is ignored: it would need the clocks of server and browser to agree.
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
const waitOf = (retryAfter: Answer['retryAfter']): number | undefined =>
  retryAfter && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined
