import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A host that runs as a process, and can be killed. */
export interface HostProcess {
  readonly port: number
  /** Ends it as a crash does, and starts it again. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Lines of its log about problems that no fault of the database explains. */
  readonly errors: readonly string[]
}

/** A database that ends its connections, takes no new ones yet, or is slow to say that it is there. */
const OF_CUTS =
  /"code":"(57P0\d|08\w{3}|ECONN\w+)"|Connection terminated|connection error|"event":"unhealthy"/

const home = fileURLToPath(new URL('../../', import.meta.url))

/** Below the ports that connections are made from: one of those could take it while the host is down. */
const PORTS = { first: 20_000, count: 10_000 }

async function freePort(): Promise<number> {
  const { first, count } = PORTS
  const port = first + Math.floor(Math.random() * count)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ])
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a host on a database, with the folder of a site, and waits until it answers. */
export async function startHostProcess(databaseUrl: string, siteFolder: string): Promise<HostProcess> {
  const port = await freePort()
  const errors: string[] = []
  let child: ChildProcess | undefined

  async function begin(): Promise<void> {
    const words = ['--import', 'tsx', '--conditions=@sitewright/source', 'src/main.ts', '--site', siteFolder]
    const started = spawn(process.execPath, words, {
      cwd: home,
      env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), PROXIES: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    let rest = ''
    started.stdout.setEncoding('utf8').on('data', (part: string) => {
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      errors.push(...lines.filter((line) => line.includes('"level":"error"') && !OF_CUTS.test(line)))
    })
    for (;;) {
      const isReady = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
      // It ends if it finds no database. Whoever keeps it running starts it again.
      if (started.exitCode !== null) return begin()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    child = undefined
    if (ending?.exitCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }

  await begin()
  return {
    port,
    errors,
    restart: async () => {
      await end('SIGKILL')
      await begin()
    },
    stop: () => end('SIGTERM'),
  }
}
