import { remoteBackend, runContract, type Facts } from '@sitewright/contract'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '../database/open.ts'
import { listen } from '../listen.ts'
import type { HostEnv } from '../request/call.ts'
import { hostBackend, manager } from './host-backend.test-support.ts'

const opened = await openEmbedded()
const backend = await hostBackend(opened)
const { facts, kept, can } = backend

/** A host as a test environment has one: with a route that resets it, and one that tells what it has kept. */
const app = new Hono<HostEnv>()
app.post('/test/reset', async () => {
  await backend.reset()
  return new Response(null, { status: 204 })
})
app.get('/test/kept', async () =>
  Response.json({ eventIds: await kept?.eventIds(), formKeys: await kept?.formKeys() }),
)
app.all('*', ({ req }) => backend.fetch(req.url, req.raw as never) as Promise<Response>)
const server = await listen(app, { port: 0, hostname: '127.0.0.1' })

afterAll(async () => {
  await server.close()
  await opened.close()
})

/** Cookies, tokens, bodies and what arrives together: where a network differs from a function that is called. */
const ACROSS = /^(CRT-09|SIT-06|FRM-062|TRK-057)/

test('the host keeps the contract over a network too', async () => {
  const served: Facts = {
    ...facts,
    ...{ origin: server.url, reset: '/test/reset', kept: '/test/kept', manager },
    can: ['visitors', 'roles', 'tokens', 'addKeys'],
  }
  const remote = remoteBackend(served, fetch)
  expect([...remote.can].toSorted()).toEqual([...can].toSorted())
  const outcomes = await runContract(remote, { isWanted: ({ spec }) => ACROSS.test(spec) })
  expect(outcomes.length).toBeGreaterThan(40)
  expect(outcomes.filter(({ kind }) => kind !== 'kept')).toEqual([])
})
