import type { Clock } from '../core/clock.ts'

/** A clock that stands still until it is told to move. */
export interface FakeClock {
  readonly clock: Clock
  /** Lets `ms` milliseconds pass; what falls due is called in order, what that sets in motion included. */
  readonly pass: (ms: number) => void
  /** How many calls are still to come. */
  readonly pending: () => number
}

/** Time for tests: nothing happens between two calls of `pass`. */
export function createFakeClock(): FakeClock {
  const due = new Set<{ readonly at: number; readonly then: () => void }>()
  let now = 0

  return {
    clock: (then, ms) => {
      const call = { at: now + ms, then }
      due.add(call)
      return () => due.delete(call)
    },
    pass: (ms) => {
      const end = now + ms
      for (;;) {
        const [first] = [...due].filter((call) => call.at <= end).sort((a, b) => a.at - b.at)
        if (!first) break
        now = Math.max(now, first.at)
        due.delete(first)
        first.then()
      }
      now = end
    },
    pending: () => due.size,
  }
}
