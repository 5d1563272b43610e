import type { Result } from '@sitewright/machine/result'
import type { CallFailure } from './http/failure.ts'

/** A failed call as an error, for code that catches errors. `unwrap` throws it. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** The failure of the call, as its result has it. */
  readonly failure: CallFailure

  constructor(failure: CallFailure) {
    super(`The call failed: ${failure.kind}.`, 'cause' in failure ? { cause: failure.cause } : undefined)
    this.failure = failure
  }
}

/**
 * Returns the value of a successful call, and throws a `CallError` for a failed one.
 *
 * @throws `CallError` for a failed one
 *
 * @example
 * ```ts
 * import { unwrap } from '@sitewright/site/http'
 * import { fetchLanguages } from '@sitewright/site/multilingual'
 *
 * const languages = unwrap(await fetchLanguages(http))
 * ```
 */
export function unwrap<Value>(result: Result<Value, CallFailure>): Value {
  if (result.ok) return result.value
  throw new CallError(result.failure)
}

export { fail, succeed, type Result } from '@sitewright/machine/result'
