import type { CookieJar } from '@sitewright/site/cookies'
import { createEndpointMock, type EndpointMock, type MockCall } from '@sitewright/site/endpoint-mock'
import { HttpResponse } from 'msw'
import { calls as endpoints, type EndpointName } from '../endpoint/calls.contract.ts'
import type { Cart } from '../entry/cart.contract.ts'
import { readArrival } from './arrival.testing.ts'
import { replyAfter, type ShopScenario } from './scenario.testing.ts'
import { answersOf, refusal, type Answers, type Params } from './shop-answer.testing.ts'
import { createShop, type Shop } from './shop.testing.ts'
import type { ShopState } from './shop-state.testing.ts'

/** One call that reached the shop. */
export type ShopCall = MockCall<EndpointName>

/** A shop that answers as the specification's server does, and is as strict. */
export interface ShopMock extends Shop, EndpointMock<EndpointName, ShopScenario> {}

/** Settings of `createShopMock`. */
export interface ShopMockOptions {
  /** Prefix of each path. @default '*', any origin */
  readonly baseUrl?: string | undefined
  /** Differences from `createShopState()`. */
  readonly state?: Partial<ShopState> | undefined
  /** Holds the cookies that the shop sets. @default the document, where there is one */
  readonly jar?: CookieJar | undefined
}

/**
 * Creates a shop for tests, stories and demos: handlers for each call of this package, with one state behind them.
 *
 * @example
 * ```ts
 * import { createCartClient } from '@sitewright/cart-client'
 * import { createShopMock } from '@sitewright/cart-client/testing'
 *
 * const shop = createShopMock({ state: { latencyMs: 20 } })
 * const client = createCartClient({ fetch: shop.fetch })
 * shop.useOnce('answerLost', 'addEntry')
 * await client.cart.add({ itemId: 'mug', sku: 'mug-blue' })
 * ```
 */
export function createShopMock({
  baseUrl,
  state: changes,
  jar = globalThis.document,
}: ShopMockOptions = {}): ShopMock {
  const shop = createShop(changes)
  const { state } = shop
  const answers = answersOf(shop)
  const mock = createEndpointMock<EndpointName, ShopScenario>({
    endpoints,
    baseUrl,
    crumb: () => state.crumb,
    latencyMs: () => state.latencyMs,
    answer: async (call, scenario, request) => {
      const refused = gate(state, request)
      if (refused) return refused
      const given = answer(call.name, answers[call.name], call)
      return (await replyAfter(scenario, given)) ?? withCookies(given, state.cart, jar)
    },
  })
  return { ...shop, ...mock }
}

/** Refuses calls without the anti-forgery token, and more calls than the shop takes. */
function gate(state: ShopState, { headers }: Request): Response | undefined {
  if (state.crumb !== undefined && ![...headers.values()].includes(state.crumb)) {
    return HttpResponse.json({ crumbFail: true, crumb: state.crumb })
  }
  state.callsLeft -= 1
  return state.callsLeft < 0 ? HttpResponse.json({ message: 'Slow down.' }, { status: 429 }) : undefined
}

function answer<Name extends EndpointName>(
  name: Name,
  give: Answers[Name],
  { params, ...sent }: { readonly params: Params; readonly body: unknown; readonly query: unknown },
): Response {
  const arrival = readArrival(name, sent)
  return arrival
    ? give({ ...arrival, params })
    : refusal({ status: 400, message: `This is not what ${name} takes.` })
}

/** Sets the cookies by which the next page knows that there is a cart, as a browser does with the header. */
function withCookies(response: Response, cart: Cart | undefined, jar: CookieJar | undefined): Response {
  if (!response.ok || !cart || cart.isPurchased) return response
  for (const pair of [`CART=${cart.id}`, 'hasCart=true']) {
    const cookie = `${pair}; Path=/; SameSite=Lax`
    response.headers.append('Set-Cookie', cookie)
    if (jar) jar.cookie = cookie
  }
  return response
}
