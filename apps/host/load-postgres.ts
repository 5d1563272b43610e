import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/**
 * The server of `DATABASE_URL`, whose database has to be empty, or else one of this machine with data of its own, which are
 * removed afterwards. Undefined without either.
 */
export async function startPostgres(): Promise<{ url: string; stop: () => void } | undefined> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: () => undefined }
  const folder = programs()
  if (folder === undefined) return undefined
  const [user, port] = [ownUser(), await freePort()]
  const data = mkdtempSync(join(tmpdir(), 'host-load-postgres-'))
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
  return {
    url: `postgres://host@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
      rmSync(data, { recursive: true })
    },
  }
}
