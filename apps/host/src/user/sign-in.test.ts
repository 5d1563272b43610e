import { createClient, type Client } from '@sitewright/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWithOther, untilLocked } from '../database/other.test-support.ts'
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

const line = (quantity: number) => ({ itemId: 'card', sku: null, quantity, additionalFields: 'null' })
const add = (quantity: number, headers = {}) =>
  guest.call('POST', `${CART}/entries`, { body: line(quantity), headers })
const signIn = (rememberMe = false) => guest.call('POST', SESSION, { body: { ...account, rememberMe } })

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

/** A sign-in, and an add that has left the page before the response to it arrived. */
async function signInAndAddLate(): Promise<void> {
  const [visitor, crumb] = [guest.cookie('visitor') ?? '', guest.cookie('crumb') ?? '']
  await add(1)
  expect((await signIn()).status).toBe(200)
  const late = await open.app.request(`${CART}/entries`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: `visitor=${visitor}; crumb=${encodeURIComponent(crumb)}`,
      'X-CSRF-Token': crumb,
    },
    body: JSON.stringify(line(2)),
  })
  expect(late.status).toBe(200)
  expect(await late.json()).toMatchObject({ shoppingCart: { totalQuantity: 2 } })
}

test('what a visitor adds while a sign-in is under way is in the account afterwards', async () => {
  await signInAndAddLate()
  expect(await cardsInCart()).toBe(3)
})

test('what a visitor adds while a sign-in is under way is in the account after a sign-out, too', async () => {
  await signInAndAddLate()
  await guest.call('DELETE', `${SESSION}?cloneCart=false`)
  expect(await cardsInCart()).toBe(0)
  await signIn()
  expect(await cardsInCart()).toBe(3)
})

test('what a visitor adds while a sign-in is under way is in the account after another sign-in, too', async () => {
  await signInAndAddLate()
  await signIn()
  expect(await cardsInCart()).toBe(3)
})

test('an add that is sent again after a sign-in is in the cart once', async () => {
  const headers = { 'Idempotency-Key': 'add-1' }
  await add(1, headers)
  await signIn()
  expect(await add(1, headers)).toMatchObject({ status: 200, body: { newlyAdded: { quantity: 1 } } })
  expect(await cardsInCart()).toBe(1)
})

test('the cookies of a session that is not remembered end with the browser', async () => {
  const ending = async (rememberMe: boolean) =>
    (await signIn(rememberMe)).cookies
      .filter((cookie) => !/max-age/i.test(cookie))
      .map((cookie) => cookie.split('=')[0])
  const names = ['visitor', 'crumb', 'siteUserCrumb', 'SiteUserInfo']
  expect(await ending(false)).toEqual(names)
  const { cookies } = await guest.call('GET', CART, {
    headers: { Cookie: `visitor=${guest.cookie('visitor')}` },
  })
  expect(cookies.filter((cookie) => cookie.startsWith('visitor='))).toEqual([])
  expect(await ending(true)).toEqual([])
})

test('a sign-in takes the cart along when the account gets its first one meanwhile', async ({ skip }) => {
  const opened = await openWithOther()
  if (!opened) return skip('PostgreSQL is not installed, and DATABASE_URL is not given')
  const { served, other } = opened
  await addUser(served.database, { ...account, id: 'ruth', roles: {} })
  guest = await served.visit()
  await add(2)
  await other.query('begin')
  await other.query("insert into cart (owner) values ('user:ruth')")
  const signing = signIn()
  await untilLocked(other)
  await other.query('commit')
  expect((await signing).status).toBe(200)
  expect(await cardsInCart()).toBe(2)
})
