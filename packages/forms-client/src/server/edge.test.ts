import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleWorker } from './worker.test-support.ts'

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

/** Checks whether the package of workerd has a program for this platform. */
const isSupported = ['linux', 'darwin'].includes(process.platform)
  ? ['x64', 'arm64'].includes(process.arch)
  : process.platform === 'win32' && process.arch === 'x64'

let folder = ''
let workerd: ChildProcess | undefined
let address = ''

/** Starts workerd, and returns the port that it chose. */
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

async function post(body: BodyInit, type?: string) {
  const response = await fetch(address, {
    method: 'POST',
    body,
    ...(type !== undefined && { headers: { 'content-type': type } }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

describe.skipIf(!isSupported)('./server in workerd', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forms-client-edge-'))
    await writeFile(join(folder, 'worker.mjs'), await bundleWorker())
    await writeFile(join(folder, 'config.capnp'), CONFIG)
    address = `http://127.0.0.1:${await start()}/`
  }, 120_000)
  afterAll(async () => {
    workerd?.kill()
    await rm(folder, { recursive: true, force: true })
  })

  test('reads the fields of a form', async () => {
    const data = new FormData()
    data.append('email', ' mira@example.com ')
    data.append('message', 'a\r\nb')
    expect(await post(data)).toEqual({
      status: 200,
      body: { email: 'mira@example.com', message: 'a\nb' },
    })
  })

  test('reads what a page sends', async () => {
    const form = JSON.stringify({ email: 'mira@example.com', message: '' })
    const body = JSON.stringify({ key: 'k', form, pageTitle: 'Contact', pagePath: '/contact' })
    expect(await post(body, 'application/json')).toMatchObject({ status: 200 })
  })

  test('refuses with the texts of the fields', async () => {
    expect(await post(JSON.stringify({ email: 'mira', message: '123456' }), 'application/json')).toEqual({
      status: 400,
      body: {
        errors: {
          email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
          message: 'You have exceeded the character limit.',
        },
      },
    })
  })

  test('refuses a body that it cannot read', async () => {
    expect(await post('{"email"', 'application/json')).toEqual({
      status: 400,
      body: { error: 'Could not parse the form fields, please check your entries.' },
    })
  })
})
