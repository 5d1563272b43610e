import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHost, type OpenHost } from '../host.test-support.ts'
import { listen, type Listening } from '../listen.ts'
import { createSiteHandler } from './site-handler.ts'

const folder = mkdtempSync(join(tmpdir(), 'host-site-'))
let open: OpenHost
let server: Listening
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html lang="en"></html>')
  open = await openHost()
  const site = createSiteHandler(folder, open.host)
  server = await listen(open.app, { port: 0, hostname: '127.0.0.1', site })
})
afterAll(async () => {
  await server.close()
  await open.close()
  rmSync(folder, { recursive: true })
})

/** Status of the response to a target that no browser sends. */
async function ask(target: string): Promise<number> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
  return Number((await text(socket)).slice('HTTP/1.1 '.length).slice(0, 3))
}

test.each(['/%zz', 'http://[', '//'])('the target %s is refused, and the process goes on', async (target) => {
  expect(await ask(target)).toBe(400)
  expect(await ask('/')).toBe(200)
})

test('a page that cannot be read is a problem in the log, and the process goes on', async () => {
  expect(await ask('/shop')).toBe(500)
  expect(open.lines.at(-1)).toContain('"event":"page"')
  expect(await ask('/')).toBe(200)
})
