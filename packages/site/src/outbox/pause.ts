/** Pauses between attempts. */
export interface PauseOptions {
  /** Longest first pause. It doubles with every failure. @default 1 second */
  readonly firstMs?: number | undefined
  /**
   * Longest pause in milliseconds.
   *
   * @default 5 minutes
   */
  readonly longestMs?: number | undefined
  /** Spreads the visitors of a server that fails: any part of a pause is waited. @default Math.random */
  readonly random?: (() => number) | undefined
}

/** A server may ask for more, up to an hour. */
const LONGEST_ASKED_MS = 60 * 60_000

/**
 * Returns how many milliseconds to wait before the next attempt.
 *
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function pauseMs(failures: number, retryAfterMs = 0, options: PauseOptions = {}): number {
  const { firstMs = 1000, longestMs = 5 * 60_000, random = Math.random } = options
  const jittered = random() * Math.min(longestMs, firstMs * 2 ** (failures - 1))
  // A value that is not a number, such as a header that was read wrongly, would end the pause at once.
  return retryAfterMs > 0 ? Math.max(jittered, Math.min(retryAfterMs, LONGEST_ASKED_MS)) : jittered
}

/**
 * Returns the milliseconds of a `Retry-After` header, which is a number of seconds or a date; 0 if it is
 * neither.
 */
export function parseRetryAfter(header: string | null | undefined, now: number): number {
  const text = header ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // A date begins with its weekday. Engines take many other texts for one, such as `-5`.
  const ms = /^[a-z]/i.test(text) ? Date.parse(text) - now : 0
  return ms > 0 ? ms : 0
}
