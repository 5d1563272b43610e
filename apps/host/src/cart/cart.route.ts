import { endpoints } from '@sitewright/cart-client/contracts'
import type { Cart } from '@sitewright/cart-client'
import type { Result } from '@sitewright/site/http'
import { refuse, respond, type Refusal } from '../request/answer.ts'
import { addCall, type App } from '../request/call.ts'
import type { Caller } from '../request/caller.ts'
import type { Host } from '../host.ts'
import { addEntry, readCart, removeEntry, setFields, setQuantity, type CartOf } from './cart.ts'
import { setCartCookies } from './cart-cookie.ts'
import { areFields } from './fields.ts'

const NO_JSON = 'Additional fields are the text of JSON.'

/** Adds the calls of the cart. */
export function addCartCalls(app: App, host: Host): void {
  const { database, websiteId, limiter } = host

  const cartOf = async (caller: Caller): Promise<CartOf> => ({
    ...caller.localization,
    owner: await caller.owner(),
    sender: await caller.sender(),
    websiteId,
  })

  /** Makes a change, unless there were too many. */
  async function change(
    caller: Caller,
    make: (of: CartOf) => Promise<Result<{ readonly shoppingCart: Cart }, Refusal>>,
  ): Promise<Response> {
    const of = await cartOf(caller)
    const refused = await limiter.refusal('cart', of.owner)
    if (refused) return refused
    const result = await make(of)
    if (result.ok) setCartCookies(caller, result.value.shoppingCart.id)
    return respond(result)
  }

  addCall(app, 'fetchCart', endpoints.fetchCart, async ({ caller }) => {
    const cart = await readCart(database, await cartOf(caller))
    setCartCookies(caller, cart?.id)
    return cart ? Response.json(cart) : refuse(404, 'There is no cart.')
  })
  addCall(app, 'addEntry', endpoints.addEntry, ({ body, caller, request }) => {
    if (!areFields(body.additionalFields)) return refuse(400, NO_JSON)
    const key = request.headers.get('Idempotency-Key') ?? undefined
    return change(caller, (of) => addEntry(database, of, { ...body, key }))
  })
  addCall(app, 'updateFields', endpoints.updateFields, ({ body, params, caller }) =>
    areFields(body.additionalFields)
      ? change(caller, (of) => setFields(database, of, params.entryId ?? '', body.additionalFields))
      : refuse(400, NO_JSON),
  )
  addCall(app, 'setQuantity', endpoints.setQuantity, ({ body, params, caller }) =>
    change(caller, (of) => setQuantity(database, of, params.entryId ?? '', body.quantity)),
  )
  addCall(app, 'removeEntry', endpoints.removeEntry, ({ params, caller }) =>
    change(caller, (of) => removeEntry(database, of, params.entryId ?? '')),
  )
}
