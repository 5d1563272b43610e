import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openServer } from './open.ts'
import { startPostgres } from './postgres.test-support.ts'

test('a connection that ends in the middle of a transaction fails it, and the process goes on', async ({
  skip,
}) => {
  const postgres = await startPostgres()
  if (!postgres) return skip('PostgreSQL is not installed, and DATABASE_URL is not given')
  const { database, close } = await openServer(postgres.url)
  onTestFinished(async () => {
    await close()
    await postgres.stop()
  })
  const work = database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`)
    await postgres.cut()
    // Nothing asks the connection in this moment, so nothing but the connection itself can tell.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await transaction.execute(sql`select 2`)
  })
  await expect(work).rejects.toThrow()
  await expect(database.execute(sql`select 3 as three`)).resolves.toMatchObject({ rows: [{ three: 3 }] })
})
