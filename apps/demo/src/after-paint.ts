/** Milliseconds after which a frame is no longer waited for: a window that is hidden meanwhile paints none. */
const MOST_MS = 100

/** Settles after the next paint, or at once while the page is hidden. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) {
      resolve()
      return
    }
    setTimeout(resolve, MOST_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Time that a pause has at least. Between two frames there is less: https://www.w3.org/TR/requestidlecallback/ */
const PAUSE_MS = 20

/** Milliseconds after which a pause is no longer waited for. */
const MOST_PAUSE_MS = 1000

/** Settles in a pause of the visitor, as between two words: nothing is drawn, and no input waits. */
export const inPause = (): Promise<void> =>
  new Promise((resolve) => {
    if (!('requestIdleCallback' in window)) {
      setTimeout(resolve)
      return
    }
    setTimeout(resolve, MOST_PAUSE_MS)
    const wait = () =>
      requestIdleCallback((deadline) => (deadline.timeRemaining() >= PAUSE_MS ? resolve() : wait()))
    wait()
  })

/**
 * Settles in a task of its own, so that input and frames come before what follows. Browsers without `scheduler.yield` let
 * other tasks pass as well: https://developer.mozilla.org/docs/Web/API/Scheduler/yield
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { readonly yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** Starts some works in their order, each in a task of its own, whether the one before has ended or not. */
export function inTurn<Value>(works: readonly (() => Promise<Value>)[]): readonly Promise<Value>[] {
  let turn = Promise.resolve()
  return works.map((work) => {
    turn = turn.then(nextTask)
    return turn.then(work)
  })
}
