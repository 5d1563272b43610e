import type { Cleanup } from '../cleanup.ts'

/** Schedules one call of `then` after `ms` milliseconds, and returns a function that cancels it. */
export type Clock = (then: () => void, ms: number) => Cleanup
