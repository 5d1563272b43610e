import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import type { HostEnv } from './request/call.ts'

/** Read before anything listens. */
const own = { Request, Response }

test('the process keeps its Request and Response', async () => {
  const server = await listen(new Hono<HostEnv>(), { port: 0, hostname: '127.0.0.1' })
  expect(globalThis.Request).toBe(own.Request)
  expect(globalThis.Response).toBe(own.Response)
  await server.close()
})

test('a server that is closed ends the requests under way, and takes no others', async () => {
  let answer: (() => void) | undefined
  const app = new Hono<HostEnv>()
  app.get('/api/slow', async (context) => {
    await new Promise<void>((resolve) => (answer = resolve))
    return context.text('done')
  })
  const server = await listen(app, { port: 0, hostname: '127.0.0.1' })
  const slow = fetch(`${server.url}/api/slow`)
  await expect.poll(() => answer).toBeDefined()
  const closed = server.close()
  await expect(fetch(`${server.url}/api/slow`)).rejects.toThrow()
  answer?.()
  expect(await (await slow).text()).toBe('done')
  await closed
})

test('a connection on which requests go on arriving ends with the first of them after the server is closed', async () => {
  let answer: (() => void) | undefined
  const app = new Hono<HostEnv>()
  app.get('/api/slow', async (context) => {
    await new Promise<void>((resolve) => (answer = resolve))
    return context.text('done')
  })
  app.get('/api/next', (context) => context.text('next'))
  const server = await listen(app, { port: 0, hostname: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const read = async (path: string) => {
    const [response] = (await once(get(server.url + path, { agent }), 'response')) as [IncomingMessage]
    response.resume()
    return response.headers.connection
  }
  const connections = Promise.all([read('/api/slow'), read('/api/next')])
  await expect.poll(() => answer).toBeDefined()
  const closed = server.close()
  answer?.()
  expect(await connections).toEqual(['keep-alive', 'close'])
  await closed
})

test('requests that are no calls are for the site', async () => {
  const app = new Hono<HostEnv>()
  app.get('/api/call', (context) => context.text('call'))
  const site = { paths: [] as string[] }
  const server = await listen(app, {
    port: 0,
    hostname: '127.0.0.1',
    site: (request, response) => {
      site.paths.push(request.url ?? '')
      response.end('page')
    },
  })
  const read = async (path: string) => (await fetch(server.url + path)).text()
  expect([await read('/api/call'), await read('/shop'), await read('/apiary')]).toEqual([
    'call',
    'page',
    'page',
  ])
  expect(site.paths).toEqual(['/shop', '/apiary'])
  await server.close()
})
