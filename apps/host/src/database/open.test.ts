import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded, openServer } from './open.ts'
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

test('a process that waits for the migration of another one is not ended', async ({ skip }) => {
  const postgres = await startPostgres()
  if (!postgres) return skip('PostgreSQL is not installed, and DATABASE_URL is not given')
  onTestFinished(postgres.stop)
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  await other.query('select pg_advisory_lock(3504180)')
  const opening = openServer(postgres.url, { statementMs: 200 })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await other.end()
  const { database, close } = await opening
  await expect(database.execute(sql`select pg_sleep(5)`)).rejects.toThrow()
  await close()
})

test('a data folder is for one process: another one is told so, and takes it over from one that has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-data-'))
  const lock = join(folder, 'host.lock')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(lock, String(process.ppid))
  await expect(openEmbedded(folder)).rejects.toThrow(`The process ${process.ppid} has the data in ${folder}.`)
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lock, String(pid))
  const { database, close } = await openEmbedded(folder)
  await expect(database.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] })
  expect(existsSync(lock)).toBe(true)
  await close()
  expect(existsSync(lock)).toBe(false)
})
