import { fail, succeed, type Result } from '@sitewright/machine/result'
import type { CallFailure } from './failure.ts'
import { parseJson, textOf } from '../reader/value.ts'

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly retryAfter?: string | null | undefined
  /** Nothing is to be read of it, so that it need not be JSON. */
  readonly isIgnored?: boolean | undefined
  /** Asked only when the anti-forgery token failed. */
  readonly cookiesEnabled: () => boolean
}

/** What an answer means: the JSON in it (nothing when it is empty), or why the call failed. */
export function readAnswer({
  status,
  text,
  retryAfter,
  cookiesEnabled,
  isIgnored,
}: Answer): Result<unknown, CallFailure> {
  const body = parseJson(text)
  // Nothing and plain values become objects without fields of their own.
  const { crumbFail, crumb, error, message } = Object(body) as Readonly<Record<string, unknown>>
  const given = { status, body }
  if (crumbFail === true) {
    return fail({ kind: 'crumb', ...given, crumb: textOf(crumb), cookiesEnabled: cookiesEnabled() })
  }
  if (status === 429) return fail({ kind: 'too-many', ...given, status, retryAfterMs: waitOf(retryAfter) })
  if (status < 200 || status > 299 || error) {
    return fail({ kind: 'refused', ...given, message: textOf(message) ?? textOf(error) })
  }
  return body === undefined && text.trim() && !isIgnored ? fail({ kind: 'malformed' }) : succeed(body)
}

/** Only the form in seconds is read; the form as a date depends on two clocks agreeing. */
const waitOf = (retryAfter: Answer['retryAfter']): number | undefined =>
  retryAfter && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined
