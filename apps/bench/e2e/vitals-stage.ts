import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { build } from 'esbuild'
import type { PerfRecord } from '@sitewright/perf-collector'
import { readRecords } from '@sitewright/perf-collector/testing'
import { chromium as installed } from '../../../tooling/chromium.ts'

/** The collector and web-vitals in one page, so that both see the same entries. */
const SCRIPT = `
import { createPerfCollector } from '@sitewright/perf-collector'
import { onCLS, onFCP, onINP, onLCP } from 'web-vitals/attribution'
const values = (window.webVitals = {})
const note = ({ name, value, attribution }) => {
  values[name] = value
  if (name === 'LCP') values.parts = attribution
  if (name === 'INP') values.interaction = attribution
}
for (const on of [onCLS, onFCP, onINP, onLCP]) on(note, { reportAllChanges: true })
const imageHosts = ['127.0.0.1', 'images.shop.example', 'static.shop.example']
window.collector = createPerfCollector({ app: 'e2e', imageHosts, onError: (error) => (window.collectorError = String(error)) })
window.collector.start()
`

/** Records what the browser says, before anything else runs. */
const RAW = `<script>
window.raw = []
addEventListener('pageshow', ({ persisted, timeStamp }) => {
  if (!persisted) return
  const sinceShown = () => performance.now() - timeStamp
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const begin = sinceShown()
    setTimeout(() => { window.restored = { begin, end: sinceShown() } })
  }))
})
for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input'])
  new PerformanceObserver((list) => raw.push(...list.getEntries().map((entry) => ({
    type, name: entry.name, startTime: entry.startTime, duration: entry.duration, value: entry.value,
    hadRecentInput: entry.hadRecentInput, interactionId: entry.interactionId, processingStart: entry.processingStart,
  })))).observe({ type, buffered: true, durationThreshold: 40 })
</script>`

/** The demo's serif: a font that browsers load late when a page asks for it late. */
const FONT = createRequire(new URL('../../demo/package.json', import.meta.url)).resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
)

export interface Stage {
  readonly origin: string
  /** Another origin with the same files. */
  readonly otherOrigin: string
  readonly show: (name: string, body: string) => string
  readonly records: () => readonly PerfRecord[]
  readonly faults: () => readonly string[]
  /** Texts that pages have posted to `/measured`. */
  readonly measured: () => readonly string[]
  readonly close: () => void
}

/** A picture of noise: browsers do not count one that is flat as contentful. */
function noise(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  let seed = 1
  const rows = Buffer.alloc((width + 1) * height, 0).map((_, index) => {
    if (index % (width + 1) === 0) return 0
    seed = (seed * 48271) % 2147483647
    return seed % 256
  })
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function bundleScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: SCRIPT,
      resolveDir: fileURLToPath(new URL('../../../packages/perf-collector', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfigRaw: '{}',
    conditions: ['@sitewright/source'],
  })
  return outputFiles[0]?.text ?? ''
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** A site with pages to measure, and a server that receives the records. */
export async function setStage(): Promise<Stage> {
  const [script, picture] = [await bundleScript(), noise(400, 300)]
  const pages = new Map<string, string>()
  const records: PerfRecord[] = []
  const faults: string[] = []
  const measured: string[] = []

  async function receive(request: IncomingMessage, pathname: string): Promise<void> {
    const text = await textOf(request)
    if (pathname === '/measured') {
      measured.push(text)
      return
    }
    const type = request.headers['content-type'] ?? ''
    if (type.toLowerCase() !== 'text/plain;charset=utf-8') faults.push(`The content type is "${type}".`)
    const read = readRecords(text)
    if (read.ok) records.push(...read.value)
    else faults.push(read.failure)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.example')
    if (request.method === 'POST') {
      await receive(request, pathname)
      response.writeHead(204).end()
      return
    }
    await new Promise((then) => setTimeout(then, Number(searchParams.get('delay') ?? 0)))
    if (pathname === '/script.js') response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    else if (pathname === '/none.png') response.writeHead(404).end()
    else if (pathname === '/noise.png')
      response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' }).end(picture)
    else if (pathname === '/font.woff2')
      response
        .writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'no-store' })
        .end(readFileSync(FONT))
    else {
      const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>${pathname}</title>${RAW}<script type="module" src="/script.js"></script><body style="margin:0">${pages.get(pathname) ?? '<p>Elsewhere</p>'}</body>`
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(html)
    }
  }

  const listen = async (): Promise<{ readonly origin: string; readonly close: () => void }> => {
    const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () => {
        server.closeAllConnections()
        server.close()
      },
    }
  }
  const [own, other] = [await listen(), await listen()]
  return {
    origin: own.origin,
    otherOrigin: other.origin,
    show: (name, body) => {
      pages.set(`/${name}`, body)
      return `${own.origin}/${name}`
    },
    records: () => records,
    faults: () => faults,
    measured: () => measured,
    close: () => {
      own.close()
      other.close()
    },
  }
}

/**
 * Opens a page in a browser that no tool controls: one that is controlled shows its tabs at once, and prerenders nothing.
 * The page has to post what it finds out. Returns a function that ends the browser.
 */
export function openUncontrolled(url: string): () => Promise<void> {
  const { executablePath = 'chromium', args = [] } = installed()
  const profile = mkdtempSync(join(tmpdir(), 'sitewright-vitals-'))
  const flags = ['--headless=new', '--disable-popup-blocking', `--user-data-dir=${profile}`]
  // A group of its own, so that its helper processes end with it and write no more.
  const browser = spawn(executablePath, [...args, ...flags, url], { stdio: 'ignore', detached: true })
  const ended = once(browser, 'exit')
  return async () => {
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
