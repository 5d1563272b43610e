/** Writes a line about one event: no personal data, no cookies, no bodies. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  facts?: Readonly<Record<string, unknown>>,
) => void

/** Creates a log that writes lines of JSON. */
export const createLog =
  (write: (line: string) => void): Log =>
  (level, event, facts = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`)

/** Facts of a problem, for the log. */
export const problemFacts = (problem: unknown): Readonly<Record<string, unknown>> =>
  problem instanceof Error
    ? {
        problem: problem.message,
        stack: problem.stack,
        ...(problem.cause instanceof Error && { cause: problem.cause.message }),
      }
    : { problem: String(problem) }
