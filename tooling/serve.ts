import { once } from 'node:events'
import { readFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'

/** Files of a folder, served to this machine. */
interface Served {
  readonly origin: string
  readonly close: () => void
}

/** Files whose name has a hash of what is in them. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/

/** Serves the files of a folder, at a free port if the named one is taken. */
export async function serveFolder(folder: string, port = 0): Promise<Served> {
  const missing = join(folder, '404.html')
  const files = sirv(folder, {
    dev: true,
    setHeaders: (response, path) => {
      // The frame of the documentation's examples is an origin of its own.
      response.setHeader('Access-Control-Allow-Origin', '*')
      // Another text has another name: a page that is loaded anew asks for nothing of it.
      if (HASHED.test(path)) response.setHeader('Cache-Control', 'public, max-age=3600, immutable')
    },
    onNoMatch: (_, response) =>
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(existsSync(missing) ? readFileSync(missing) : 'This page does not exist.'),
  })
  const server = createServer((request, response) => files(request, response))
  server.once('error', () => server.listen(0, '127.0.0.1')).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
