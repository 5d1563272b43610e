import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { App } from './request/call.ts'

/** A server that listens. */
export interface Listening {
  readonly url: string
  /** Takes no new requests, and ends when those under way have. */
  readonly close: () => Promise<void>
}

/** Longest wait for the requests under way. */
const GRACE_MS = 10_000
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
/** Time between two looks at both. */
const CHECK_MS = 5000

/** Answers the requests that are no calls. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void

const isCall = (url = ''): boolean => /^\/(api\/|healthz$|metrics$)/.test(url)

/** Listens for requests: calls, and those for the documents of a site where there is one. The process keeps its globals. */
export async function listen(
  app: App,
  {
    port,
    hostname,
    site,
  }: { readonly port: number; readonly hostname: string; readonly site?: SiteHandler | undefined },
): Promise<Listening> {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS },
    (request, response) => {
      // A server that is closed goes on serving the connections that are in use.
      if (!server.listening) response.shouldKeepAlive = false
      if (site && !isCall(request.url)) site(request, response)
      else void listener(request, response)
    },
  )
  server.listen(port, hostname)
  await once(server, 'listening')
  const { address, port: given } = server.address() as AddressInfo
  return { url: `http://${address}:${given}`, close: () => close(server) }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearTimeout(late)
}
