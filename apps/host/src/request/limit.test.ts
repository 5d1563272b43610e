import type { Client } from '@sitewright/contract'
import { expect, onTestFinished, test } from 'vitest'
import type { HostOptions } from '../host.ts'
import { openHost } from '../host.test-support.ts'
import { addUser } from '../seed/seed.ts'
import { networkOf } from './caller.ts'

async function opened(options: Partial<HostOptions>) {
  const open = await openHost({ proxies: 1, ...options })
  onTestFinished(open.close)
  return open
}

const from = (address: string) => ({ 'X-Forwarded-For': address })
const add = (client: Client, address: string, quantity = 1) =>
  client.call('POST', '/api/commerce/shopping-cart/entries', {
    body: { itemId: 'card', sku: null, quantity, additionalFields: 'null' },
    headers: from(address),
  })

test('changes are limited by address, whoever makes them, and what is measured by a limit of its own', async () => {
  const open = await opened({ limits: { change: 2, record: 1 } })
  const statuses = async (address: string) => {
    const client = await open.visit()
    return [(await add(client, address)).status, (await add(client, address)).status]
  }
  expect(await statuses('10.0.0.1')).toEqual([200, 200])
  expect(await statuses('10.0.0.1')).toEqual([429, 429])
  expect(await statuses('10.0.0.2')).toEqual([200, 200])
  const client = await open.visit()
  const like = () =>
    client.call('PUT', '/api/demo/reactions/1', { body: { isLiked: true }, headers: from('10.0.0.1') })
  expect((await like()).status).toBe(429)
  const track = () =>
    client.call('POST', '/api/events/dev', {
      body: { eventSchemaName: 'PageView', eventContent: {} },
      headers: from('10.0.0.1'),
    })
  expect([(await track()).status, (await track()).status]).toEqual([202, 429])
})

test('a page of another site does not use up what visitors of an address may do', async () => {
  const open = await opened({ limits: { change: 1 } })
  const client = await open.visit()
  const headers = { ...from('10.0.0.1'), 'Sec-Fetch-Site': 'cross-site' }
  for (let i = 0; i < 3; i++)
    expect((await client.call('POST', '/api/demo/order', { body: null, headers })).status).toBe(403)
  expect((await add(client, '10.0.0.1')).status).toBe(200)
})

test('orders are limited by address', async () => {
  const open = await opened({ limits: { order: 1 } })
  const client = await open.visit()
  const buy = async () => {
    await add(client, '10.0.0.1')
    return client.call('POST', '/api/demo/order', { body: null, headers: from('10.0.0.1') })
  }
  expect([(await buy()).status, (await buy()).status]).toEqual([200, 429])
})

test('a cart takes 9,999 of a product, in however many calls', async () => {
  const open = await opened({})
  const client = await open.visit()
  expect((await add(client, '10.0.0.1', 9999)).status).toBe(200)
  expect(await add(client, '10.0.0.1')).toMatchObject({
    status: 400,
    body: { message: 'The most of one product is 9999.' },
  })
})

test('wrong passwords from other addresses do not lock a member out, up to a higher limit', async () => {
  const open = await opened({ limits: { signIn: 1, signInOfEmail: 4 } })
  const account = { email: 'ada@example.com', password: 'open the kiln' }
  await addUser(open.database, { ...account, id: 'ada', roles: {} })
  const signIn = async (address: string, password: string) => {
    const body = { ...account, password, rememberMe: false }
    const client = await open.visit()
    return (await client.call('POST', '/api/site-users/account/session', { body, headers: from(address) }))
      .status
  }
  expect(await signIn('10.0.0.1', 'guessed')).toBe(401)
  expect(await signIn('10.0.0.1', 'guessed again')).toBe(429)
  expect(await signIn('10.0.0.2', 'guessed')).toBe(401)
  expect(await signIn('10.0.0.3', account.password)).toBe(200)
  expect(await signIn('2001:db8:0:1::1', 'guessed')).toBe(401)
  expect(await signIn('2001:db8:0:1:ffff::2', account.password)).toBe(429)
  expect(await signIn('2001:db8:0:2::1', account.password)).toBe(429)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0db8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:0:1::1]:50123', '2001:db8:0:1'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
