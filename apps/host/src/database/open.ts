import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { hashOf } from '../visitor/secret.ts'
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
/** Longest path of a folder that has its sockets in it: the path of a socket has about 100 bytes. */
const MOST_PATH = 80

/** Says whether a process listens at a socket. One that cannot be asked is taken for one that does. */
const isHeard = (path: string) =>
  new Promise<boolean>((settle) => {
    const socket = connect(path, () => {
      socket.destroy()
      settle(true)
    })
    socket.on('error', (problem) => settle(!['ECONNREFUSED', 'ENOENT'].includes(String(codeOf(problem)))))
  })

/**
 * Keeps other processes off a folder, also those of other containers: two would overwrite what the other has stored. A socket
 * in it ends with its process. Each process listens before it looks for others, so that of two one sees the other.
 *
 * @throws if a process that is running has the folder
 */
async function lock(folder: string): Promise<() => void> {
  // Windows has no such sockets: there nothing keeps a second process off.
  if (process.platform === 'win32') return () => undefined
  const full = resolve(folder)
  const place =
    Buffer.byteLength(full) > MOST_PATH ? join(tmpdir(), `host-${hashOf(full).slice(0, 16)}`) : full
  for (const each of [full, place]) mkdirSync(each, { recursive: true })
  const own = `host-${randomUUID().slice(0, 8)}.sock`
  const server = createServer((socket) => socket.destroy()).unref()
  await once(server.listen(join(place, own)), 'listening')
  for (const name of readdirSync(place).filter((each) => /^host-.*\.sock$/.test(each) && each !== own)) {
    if (await isHeard(join(place, name))) {
      server.close()
      throw new Error(`Another process has the data in ${folder}. End it, or set another DATA_FOLDER.`)
    }
    rmSync(join(place, name), { force: true })
  }
  return () => server.close()
}

/** Opens the embedded database in a folder, or in memory without one. */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  const unlock = folder === undefined ? () => undefined : await lock(folder)
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
