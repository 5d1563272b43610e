/** The one function of the runtime that is needed here. `core` is written without the types of browsers and Node. */
interface Runtime {
  readonly queueMicrotask: (then: () => void) => void
}

/** Reports an error as an uncaught one, without throwing it at the caller. */
export const reportUncaught = (error: unknown): void =>
  (globalThis as unknown as Runtime).queueMicrotask(() => {
    throw error
  })
