/** Takes a call back. Calling it twice, or too late, does nothing. */
export type Undo = () => void

/** Who keeps the time: calls `then` once after `ms` milliseconds, unless it is undone first. */
export type Clock = (then: () => void, ms: number) => Undo
