import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request whose whole body has reached the server. */
export interface Arrival {
  readonly method: string
  readonly path: string
  readonly body: string
  /** Milliseconds of the server's clock. */
  readonly at: number
}

/** What a server answers. */
export interface Answer {
  readonly status?: number
  readonly json?: unknown
}

/** Answers requests of a package's calls. Undefined for those that it does not know. */
export type Backend = (arrival: Arrival) => Answer | undefined

/** A real server on the loopback interface, which records what arrives. */
export interface RecordingServer {
  readonly origin: string
  readonly arrivals: readonly Arrival[]
  /** Milliseconds before it answers a call. */
  lateMs: number
  /** True while it answers every call with 503. Such a call has not arrived. */
  isFailing: boolean
  /** Refuses connections, and ends those that are open. */
  readonly goDown: () => Promise<void>
  /** Accepts connections again, at the same address. */
  readonly comeUp: () => Promise<void>
}

/** What a server is set up with. */
export interface ServerOptions {
  /** A name of its own, so that its pages share neither storage nor process with those of another server. */
  readonly name: string
  /** Scripts of the pages by their path. */
  readonly scripts: ReadonlyMap<string, string>
  /** Script that every page loads. */
  readonly entry: string
  readonly backend: Backend
}

/** Starts a server. */
export async function startServer({
  name,
  scripts,
  entry,
  backend,
}: ServerOptions): Promise<RecordingServer> {
  const arrivals: Arrival[] = []
  const html = `<!doctype html><title>Page</title><link rel="icon" href="data:,"><script type="module" src="${entry}"></script>`
  let port = 0
  let server: Server | undefined

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const { pathname: path } = new URL(url, 'http://localhost')
    const body = await text(request)
    const script = scripts.get(path)
    if (script !== undefined) response.setHeader('Content-Type', 'text/javascript').end(script)
    else if (!path.startsWith('/api/')) response.setHeader('Content-Type', 'text/html').end(html)
    else await call({ method, path, body, at: performance.now() }, response)
  }

  async function call(arrival: Arrival, response: ServerResponse): Promise<void> {
    const { isFailing } = self
    const { status = 200, json = {} } = isFailing ? { status: 503 } : (answer(arrival) ?? { status: 404 })
    if (self.lateMs > 0) await new Promise((resolve) => setTimeout(resolve, self.lateMs))
    response.statusCode = status
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(json))
  }

  function answer(arrival: Arrival): Answer | undefined {
    arrivals.push(arrival)
    return backend(arrival)
  }

  const self: RecordingServer = {
    get origin() {
      return `http://${name}.localhost:${port}`
    },
    arrivals,
    lateMs: 0,
    isFailing: false,
    goDown: async () => {
      const closing = server
      server = undefined
      if (!closing) return
      closing.close()
      closing.closeAllConnections()
      await once(closing, 'close')
    },
    comeUp: async () => {
      server = createServer((request, response) => {
        // A connection that is cut has nobody to answer.
        respond(request, response).catch(() => response.destroy())
      })
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    },
  }
  await self.comeUp()
  return self
}
