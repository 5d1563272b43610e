/**
 * Computes something that may throw: what is blocked or full, belongs to others, or was written by the page. Then it
 * returns undefined.
 */
export function attempt<Value>(compute: () => Value, onError?: (error: unknown) => void): Value | undefined {
  try {
    return compute()
  } catch (error) {
    onError?.(error)
    return undefined
  }
}
