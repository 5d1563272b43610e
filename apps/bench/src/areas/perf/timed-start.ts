declare global {
  interface Window {
    /** Milliseconds of script until the library measures: its module runs, and it is started. */
    startMs?: number
  }
}

/** Work of a page that is measured: the library is loaded and started, and each run waits for the paint after a press. */
export function timedStart(start: () => Promise<unknown>): () => () => Promise<string> {
  return () => {
    const begin = performance.now()
    const started = start().then(() => {
      window.startMs = performance.now() - begin
    })
    return async () => {
      await started
      await new Promise((then) => requestAnimationFrame(() => setTimeout(then)))
      return 'pressed'
    }
  }
}
