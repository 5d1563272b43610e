import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { codeOf, type Database } from './database.ts'

/** An open database with all its tables. */
export interface OpenDatabase {
  readonly database: Database
  readonly kind: 'embedded' | 'server'
  readonly close: () => Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Number of the lock that one process at a time holds while it migrates. */
const MIGRATION_LOCK = 3_504_180
const CONNECT_MS = 10_000
/** A statement that takes longer is ended by the server: a request never waits for ever. */
const STATEMENT_MS = 15_000

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (problem) {
    return codeOf(problem) === 'EPERM'
  }
}

/**
 * Keeps other processes off a folder: two would overwrite what the other has stored. Returns what lets them in again.
 *
 * @throws if a process that is running has the folder
 */
function lock(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'host.lock')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  // One that has ended without a stop leaves its lock. In a container, the next one may have its number.
  if (pid > 0 && pid !== process.pid && isAlive(pid))
    throw new Error(`The process ${pid} has the data in ${folder}. End it, or set another DATA_FOLDER.`)
  rmSync(file, { force: true })
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  return () => rmSync(file, { force: true })
}

/** Opens the embedded database in a folder, or in memory without one. */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  const unlock = folder === undefined ? () => undefined : lock(folder)
  const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder })
  const database = drizzleEmbedded({ client })
  await migrateEmbedded(database, { migrationsFolder })
  return { database, kind: 'embedded', close: () => client.close().finally(unlock) }
}

/** Opens a database of a PostgreSQL server. Processes that start together migrate it one after the other. */
export async function openServer(
  connectionString: string,
  { statementMs = STATEMENT_MS }: { readonly statementMs?: number } = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
  })
  // A connection that ends is replaced by the next request. One that is in use fails what it is used for, and no more.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const client = await pool.connect()
  try {
    // A migration takes as long as it takes, and so does the one of another process.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateNode(drizzleNode({ client }), { migrationsFolder })
  } finally {
    // Its end gives the lock back.
    client.release(true)
  }
  return { database: drizzleNode({ client: pool }), kind: 'server', close: () => pool.end() }
}
