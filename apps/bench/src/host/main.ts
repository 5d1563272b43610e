import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSeed } from '@sitewright/demo/seed'
import { startPostgres } from '../../../host/src/database/postgres.test-support.ts'

// Measures requests per second and the 99th percentile of the host's calls, beside a bare Hono handler. See
// docs/guides/host-growth.md.

const SECONDS = Number(process.env.SECONDS ?? 3)
const WARM_UP_MS = 1500
const VISITORS = 200
const BATCH = 50
const CLIENTS = [1, 10, 100]

interface Answer {
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
}
type Send = (
  method: string,
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>

// Node's server closes a connection that is idle for five seconds: the client does so first, and sends nothing into it.
const agent = new Agent({ keepAlive: true, timeout: 3000 })

/** Sends requests over connections that stay open, each from another address, as limits are counted by address. */
const sender =
  (url: string): Send =>
  (method, path, body, headers) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const from = Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.')
      const type =
        text === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }
      const sent = request(`${url}${path}`, {
        method,
        agent,
        headers: { 'X-Forwarded-For': from, ...type, ...headers },
      })
      sent.on('error', reject).on('response', (response) => {
        let received = ''
        response.setEncoding('utf8').on('data', (part: string) => (received += part))
        response.on('error', reject).on('end', () => {
          const { statusCode: status = 0 } = response
          if (status >= 400) reject(new Error(`${method} ${path} was answered ${status}: ${received}`))
          else resolve({ status, text: received, cookies: response.headers['set-cookie'] ?? [] })
        })
      })
      sent.end(text)
    })

const hostFolder = join(import.meta.dirname, '../../../host')

/** Starts a process of the host's folder, and waits for the address that its log names. */
async function start(words: readonly string[], environment: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'host-load-'))
  const log = join(folder, 'log')
  const file = openSync(log, 'w')
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@sitewright/source', ...words], {
    cwd: hostFolder,
    env: { ...process.env, PORT: '0', PROXIES: '1', DATA_FOLDER: join(folder, 'data'), ...environment },
    stdio: ['ignore', file, 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.once('exit', () => child.kill('SIGTERM'))
  for (;;) {
    const url = /"url":"([^"]+)"/.exec(readFileSync(log, 'utf8'))?.[1]
    if (url !== undefined) {
      const stop = async () => {
        child.kill('SIGTERM')
        await ended
        closeSync(file)
        rmSync(folder, { recursive: true })
      }
      return { url, stop }
    }
    if (child.exitCode !== null) throw new Error(readFileSync(log, 'utf8'))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Repeats an act with a number of clients, each of which waits for its answer. */
async function measure(name: string, clients: number, act: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  const begin = performance.now() + WARM_UP_MS
  const end = begin + SECONDS * 1000
  const client = async () => {
    for (let now = performance.now(); now < end; now = performance.now()) {
      await act()
      const done = performance.now()
      if (done >= begin && done <= end) times.push(done - now)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  times.sort((a, b) => a - b)
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? NaN
  return `| ${name} | ${clients} | ${Math.round(times.length / SECONDS)} | ${p99.toFixed(1)} |`
}

/** A variant of which there is no end. */
function endless() {
  for (const { id, variants } of demoSeed().products)
    for (const { isUnlimited, sku } of variants) if (isUnlimited) return { itemId: id, sku }
  throw new Error('Every variant of the demo has an end.')
}

const PAGE = { pageTitle: 'Contact', pageId: 'contact', contentSource: 'c', pagePath: '/contact' }

const event = () => ({
  eventSchemaName: 'PageView',
  eventContent: { event_id: crypto.randomUUID(), path: '/shop/p/belly-jug' },
})

/** What visitors of a host do. Each of them has a cart with an entry. */
async function actsOf(send: Send) {
  const line = { ...endless(), quantity: 1, additionalFields: 'null' }
  const cart = '/api/commerce/shopping-cart'
  const visitors: Readonly<Record<string, string>>[] = []
  for (let i = 0; i < VISITORS; i += 1) {
    const { cookies } = await send('GET', '/api/demo/reactions/load')
    const pairs = cookies.map((cookie) => cookie.split(';')[0] ?? '')
    const crumb = pairs.find((pair) => pair.startsWith('crumb='))?.slice('crumb='.length) ?? ''
    const visitor = { Cookie: pairs.join('; '), 'X-CSRF-Token': decodeURIComponent(crumb) }
    await send('POST', `${cart}/entries`, line, visitor)
    visitors.push(visitor)
  }
  let turn = 0
  const next = () => visitors[(turn += 1) % VISITORS]
  return {
    'read a cart': () => send('GET', cart, undefined, next()),
    'add an entry': () => send('POST', `${cart}/entries`, line, next()),
    'save a form (two calls)': async () => {
      const visitor = next()
      const { text } = await send('POST', '/api/form/FormSubmissionKey', {}, visitor)
      const { key } = JSON.parse(text) as { readonly key: string }
      const form = JSON.stringify({ email: 'ada@example.com', text: 'Is the blue jug for milk?' })
      await send('POST', '/api/form/SaveFormSubmission', { key, form, ...PAGE }, visitor)
    },
    'record an event': () => send('POST', '/api/events/prod', event(), next()),
    [`record ${BATCH} events (one call)`]: () =>
      send('POST', '/api/events/prod', Array.from({ length: BATCH }, event), next()),
  }
}

async function report(title: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { url, stop } = await start(words, environment)
  try {
    const send = sender(url)
    const acts =
      words[0] === 'src/main.ts' ? await actsOf(send) : { 'answer JSON': () => send('GET', '/api/bare') }
    for (const [name, act] of Object.entries(acts))
      for (const clients of CLIENTS)
        process.stdout.write(`${await measure(`${title}: ${name}`, clients, act)}\n`)
  } finally {
    await stop()
  }
}

// Processes that were started end with this one, also when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.stdout.write('| what | clients | per second | 99th percentile, ms |\n| --- | --: | --: | --: |\n')
await report('bare Hono', [join(import.meta.dirname, 'bare.ts')])
await report('PGlite', ['src/main.ts'], { DATABASE_URL: undefined })
const postgres = await startPostgres()
if (postgres) {
  try {
    await report('PostgreSQL', ['src/main.ts'], { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}
agent.destroy()
