import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A host that runs as a process, and can be killed. */
export interface HostProcess {
  readonly port: number
  /** Ends it as a crash does, and starts it again. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Lines of its log with the level `error`. */
  readonly errors: readonly string[]
}

const home = fileURLToPath(new URL('../../', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
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
      errors.push(...lines.filter((line) => line.includes('"level":"error"')))
    })
    for (;;) {
      const isReady = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
      if (started.exitCode !== null) throw new Error(`The host ended with ${started.exitCode}.`)
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
