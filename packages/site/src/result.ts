import type { Result } from '@sitewright/machine/result'
import type { CallFailure } from './http/failure.ts'

/** A failed call as an error, for code that would rather catch than look. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly failure: CallFailure

  constructor(failure: CallFailure) {
    super(`The call failed: ${failure.kind}.`, 'cause' in failure ? { cause: failure.cause } : undefined)
    this.failure = failure
  }
}

/** The value of a call that went well; throws a `CallError` for one that did not. */
export function unwrap<Value>(result: Result<Value, CallFailure>): Value {
  if (result.ok) return result.value
  throw new CallError(result.failure)
}

export { fail, succeed, type Result } from '@sitewright/machine/result'
