const HIGHEST = 2147483647

/** A timing, or `undefined` for what cannot be one: negative, not a number, or above 2147483647. */
export function readTiming(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= HIGHEST ? value : undefined
}

/** The time from one timing to another. `undefined` if either is none, or if they are in the wrong order. */
export function readSpan(from: unknown, to: unknown): number | undefined {
  // A difference to undefined is not a number, and so no timing.
  return readTiming(Number(readTiming(to)) - Number(readTiming(from)))
}
