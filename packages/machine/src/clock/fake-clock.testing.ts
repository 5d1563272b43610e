import type { Clock } from './clock.ts'

/** A clock whose time passes only when a test says so. */
export interface FakeClock {
  /** Clock to give to what is tested. */
  readonly clock: Clock
  /** Lets `ms` milliseconds pass. Calls that fall due are made in order, also those that they schedule themselves. */
  readonly pass: (ms: number) => void
  /** Number of calls that are still scheduled. */
  readonly pending: () => number
}

/**
 * Creates a clock for tests. No call is made except during `pass`.
 *
 * @example
 * ```ts
 * import { run } from '@sitewright/machine'
 * import { createFakeClock } from '@sitewright/machine/testing'
 *
 * const { clock, pass } = createFakeClock()
 * const running = run(door, { clock })
 * running.send('push')
 * pass(3000)
 * console.assert(running.snapshot() === 'shut')
 * ```
 */
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
