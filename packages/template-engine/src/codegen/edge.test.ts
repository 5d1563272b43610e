import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleWorker, fixtures, outcomeOf } from './bundle.test-support.ts'
import type { Outcome } from './everywhere.test-support.ts'

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

/** Path of workerd's program, if its package has one for this platform. */
const isSupported = ['linux', 'darwin'].includes(process.platform)
  ? ['x64', 'arm64'].includes(process.arch)
  : process.platform === 'win32' && process.arch === 'x64'
if (!isSupported) {
  console.warn(
    `No workerd for ${process.platform} ${process.arch}: the fixtures do not run at the edge here.`,
  )
}

let folder = ''
let workerd: ChildProcess | undefined
let outcomes: readonly Outcome[] = []

/** Starts workerd, and answers with the port that it chose. */
async function start(): Promise<number> {
  const program = (createRequire(import.meta.url)('workerd') as { readonly default: string }).default
  const started = spawn(program, ['serve', join(folder, 'config.capnp'), '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  workerd = started
  return new Promise((resolve, reject) => {
    started.once('error', reject)
    started.once('exit', (code) => reject(new Error(`workerd ended with code ${code} before it listened.`)))
    createInterface({ input: started.stdio[3] as Readable }).on('line', (line) => {
      const { port } = JSON.parse(line) as { readonly port?: number }
      if (port !== undefined) resolve(port)
    })
  })
}

describe.skipIf(!isSupported)('at the edge, in workerd', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'template-engine-edge-'))
    await writeFile(join(folder, 'worker.mjs'), await bundleWorker())
    await writeFile(join(folder, 'config.capnp'), CONFIG)
    const answer = await fetch(`http://127.0.0.1:${await start()}/`)
    if (!answer.ok) throw new Error(`The worker answered ${answer.status}: ${await answer.text()}`)
    outcomes = (await answer.json()) as readonly Outcome[]
  })
  afterAll(async () => {
    workerd?.kill()
    await rm(folder, { recursive: true, force: true })
  })

  test.each(fixtures)('renders by closures and ahead of time: %s', (name) => {
    const { closures, ahead, errors } = outcomeOf(outcomes, name)
    expect(closures).toEqual({ output: closures.expected, expected: closures.expected, errors })
    expect(ahead).toEqual(closures)
  })
})
