import { createCookies } from '@sitewright/site/cookies'
import { isRecord } from '@sitewright/site/reader'
import { readSiteUser } from '@sitewright/site/session'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { readAddress, type Account, type AccountOrder } from '../account/account.ts'
import { account } from './account.ts'
import { memberState, shop } from './server-state.ts'

/** Keeps when and in which currency an order was placed, and where it goes. */
export function rememberOrder(id: string, currency: string, buyer: unknown): void {
  memberState.placed = [...memberState.placed, { id, currency, placedOn: Date.now() }]
  const address = readAddress(buyer)
  if (!address.ok) return
  const { name, street, city } = address.value
  const others = memberState.addresses.filter(
    (each) => each.street !== street || each.city !== city || each.name !== name,
  )
  memberState.addresses = [{ name, street, city }, ...others]
}

/** Currency that an order was placed in. */
export const orderCurrency = (orderId: string): string | undefined =>
  memberState.placed.find(({ id }) => id === orderId)?.currency

/** Orders, the newest first. */
function orders(): AccountOrder[] {
  const all = memberState.placed.flatMap(({ id, placedOn, currency }) => {
    const order = shop.state.orders[Number(id.replace('S-', '')) - 1]
    if (!order) return []
    const lines = order.entries.map(({ itemId, title = itemId, quantity }) => ({ itemId, title, quantity }))
    return [{ id, placedOn, currency, totalCents: order.grandTotalCents, lines }]
  })
  return all.toReversed()
}

const subscriptions = (): Account['subscriptions'] =>
  memberState.begun.flatMap(({ cartToken, begunOn }) => {
    const found = shop.state.subscriptions.findLast((each) => each.cartToken === cartToken)
    return found ? [{ cartToken, begunOn, itemId: found.itemId }] : []
  })

/** Response of a call that only members may make. */
const forMembers = (respond: () => Response): Response =>
  readSiteUser(createCookies()).authenticated
    ? respond()
    : HttpResponse.json({ message: 'Please sign in first.' }, { status: 401 })

const without = (cartToken: unknown) => memberState.begun.filter((each) => each.cartToken !== cartToken)

/** Handlers of a member's account. The specification names no call for it, so they are the demo's own. */
export const memberHandlers: readonly RequestHandler[] = [
  http.get('*/api/demo/account', () =>
    forMembers(() =>
      HttpResponse.json({
        email: account.email,
        language: memberState.language,
        orders: orders(),
        subscriptions: [...subscriptions()],
        addresses: [...memberState.addresses],
      }),
    ),
  ),
  http.post('*/api/site-users/account/locale', async ({ request }) => {
    const body: unknown = await request.clone().json()
    if (isRecord(body) && typeof body.language === 'string') memberState.language = body.language
    // The mock of the site responds.
  }),
  http.post('*/api/demo/subscription/:cartToken', ({ params: { cartToken } }) => {
    const known = shop.state.subscriptions.find((each) => each.cartToken === cartToken)
    if (!known) return HttpResponse.json({}, { status: 404 })
    memberState.begun = [...without(known.cartToken), { cartToken: known.cartToken, begunOn: Date.now() }]
    return HttpResponse.json({})
  }),
  http.delete('*/api/demo/subscription/:cartToken', ({ params: { cartToken } }) =>
    forMembers(() => {
      memberState.begun = without(cartToken)
      return HttpResponse.json({})
    }),
  ),
]
