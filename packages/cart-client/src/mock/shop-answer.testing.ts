import { isEmail } from '@sitewright/site/rules'
import { HttpResponse } from 'msw'
import type { EndpointName } from '../endpoint/calls.contract.ts'
import type { RestockGroup, RestockSendRequest } from '../catalog/restock.contract.ts'
import type { Arrival } from './arrival.testing.ts'
import type { Refusal } from './shop-cart.testing.ts'
import type { Shop } from './shop.testing.ts'
import type { ShopState } from './shop-state.testing.ts'

export type Params = Readonly<Record<string, string>>

/** Answer to each call. */
export type Answers = {
  readonly [Name in EndpointName]: (arrival: {
    readonly body: Arrival['body'][Name]
    readonly query: Arrival['query']
    readonly params: Params
  }) => Response
}

type CartCall = 'addEntry' | 'updateFields' | 'setQuantity' | 'removeEntry' | 'fetchCart'
type RestockCall =
  'signUpForRestock' | 'fetchRestockGroups' | 'fetchRestockEntries' | 'sendRestock' | 'sendAllRestock'

/** Answers of a shop to well-formed calls. */
export const answersOf = (shop: Shop): Answers => ({
  ...cartAnswers(shop),
  ...restockAnswers(shop.state),
  startSubscription: ({ body: { qty, ...line } }) => reply(shop.subscribe({ ...line, quantity: qty })),
  fetchStock: ({ query }) => HttpResponse.json(shop.stock(query.itemId ?? '')),
})

const cartAnswers = (shop: Shop): Pick<Answers, CartCall> => ({
  addEntry: ({ body }) => reply(shop.add(body)),
  updateFields: ({ body, params: { entryId = '' } }) => reply(shop.setFields(entryId, body.additionalFields)),
  setQuantity: ({ body, params: { entryId = '' } }) => reply(shop.setQuantity(entryId, body.quantity)),
  removeEntry: ({ params: { entryId = '' } }) => reply(shop.remove(entryId)),
  fetchCart: () => {
    const cart = shop.cart()
    return cart ? HttpResponse.json(cart) : refusal({ status: 404, message: 'There is no cart.' })
  },
})

const restockAnswers = (state: ShopState): Pick<Answers, RestockCall> => ({
  signUpForRestock: ({ body }) => {
    if (!isEmail(body.siteVisitorEmail)) return refusal({ status: 400, message: 'Email is invalid' })
    if (!hasVariant(state, body)) return refusal({ status: 404, message: 'There is no such product.' })
    const isKnown = state.restockSignUps.some(
      ({ siteVisitorEmail, variantId }) =>
        siteVisitorEmail.toLowerCase() === body.siteVisitorEmail.toLowerCase() &&
        variantId === body.variantId,
    )
    if (isKnown) return refusal({ status: 409, message: 'You have signed up for this already.' })
    state.restockSignUps = [...state.restockSignUps, { ...body }]
    return HttpResponse.json({})
  },
  fetchRestockGroups: ({ query }) => {
    const { rows, ...cursor } = page(restockGroups(state), query.cursor, state.pageSize)
    return HttpResponse.json({ signUpGroups: rows, ...cursor })
  },
  fetchRestockEntries: ({ query: { productId, variantId, cursor } }) => {
    const waiting = state.restockSignUps.filter(
      (each) => each.productId === productId && each.variantId === variantId,
    )
    const { rows, ...next } = page(waiting, cursor, state.pageSize)
    return HttpResponse.json({ signUps: rows, ...next })
  },
  sendRestock: ({ body }) => {
    notify(state, [body])
    return HttpResponse.json({})
  },
  sendAllRestock: ({ body }) => {
    notify(state, body.sendRequests)
    return HttpResponse.json({})
  },
})

const hasVariant = ({ products }: ShopState, { productId, variantId }: RestockSendRequest): boolean =>
  products.some(
    ({ id, variants }) => id === productId && variants.some((each) => (each.id ?? each.sku) === variantId),
  )

/** Notifies those who wait for the variants, and takes them off the list: each gets one email. */
function notify(state: ShopState, variants: readonly RestockSendRequest[]): void {
  state.restockSent = [...state.restockSent, ...variants]
  state.restockSignUps = state.restockSignUps.filter(
    ({ productId, variantId }) =>
      !variants.some((sent) => sent.productId === productId && sent.variantId === variantId),
  )
}

function restockGroups({ restockSignUps }: ShopState): readonly RestockGroup[] {
  const groups = new Map<string, RestockGroup>()
  for (const { productId, variantId } of restockSignUps) {
    groups.set(`${productId} ${variantId}`, { productId, variantId })
  }
  return [...groups.values()]
}

/** One page of a list: its cursor is the number of rows before it. */
function page<Row>(
  rows: readonly Row[],
  cursor: string | undefined,
  size: number,
): { readonly rows: readonly Row[]; readonly hasNextPage: boolean; readonly nextPageCursor?: string } {
  const start = Number(cursor ?? 0)
  const end = start + size
  const hasNextPage = end < rows.length
  return { rows: rows.slice(start, end), hasNextPage, ...(hasNextPage && { nextPageCursor: String(end) }) }
}

/** Response that refuses a call. */
export const refusal = ({ status, message }: Refusal): Response => HttpResponse.json({ message }, { status })

const reply = (
  result: { readonly ok: true; readonly value: object } | { readonly ok: false; readonly failure: Refusal },
): Response => (result.ok ? HttpResponse.json(result.value) : refusal(result.failure))
