import { expect, test } from 'vitest'
import { contract, runCase } from './contract.ts'
import { mockBackend } from './mock-backend.test-support.ts'
import { traced } from './trace.ts'

const asked = { method: 'POST', headers: {}, body: '{"a":1}' }
const origin = 'http://backend.test'

test('the last request is told with its answer, which is still there to read', async () => {
  const { fetch, last } = traced(() => Promise.resolve(new Response('no', { status: 400 })), origin)
  expect(last()).toBe('No request was made.')
  const response = await fetch(`${origin}/a?b`, asked)
  expect([response.status, response.ok, await response.text()]).toEqual([400, false, 'no'])
  expect(last()).toBe('The last request was POST /a?b {"a":1}\nand the answer 400 no')
})

test('bodies are shortened, and those that are empty are left out', async () => {
  const { fetch, last } = traced(() => Promise.resolve(new Response(null, { status: 204 })), origin)
  await fetch(`${origin}/a`, { ...asked, body: 'x'.repeat(1000) })
  expect(last()).toMatch(/^The last request was POST \/a x{200,300}…\nand the answer 204$/)
})

test('a request without an answer is told', async () => {
  const [first] = contract.cart
  const backend = { ...mockBackend(), fetch: () => Promise.reject(new TypeError('fetch failed')) }
  await expect(runCase(backend, first!)).rejects.toMatchObject({
    name: 'ContractBroken',
    message: 'fetch failed\nNo answer came to GET /api/commerce/shopping-cart',
  })
})
