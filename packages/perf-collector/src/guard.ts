/** Wraps a function so that it never throws: what it throws is reported, and the result is `undefined`. */
export type Guard = <Args extends readonly unknown[], Value>(
  run: (...args: Args) => Value,
) => (...args: Args) => Value | undefined

/** Creates a guard that reports to a hook. What the hook throws itself is dropped. */
export function createGuard(onError?: (error: unknown) => void): Guard {
  return (run) =>
    (...args) => {
      try {
        return run(...args)
      } catch (error) {
        try {
          onError?.(error)
        } catch {
          // The page must not notice, and there is no other hook.
        }
        return undefined
      }
    }
}
