const FIRST_MS = 1000
const LONGEST_MS = 5 * 60_000
/** A server may ask for more, up to an hour. */
const LONGEST_ASKED_MS = 60 * 60_000

/**
 * Milliseconds to wait before the next attempt: any time up to a second, doubled with every failure up to five minutes,
 * so that visitors whose server fails do not come back at once. A server that asks for a time gets it.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function backoff(failures: number, retryAfterMs = 0, random = Math.random): number {
  const jittered = random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1))
  return Math.max(jittered, Math.min(retryAfterMs, LONGEST_ASKED_MS))
}

/** Milliseconds of a `Retry-After` header, which is a number of seconds or a date; 0 if it is neither. */
export function parseRetryAfter(header = '', now: number): number {
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? ms : 0
}
