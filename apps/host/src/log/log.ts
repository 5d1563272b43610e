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

/** What a database says of a value that it refuses has the value in it. */
const messageOf = ({ message }: Error, code: unknown): string =>
  String(code).startsWith('22') ? 'A column refuses a value.' : message

/** Facts of a problem, for the log. Of a query that has failed the text is one, and none of its values. */
export function problemFacts(problem: unknown): Readonly<Record<string, unknown>> {
  if (!(problem instanceof Error)) return { problem: cut(String(problem)) }
  const { message, stack } = problem
  const code = codeOf(problem)
  const cause = problem.cause instanceof Error ? messageOf(problem.cause, code) : undefined
  const query = problem instanceof DrizzleQueryError ? problem.query : undefined
  return {
    problem: cut(query === undefined ? messageOf(problem, code) : cause),
    cause: cut(query === undefined ? cause : undefined),
    code,
    query: cut(query),
    // What follows the message, which is at its beginning.
    stack: cut(stack?.split(message).at(-1)),
  }
}
