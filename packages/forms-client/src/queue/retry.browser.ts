import type { Clock, Undo } from '@sitewright/machine'

/** Sends what waits again, after pauses that grow. */
export interface Retry {
  /** Sends what waits after a pause, which replaces the one before. */
  readonly after: (ms?: number) => void
  /** Begins a pause if something waits, and ends the one there is if nothing does. */
  readonly check: () => void
  /** Begins with the shortest pause again. */
  readonly reset: Undo
}

export interface RetryOptions {
  readonly clock: Clock
  readonly flush: () => unknown
  readonly hasWaiting: () => boolean
}

const SHORTEST_MS = 60_000
const LONGEST_MS = 60 * 60_000

/** Creates the pauses of a queue. */
export function createRetry({ clock, flush, hasWaiting }: RetryOptions): Retry {
  let undo: Undo | undefined
  let next = SHORTEST_MS
  const reset = (): void => {
    undo?.()
    undo = undefined
    next = SHORTEST_MS
  }
  const after = (ms = SHORTEST_MS): void => {
    undo?.()
    undo = clock(() => {
      undo = undefined
      void flush()
    }, ms)
  }
  return {
    after,
    reset,
    check: () => {
      if (!hasWaiting()) reset()
      else if (!undo) {
        after(next)
        next = Math.min(next * 2, LONGEST_MS)
      }
    },
  }
}
