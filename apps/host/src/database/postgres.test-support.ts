import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const ROOT = '/usr/lib/postgresql'

/** Where Debian and its kin keep the programs of the newest PostgreSQL that is installed. */
const programs = (): string | undefined =>
  (existsSync(ROOT) ? readdirSync(ROOT) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(ROOT, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))

/** PostgreSQL does not run as root, which then becomes the user that it has made. */
function ownUser(): Pick<ExecFileSyncOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A database for tests alone. */
export interface TestDatabase {
  readonly url: string
  /** Removes it. */
  readonly stop: () => Promise<void>
  /** Ends every connection to it, as a server does that restarts. */
  readonly cut: () => Promise<void>
}

/** Runs a statement with a connection of its own. */
async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const cutting = (server: string, name: string) => () =>
  execute(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)

/** A new database on a server, so that nothing of what is there is touched. */
async function databaseOn(server: string): Promise<TestDatabase> {
  const name = `sitewright_test_${randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    cut: cutting(server, name),
    stop: () => execute(server, `drop database ${name} with (force)`),
  }
}

/**
 * An empty database: on the server of `DATABASE_URL`, or else on one that is started from the programs of this machine, with
 * data of its own. Undefined without either.
 */
export async function startPostgres(): Promise<TestDatabase | undefined> {
  if (process.env.DATABASE_URL) return databaseOn(process.env.DATABASE_URL)
  const folder = programs()
  if (folder === undefined) return undefined
  const [user, port] = [ownUser(), await freePort()]
  const data = mkdtempSync(join(tmpdir(), 'host-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid)
  const run = (program: string, words: readonly string[]) =>
    execFileSync(join(folder, program), [...words], {
      ...user,
      cwd: data,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  run('initdb', ['-D', data, '-U', 'host', '--auth=trust', '--locale=C', '--encoding=UTF8'])
  const options = `-h 127.0.0.1 -p ${port} -k ${data}`
  run('pg_ctl', ['-D', data, '-l', join(data, 'log'), '-w', '-o', options, 'start'])
  const server = `postgres://host@127.0.0.1:${port}/template1`
  return {
    url: `postgres://host@127.0.0.1:${port}/postgres`,
    cut: cutting(server, 'postgres'),
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
      rmSync(data, { recursive: true })
      return Promise.resolve()
    },
  }
}
