import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const CONFIG = `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .edge) ],
  sockets = [ (name = "http", address = "127.0.0.1:0", http = (), service = "main") ],
);
const edge :Workerd.Worker = (
  modules = [ (name = "worker.mjs", esModule = embed "worker.mjs") ],
  compatibilityDate = "2026-11-01",
);
`

const isSupported = ['linux', 'darwin'].includes(process.platform)
  ? ['x64', 'arm64'].includes(process.arch)
  : process.platform === 'win32' && process.arch === 'x64'

/** Reason why no worker can be started here, undefined if one can: workerd has no program for this platform. */
export const noWorkerd = isSupported ? undefined : `No workerd for ${process.platform} ${process.arch}.`

/** A worker that answers requests. */
export interface RunningWorker {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts a module as a worker at the edge. `from` is the address of a file of the package that depends on workerd. */
export async function startWorker(code: string, from: string): Promise<RunningWorker> {
  const program = (createRequire(from)('workerd') as { readonly default: string }).default
  const folder = await mkdtemp(join(tmpdir(), 'workerd-'))
  await writeFile(join(folder, 'worker.mjs'), code)
  await writeFile(join(folder, 'config.capnp'), CONFIG)
  const started = spawn(program, ['serve', join(folder, 'config.capnp'), '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  const stop = async (): Promise<void> => {
    started.kill()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const port = await new Promise<number>((resolve, reject) => {
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`workerd ended with code ${code} before it listened.`)))
      const lines = createInterface({ input: started.stdio[3] as NodeJS.ReadableStream })
      lines.on('line', (line) => {
        const { port } = JSON.parse(line) as { readonly port?: number }
        if (port !== undefined) resolve(port)
      })
    })
    return { address: `http://127.0.0.1:${port}/`, stop }
  } catch (problem) {
    await stop()
    throw problem
  }
}
