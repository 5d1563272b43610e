import { endpoints } from '@sitewright/cart-client/contracts'
import type { Endpoint } from '@sitewright/site/contracts'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { areFields } from '../cart/fields.ts'
import { readCart } from '../cart/cart.ts'
import { setCartCookies } from '../cart/cart-cookie.ts'
import { variants } from '../catalogue/catalogue.table.ts'
import { done, refuse, respond } from '../request/answer.ts'
import { addCall, type App } from '../request/call.ts'
import type { Host } from '../host.ts'
import { problemFacts } from '../log/log.ts'
import { rememberAddress } from '../user/account.ts'
import { placeOrder, readOrder, recentOrder } from './order.ts'
import { readSubscription, setBegun, startSubscription } from './subscription.ts'

/** A line of an address. What is longer is not remembered: an index has to hold three of them. */
const addressLine = z.string().check(z.maxLength(200))
/** Address that an order goes to. */
const buyer = z.object({ name: addressLine, street: addressLine, city: addressLine })

/** Calls of the checkout. The specification names the pages, and no calls of theirs: these are the demo's. */
const ownEndpoints = {
  placeOrder: { method: 'POST', path: '/api/demo/order', body: z.catch(z.nullable(buyer), null) },
  fetchOrder: { method: 'GET', path: '/api/demo/order/:id' },
  fetchSubscription: {
    method: 'GET',
    path: '/api/demo/subscription',
    query: z.object({ cartToken: z.string() }),
  },
  beginSubscription: { method: 'POST', path: '/api/demo/subscription/:cartToken' },
  endSubscription: { method: 'DELETE', path: '/api/demo/subscription/:cartToken' },
} as const satisfies Record<string, Endpoint>

/** Adds the calls of stock and subscriptions, and those of the checkout. */
export function addOrderCalls(app: App, host: Host): void {
  const { database, websiteId, limiter } = host

  addCall(app, 'fetchStock', endpoints.fetchStock, async ({ query }) => {
    const { sku, isUnlimited: unlimited, stock: qtyInStock, productId, id } = variants
    const ofProduct = eq(productId, query.itemId)
    const columns = { sku, unlimited, qtyInStock }
    const results = await database.select(columns).from(variants).where(ofProduct).orderBy(id)
    return Response.json({ results })
  })
  addCall(app, 'startSubscription', endpoints.startSubscription, async ({ body, caller }) => {
    if (!areFields(body.additionalFields)) return refuse(400, 'Additional fields are the text of JSON.')
    const line = { ...body, quantity: body.qty }
    return respond(await startSubscription(database, await caller.owner(), line))
  })
  addCall(app, 'placeOrder', ownEndpoints.placeOrder, async ({ body, caller }) => {
    const refused = await limiter.refusal('order', caller.address)
    if (refused) return refused
    const of = { ...caller.localization, owner: await caller.owner(), websiteId }
    const placed = await placeOrder(database, of, caller.cookie('CART'))
    const orderId = placed.ok ? placed.value : await recentOrder(database, of.owner)
    setCartCookies(caller, (await readCart(database, of))?.id)
    if (!placed.ok && (placed.failure.status !== 400 || orderId === undefined)) return respond(placed)
    // The order is placed, whatever becomes of the address.
    if (body)
      await rememberAddress(database, of.owner, body).catch((problem: unknown) =>
        host.log('error', 'address', problemFacts(problem)),
      )
    return Response.json({ orderId })
  })
  addCall(app, 'fetchOrder', ownEndpoints.fetchOrder, async ({ params, caller }) => {
    const order = await readOrder(database, await caller.owner(), params.id ?? '')
    return order ? Response.json(order) : refuse(404, 'There is no such order.')
  })
  addCall(app, 'fetchSubscription', ownEndpoints.fetchSubscription, async ({ query, caller }) => {
    const found = await readSubscription(database, await caller.owner(), query.cartToken)
    return found ? Response.json({ itemId: found.itemId }) : refuse(404, 'There is no such subscription.')
  })
  addCall(app, 'beginSubscription', ownEndpoints.beginSubscription, async ({ params, caller }) =>
    (await setBegun(database, await caller.owner(), params.cartToken ?? '', new Date()))
      ? done()
      : refuse(404, 'There is no such subscription.'),
  )
  addCall(app, 'endSubscription', ownEndpoints.endSubscription, async ({ params, caller }) => {
    const user = await caller.user()
    if (!user) return refuse(401, 'Please sign in first.')
    await setBegun(database, await caller.owner(), params.cartToken ?? '', null)
    return done()
  })
}
