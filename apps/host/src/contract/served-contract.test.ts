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
// The request of the socket itself: another Request made of it would hide how they differ.
app.all('*', ({ req, env }) => backend.answer(req.raw, env))
const server = await listen(app, { port: 0, hostname: '127.0.0.1' })

afterAll(async () => {
  await server.close()
  await opened.close()
})

test('the host keeps the contract over a network too', async () => {
  const served: Facts = {
    ...facts,
    ...{ origin: server.url, reset: '/test/reset', kept: '/test/kept', manager },
    can: ['visitors', 'roles', 'tokens', 'addKeys'],
  }
  const remote = remoteBackend(served, fetch)
  expect([...remote.can].toSorted()).toEqual([...can].toSorted())
  const outcomes = await runContract(remote)
  expect(outcomes.length).toBeGreaterThan(100)
  expect(outcomes.filter(({ kind }) => kind !== 'kept')).toEqual([])
})
