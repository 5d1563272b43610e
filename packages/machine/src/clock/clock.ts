/** Cancels a call or a subscription. Calling it twice, or too late, does nothing. */
export type Undo = () => void

/** Schedules one call of `then` after `ms` milliseconds, and returns a function that cancels it. */
export type Clock = (then: () => void, ms: number) => Undo
