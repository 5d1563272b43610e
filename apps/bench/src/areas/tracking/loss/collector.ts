import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'

/** A site whose pages load one script, and a server on another origin that receives events. */
export interface Collector {
  readonly page: string
  readonly endpoint: string
  /** How often each event has arrived, by its mark. */
  readonly arrived: ReadonlyMap<string, number>
  readonly requests: () => number
  /** Answers so many of the next requests with status 503. */
  readonly fail: (count: number) => void
  readonly close: () => void
}

/** Marks of events in a request, however a library has packed them. */
function marksIn(url: string, body: Buffer): string[] {
  const gzipped = body[0] === 0x1f && body[1] === 0x8b
  const text = gzipped
    ? gunzipSync(body).toString()
    : decodeURIComponent(body.toString().replace(/%(?![\da-f]{2})/gi, '%25'))
  // Some write each event in Base64, in a field of its own.
  const packed = [...text.matchAll(/[\w+/-]{40,}={0,2}/g)].map(([word]) =>
    Buffer.from(word, 'base64').toString(),
  )
  return [url, text, ...packed].flatMap((part) =>
    [...part.matchAll(/mark-(\w+)-end/g)].map(([, mark = '']) => mark),
  )
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface CollectorOptions {
  /** The script of the page. */
  readonly script: string
  /** @default 40 ms */
  readonly latencyMs?: number
}

export async function startCollector({ script, latencyMs = 40 }: CollectorOptions): Promise<Collector> {
  const arrived = new Map<string, number>()
  let [requests, failing] = [0, 0]

  const site = await listen(({ url = '/' }, response) => {
    const isScript = url.startsWith('/script.js')
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' })
    response.end(
      isScript
        ? script
        : `<!doctype html><link rel="icon" href="data:,"><title>${url}</title>${url.startsWith('/page') ? '<script type="module" src="/script.js"></script>' : ''}`,
    )
  })
  const events = await listen(async (request, response) => {
    const body = await bytesOf(request)
    await wait(latencyMs)
    const headers = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
      'Access-Control-Max-Age': '600',
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
    const marks = marksIn(request.url ?? '', body)
    if (marks.length > 0) requests += 1
    if (marks.length > 0 && failing > 0) {
      failing -= 1
      return void response.writeHead(503, headers).end()
    }
    for (const mark of marks) arrived.set(mark, (arrived.get(mark) ?? 0) + 1)
    response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end('{"status":1}')
  })
  return {
    page: `http://localhost:${site.port}/page`,
    endpoint: `http://127.0.0.1:${events.port}`,
    arrived,
    requests: () => requests,
    fail: (count) => (failing = count),
    close: () => {
      site.close()
      events.close()
    },
  }
}
