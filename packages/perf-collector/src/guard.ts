/**
 * Wraps a function so that it never throws: what it throws is reported, and the result is `undefined`. A promise that is
 * rejected is reported, too.
 */
export type Guard = <Args extends readonly unknown[], Value>(
  run: (...args: Args) => Value,
) => (...args: Args) => Value | undefined

/** Creates a guard that reports to a hook. What the hook throws itself is dropped, and so is its rejection. */
export function createGuard(onError?: (error: unknown) => unknown): Guard {
  async function report(error: unknown): Promise<void> {
    try {
      await onError?.(error)
    } catch {
      // The page must not notice, and there is no other hook.
    }
  }
  return (run) =>
    (...args) => {
      try {
        const value = run(...args)
        if (value instanceof Promise) value.catch(report)
        return value
      } catch (error) {
        void report(error)
        return undefined
      }
    }
}
