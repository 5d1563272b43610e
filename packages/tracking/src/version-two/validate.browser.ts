import { timers, type Clock } from '@sitewright/machine'
import { fail, succeed, type Result } from '@sitewright/machine/result'
import { isRecord } from '@sitewright/site/reader'
import { serialize } from '../event/serialize.ts'
import { requestTimeoutMs } from '../transport/transport.ts'
import type { VersionTwoOptions } from './version-two.ts'
import { validateEventCall } from './version-two.contract.ts'

/** Result of the validation of an event. */
export interface Validation {
  /** True if the payload matches its schema. */
  readonly isValid: boolean
  /** Texts of the server for developers. Empty if it is valid. */
  readonly errors: readonly string[]
}

/** Failure of a validation: another status, a response that cannot be read, no response, or a payload without a text. */
export type ValidationFailure =
  | {
      readonly kind: 'status'
      /** Neither 200 nor 202. */
      readonly status: number
    }
  | { readonly kind: 'malformed' | 'network' | 'payload' }

/** Settings of `validateEvent`. */
export interface ValidateOptions extends Pick<VersionTwoOptions, 'endpoints' | 'environment'> {
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/**
 * Asks the events endpoint whether a payload matches the schema of this name. The payload is written as the tracker writes
 * it, with a mark in place of what refers to itself. For development and tests.
 *
 * @example
 * ```ts
 * import { validateEvent } from '@sitewright/tracking/destinations'
 *
 * const checked = await validateEvent('Performance', { app: 'shop' }, { endpoints })
 * if (checked.ok) console.log(checked.value)
 * ```
 */
export async function validateEvent(
  name: string,
  payload: object,
  { endpoints, environment = 'prod', clock = timers }: ValidateOptions,
): Promise<Result<Validation, ValidationFailure>> {
  const content = serialize(payload)
  if (content === undefined) return fail({ kind: 'payload' })
  const aborted = new AbortController()
  const cancelTimeout = clock(() => aborted.abort(), requestTimeoutMs)
  try {
    const path = validateEventCall.path.replace(':schemaName', () => encodeURIComponent(name))
    const { status, json } = await post(endpoints[environment] + path, content, aborted.signal)
    if (status !== 200 && status !== 202) return fail({ kind: 'status', status })
    const result = readValidation(json)
    return result ? succeed(result) : fail({ kind: 'malformed' })
  } catch {
    return fail({ kind: 'network' })
  } finally {
    cancelTimeout()
  }
}

async function post(
  url: string,
  content: string,
  signal: AbortSignal,
): Promise<{ status: number; json: unknown }> {
  const response = await fetch(url, {
    method: validateEventCall.method,
    body: `{"eventContent":${content}}`,
    headers: { 'Content-Type': 'application/json' },
    signal,
  })
  return { status: response.status, json: await response.json().catch(() => undefined) }
}

function readValidation(json: unknown): Validation | undefined {
  if (!isRecord(json) || typeof json.valid !== 'boolean') return undefined
  const errors = Array.isArray(json.errors) ? json.errors : []
  return { isValid: json.valid, errors: errors.filter((error) => typeof error === 'string') }
}
