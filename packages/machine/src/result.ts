/**
 * The outcome of something that may fail: a value, or a failure by kind.
 *
 * @example
 * ```ts
 * import { fail, succeed, type Result } from '@sitewright/machine/result'
 *
 * const half = (value: number): Result<number, 'odd'> => (value % 2 ? fail('odd') : succeed(value / 2))
 * const halved = half(3)
 * console.log(halved.ok ? halved.value : halved.failure)
 * ```
 */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure }

/** Makes a successful result. */
export const succeed = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
})

/** Makes a failed result. */
export const fail = <Failure>(failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
})
