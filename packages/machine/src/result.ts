/** The outcome of something that may fail: a value, or a failure by kind. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure }

/** A successful result. */
export const succeed = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
})

/** A failed result. */
export const fail = <Failure>(failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
})
