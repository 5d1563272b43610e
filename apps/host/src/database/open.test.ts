import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

const taken = (folder: string) => `Another process has the data in ${folder}.`
const sockets = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sock'))

test.each([
  ['', 'a folder'],
  [`${'deep-'.repeat(20)}/${'deep-'.repeat(20)}`, 'a folder whose path is too long for a socket'],
])('a data folder is for one process: another one is told so, until it has ended: %s %s', async (path) => {
  const begin = mkdtempSync(join(tmpdir(), 'host-data-'))
  const folder = join(begin, path)
  onTestFinished(() => rmSync(begin, { recursive: true }))
  const { database, close } = await openEmbedded(folder)
  await expect(openEmbedded(folder)).rejects.toThrow(taken(folder))
  await expect(database.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] })
  await close()
  await (await openEmbedded(folder)).close()
})

test('a data folder is taken over from a process that has ended without a stop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // A process of this number runs, as after a start of the machine.
  writeFileSync(join(folder, 'host.lock'), String(process.ppid))
  const left = `require('node:net').createServer().listen('host-left.sock', () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', left], { cwd: folder })
  expect(sockets(folder)).toEqual(['host-left.sock'])
  const { close } = await openEmbedded(folder)
  expect(sockets(folder)).not.toContain('host-left.sock')
  await close()
})

test('of processes that start together in a data folder, one has it at most', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const opened = await Promise.allSettled([openEmbedded(folder), openEmbedded(folder)])
  const open = opened.filter((each) => each.status === 'fulfilled')
  expect(open.length).toBeLessThan(2)
  for (const { value } of open) await value.close()
})
