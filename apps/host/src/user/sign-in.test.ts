import { createClient, type Client } from '@sitewright/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHost, type OpenHost } from '../host.test-support.ts'
import { addUser } from '../seed/seed.ts'

const CART = '/api/commerce/shopping-cart'
const SESSION = '/api/site-users/account/session'

let open: OpenHost
let guest: Client
/** Whether the next responses get lost on their way. */
let isLosing = false
let account: { readonly email: string; readonly password: string }
let count = 0

beforeAll(async () => {
  open = await openHost()
})
afterAll(() => open.close())

beforeEach(async () => {
  count += 1
  account = { email: `guest-${count}@example.com`, password: 'open the kiln' }
  await addUser(open.database, { ...account, id: `guest-${count}`, roles: {} })
  guest = createClient(async (url, init) => {
    const response = await open.app.fetch(new Request(url, init))
    if (isLosing) throw new TypeError('The connection has ended.')
    return response
  }, 'http://host.test')
  await guest.call('GET', CART)
})

const add = (quantity: number) =>
  guest.call('POST', `${CART}/entries`, {
    body: { itemId: 'card', sku: null, quantity, additionalFields: 'null' },
  })
const signIn = () => guest.call('POST', SESSION, { body: { ...account, rememberMe: false } })

async function signInLost(): Promise<void> {
  isLosing = true
  await expect(signIn()).rejects.toThrow('connection')
  isLosing = false
}

async function cardsInCart(): Promise<number> {
  const { status, body } = await guest.call('GET', CART)
  const { entries } = body as { readonly entries: readonly { readonly quantity: number }[] }
  return status === 404 ? 0 : entries.reduce((sum, { quantity }) => sum + quantity, 0)
}

test('a cart is in the account once, however often its visitor has signed in before a response arrives', async () => {
  await add(2)
  await signInLost()
  await signInLost()
  expect((await signIn()).status).toBe(200)
  expect(await cardsInCart()).toBe(2)
})

test('what a visitor buys before the response to a sign-in arrives is not what has gone to the account', async () => {
  await add(2)
  await signInLost()
  expect(await cardsInCart()).toBe(0)
  await add(1)
  expect((await guest.call('POST', '/api/demo/order', { body: null })).status).toBe(200)
  expect(await cardsInCart()).toBe(0)
  expect((await signIn()).status).toBe(200)
  expect(await cardsInCart()).toBe(2)
})
