import { fail, succeed, type Result } from '@sitewright/site/http'
import { TransactionRollbackError } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Errors that pass when a transaction is tried again: a deadlock, a conflict, and a row that another one has just made or deleted. */
const PASSING = ['40P01', '40001', '23505', '23503']
const MOST_TRIES = 3

/** Code that PostgreSQL has given an error. */
export const codeOf = (problem: unknown): unknown =>
  problem instanceof Error ? (Reflect.get(problem, 'code') ?? codeOf(problem.cause)) : undefined

/** Does work, and again after an error that passes. */
export async function retry<Value>(work: () => PromiseLike<Value>, tries = MOST_TRIES): Promise<Value> {
  try {
    return await work()
  } catch (problem) {
    if (tries > 1 && PASSING.includes(String(codeOf(problem)))) return retry(work, tries - 1)
    throw problem
  }
}

/**
 * Runs work in a transaction. A failure undoes what the work has written.
 *
 * @throws whatever the work throws, except for errors that pass when it is tried again
 */
export async function transact<Value, Failure>(
  database: Database,
  work: (transaction: Database) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  let failure: { readonly failure: Failure } | undefined
  try {
    const value = await retry(() =>
      database.transaction(async (transaction) => {
        const result = await work(transaction)
        if (result.ok) return result.value
        failure = result
        return transaction.rollback()
      }),
    )
    return succeed(value)
  } catch (problem) {
    if (failure && problem instanceof TransactionRollbackError) return fail(failure.failure)
    throw problem
  }
}
