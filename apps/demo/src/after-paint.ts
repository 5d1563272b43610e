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
