import { DrizzleQueryError } from 'drizzle-orm'
import { codeOf } from '../database/database.ts'

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

/** The most characters of one fact. */
const MOST = 2000
const cut = (text: string | undefined): string | undefined => text?.slice(0, MOST)

/** Facts of a problem, for the log. Of a query that has failed the text is one, and none of its values. */
export function problemFacts(problem: unknown): Readonly<Record<string, unknown>> {
  if (!(problem instanceof Error)) return { problem: cut(String(problem)) }
  const code = codeOf(problem)
  const query = problem instanceof DrizzleQueryError ? problem.query : undefined
  const said = query !== undefined && problem.cause instanceof Error ? problem.cause : problem
  return {
    // Of a value that it refuses, a database says which.
    problem: String(code).startsWith('22') ? 'A column refuses a value.' : cut(said.message),
    code,
    query: cut(query),
    // Without the message, which is at its beginning.
    stack: cut(problem.stack?.split(problem.message).at(-1)),
  }
}
