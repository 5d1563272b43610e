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
