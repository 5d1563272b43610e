import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@sitewright/contract'
import { variants } from '../catalogue/catalogue.table.ts'
import { openWithOther, untilLocked } from '../database/other.test-support.ts'
import { longText, openHost, type OpenHost } from '../host.test-support.ts'
import { giftCards } from './order.table.ts'

let open: OpenHost
beforeAll(async () => {
  open = await openHost()
})
afterAll(() => open.close())
beforeEach(async () => {
  await open.database.update(variants).set({ stock: 1 }).where(eq(variants.id, 'mug'))
})

const CART = '/api/commerce/shopping-cart'
const add = (client: Client, itemId: string, quantity = 1) =>
  client.call('POST', `${CART}/entries`, {
    body: { itemId, sku: null, quantity, additionalFields: 'null' },
  })
const buyer = { name: 'Ada', street: '1 Main Street', city: 'Springfield' }
const buy = (client: Client) => client.call('POST', '/api/demo/order', { body: buyer })
const idOf = ({ body }: { readonly body: unknown }) => (body as { readonly orderId: string }).orderId

describe('an order', () => {
  test('takes what was sold off the stock, and leaves no cart', async () => {
    const client = await open.visit()
    await add(client, 'mug')
    const id = idOf(await buy(client))
    expect(id).toMatch(/^S-\d{5}$/)
    expect((await client.call('GET', CART)).status).toBe(404)
    expect(client.cookie('hasCart')).toBeUndefined()
    expect(await client.call('GET', '/api/commerce/inventory/stock/?itemId=mug')).toMatchObject({
      body: { results: [{ qtyInStock: 0 }] },
    })
    expect(await client.call('GET', `/api/demo/order/${id}`)).toMatchObject({
      body: { isPurchased: true, orderId: id, grandTotalCents: 2000, currency: 'USD' },
    })
  })

  test('that is placed is told, also if its address is not remembered', async () => {
    const client = await open.visit()
    await add(client, 'card')
    await open.database.execute(sql`alter table address rename to address_away`)
    const reply = await buy(client)
    await open.database.execute(sql`alter table address_away rename to address`)
    expect(reply).toMatchObject({
      status: 200,
      body: { orderId: expect.stringMatching(/^S-\d{5}$/) as string },
    })
    expect(open.lines.join('')).toContain('"event":"address"')
  })

  test('is for the one who placed it', async () => {
    const client = await open.visit()
    await add(client, 'card')
    const id = idOf(await buy(client))
    expect((await (await open.visit()).call('GET', `/api/demo/order/${id}`)).status).toBe(404)
  })

  test('of the last piece is one, if two want it at once; the other keeps the cart', async () => {
    const clients = await Promise.all([open.visit(), open.visit(), open.visit()])
    for (const client of clients) await add(client, 'mug')
    const replies = await Promise.all(clients.map(buy))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toEqual({ message: 'Only 0 of Mug left.' })
    const carts = await Promise.all(clients.map((client) => client.call('GET', CART)))
    expect(carts.map(({ status }) => status).sort()).toEqual([200, 200, 404])
  })

  test('has 300 gift cards at most; beyond that the cart stays as it is', async () => {
    const client = await open.visit()
    await add(client, 'card', 300)
    const number = Number(idOf(await buy(client)).slice(2))
    expect(await open.database.$count(giftCards, eq(giftCards.orderNumber, number))).toBe(300)
    await add(client, 'card', 301)
    expect(await buy(client)).toMatchObject({
      status: 409,
      body: { message: 'The most gift cards of one order are 300.' },
    })
    expect(await client.call('GET', CART)).toMatchObject({ body: { totalQuantity: 301 } })
  })

  test('is in the currency that its page shows, and so is its cart: nothing is sold in another one', async () => {
    const client = await open.visit()
    const headers = { 'X-Currency': 'EUR' }
    const body = { itemId: 'mug', sku: null, quantity: 1, additionalFields: 'null' }
    const unsold = { status: 409, body: { message: 'Mug is not sold at present.' } }
    expect(await client.call('POST', `${CART}/entries`, { body, headers })).toMatchObject(unsold)
    await add(client, 'mug')
    expect(await client.call('GET', CART, { headers })).toMatchObject({
      body: { grandTotalCents: 0, entries: [{ purchasePriceCents: 0 }] },
    })
    expect(await client.call('POST', '/api/demo/order', { body: buyer, headers })).toMatchObject(unsold)
    const unnamed = { 'X-Currency': 'of the site' }
    const id = idOf(await client.call('POST', '/api/demo/order', { body: buyer, headers: unnamed }))
    expect(await client.call('GET', `/api/demo/order/${id}`)).toMatchObject({
      body: { grandTotalCents: 2000, currency: 'USD' },
    })
  })

  test('of goods without a price is refused', async () => {
    const client = await open.visit()
    await add(client, 'mug')
    const price = (prices: Readonly<Record<string, number>>) =>
      open.database.update(variants).set({ prices }).where(eq(variants.id, 'mug'))
    await price({})
    expect(await buy(client)).toMatchObject({
      status: 409,
      body: { message: 'Mug is not sold at present.' },
    })
    await price({ USD: 2000 })
    expect((await buy(client)).status).toBe(200)
  })

  test('is placed with an address that is too long to be remembered', async () => {
    const client = await open.visit()
    await add(client, 'mug')
    const reply = await client.call('POST', '/api/demo/order', { body: { ...buyer, street: longText() } })
    expect(reply).toMatchObject({ status: 200, body: { orderId: expect.stringMatching(/^S-/) as string } })
  })

  test('that is asked for twice is placed once, and answered twice', async () => {
    const client = await open.visit()
    await add(client, 'card')
    const replies = await Promise.all([buy(client), buy(client)])
    const [first, second] = replies.map(idOf)
    expect(first).toBe(second)
    expect(idOf(await buy(client))).toBe(first)
  })

  test('that arrives again late is answered as the first, and does not buy the next cart', async () => {
    const client = await open.visit()
    await add(client, 'card')
    const cookies = ['visitor', 'crumb', 'CART'].map((name) => `${name}=${client.cookie(name)}`)
    const late = () =>
      client.call('POST', '/api/demo/order', { body: buyer, headers: { Cookie: cookies.join('; ') } })
    const first = idOf(await buy(client))
    await add(client, 'mug')
    expect(idOf(await late())).toBe(first)
    expect(await client.call('GET', CART)).toMatchObject({ body: { totalQuantity: 1 } })
    expect(idOf(await buy(client))).not.toBe(first)
  })

  test('of a cart that another one has replaced is refused once: the page then knows the other one', async () => {
    const client = await open.visit()
    await add(client, 'card')
    const other = await client.call('POST', '/api/demo/order', {
      body: buyer,
      headers: {
        Cookie: `visitor=${client.cookie('visitor')}; CART=00000000-0000-4000-8000-000000000000`,
      },
    })
    expect(other).toMatchObject({ status: 409, body: { message: 'The cart is another one by now.' } })
    expect((await buy(client)).status).toBe(200)
  })

  test('and an add of a product that is deleted meanwhile are refused', async ({ skip }) => {
    const opened = await openWithOther()
    if (!opened) return skip('PostgreSQL is not installed, and DATABASE_URL is not given')
    const { served, other } = opened
    const client = await served.visit()
    const whileDeleting = async (id: string, ask: () => ReturnType<typeof add>) => {
      await other.query('begin')
      await other.query('delete from variant where id = $1', [id])
      const asked = ask()
      await untilLocked(other)
      await other.query('commit')
      return asked
    }
    await add(client, 'card')
    expect(await whileDeleting('card', () => buy(client))).toMatchObject({
      status: 409,
      body: { message: 'Something in the cart is no longer sold.' },
    })
    expect((await whileDeleting('mug', () => add(client, 'mug'))).status).toBe(404)
  })

  test('of nothing is refused', async () => {
    expect(await buy(await open.visit())).toMatchObject({
      status: 400,
      body: { message: 'There is nothing to buy.' },
    })
  })

  // spec: CRT-098
  test('issues a gift card for each that was bought', async () => {
    const client = await open.visit()
    await add(client, 'card', 3)
    const number = Number(idOf(await buy(client)).slice(2))
    const cards = await open.database.select().from(giftCards).where(eq(giftCards.orderNumber, number))
    expect(cards.map(({ valueCents, currency }) => [valueCents, currency])).toEqual(
      Array.from({ length: 3 }, () => [5000, 'USD']),
    )
    expect(new Set(cards.map(({ code }) => code)).size).toBe(3)
  })
})
