/** Keeps what is thrown away from the page. */
export interface Guard {
  /** Runs something, and reports what it throws. */
  readonly run: (run: () => void) => void
  /** Reports an error. Never throws. */
  readonly report: (error: unknown) => void
}

/** Creates a guard that reports to a hook. A hook that throws is not asked again about that. */
export function createGuard(onError?: (error: unknown) => void): Guard {
  function report(error: unknown): void {
    try {
      onError?.(error)
    } catch {
      // There is nobody left to report it to.
    }
  }
  return {
    report,
    run: (run) => {
      try {
        run()
      } catch (error) {
        report(error)
      }
    },
  }
}
