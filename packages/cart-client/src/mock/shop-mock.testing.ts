import type { CookieJar } from '@sitewright/site/cookies'
import { parseJson } from '@sitewright/site/reader'
import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { calls as endpoints, type EndpointName } from '../endpoint/calls.contract.ts'
import type { Cart } from '../cart/cart.contract.ts'
import type { RestockGroup } from '../restock/restock.contract.ts'
import { readArrival, type Arrival } from './arrival.testing.ts'
import { replyAfter, replyBefore, type Scenario } from './scenario.testing.ts'
import { createShop, type Refusal, type Shop } from './shop.testing.ts'
import type { ShopState } from './shop-state.testing.ts'

/** One call that reached the shop. */
export interface ShopCall {
  readonly name: EndpointName
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly headers: Headers
}

/** A shop that answers as the specification's server does, and is as strict. */
export interface ShopMock extends Shop {
  /** For `setupServer` or `setupWorker` of MSW. */
  readonly handlers: readonly RequestHandler[]
  /** The same shop for `createHttp({ fetch })`, where no worker can be set up. */
  readonly fetch: typeof globalThis.fetch
  /** The calls that have reached the shop, oldest first. */
  readonly calls: readonly ShopCall[]
  /** Gives the calls named, or all, another answer from now on. */
  readonly use: (scenario: Scenario, ...names: EndpointName[]) => void
  /** Gives the next call of this name another answer. */
  readonly useOnce: (scenario: Scenario, name: EndpointName) => void
}

export interface ShopMockOptions {
  /** Prefix of each path. @default '*', any origin */
  readonly baseUrl?: string | undefined
  /** Differences from `createShopState()`. */
  readonly state?: Partial<ShopState> | undefined
  /** Holds the cookies that the shop sets. @default the document, where there is one */
  readonly jar?: CookieJar | undefined
}

type Params = Readonly<Record<string, string>>
type Answers = {
  readonly [Name in EndpointName]: (arrival: {
    readonly body: Arrival['body'][Name]
    readonly query: Arrival['query']
    readonly params: Params
  }) => Response
}

/** Creates a shop for tests, stories and demos: handlers for each call of this package, with one state behind them. */
export function createShopMock({
  baseUrl = '*',
  state: changes,
  jar = globalThis.document,
}: ShopMockOptions = {}): ShopMock {
  const shop = createShop(changes)
  const { state } = shop
  const happening = new Map<EndpointName, Scenario>()
  const once = new Map<EndpointName, Scenario[]>()
  const calls: ShopCall[] = []
  const answers = answersOf(shop)
  const names = Object.keys(endpoints) as EndpointName[]

  function gate({ headers }: Request): Response | undefined {
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
      : refuse({ status: 400, message: `This is not what ${name} takes.` })
  }

  const handlerFor = (name: EndpointName): RequestHandler => {
    const { method, path } = endpoints[name]
    const on = http[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete']
    return on(baseUrl + path, async ({ request, params }) => {
      const body = parseJson(await request.clone().text())
      const query = Object.fromEntries(new URL(request.url).searchParams)
      calls.push({ name, params: params as Params, query, body, headers: request.headers })
      const scenario = once.get(name)?.shift() ?? happening.get(name) ?? 'success'
      if (state.latencyMs > 0) await delay(state.latencyMs)
      const instead = (await replyBefore(scenario, request, state.crumb)) ?? gate(request)
      if (instead) return instead
      const given = answer(name, answers[name], { body, query, params: params as Params })
      return (await replyAfter(scenario, given)) ?? withCookies(given, state.cart, jar)
    })
  }

  const handlers = names.map(handlerFor)
  return {
    ...shop,
    handlers,
    fetch: async (url, init) => {
      const place = url instanceof Request ? url : new URL(String(url), 'http://shop.test')
      const request = new Request(place, { ...init, signal: init?.signal ?? null })
      const response = await getResponse([...handlers], request)
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
    calls,
    use: (scenario, ...chosen) => {
      for (const name of chosen.length ? chosen : names) happening.set(name, scenario)
    },
    useOnce: (scenario, name) => {
      once.set(name, [...(once.get(name) ?? []), scenario])
    },
  }
}

const refuse = ({ status, message }: Refusal): Response => HttpResponse.json({ message }, { status })

const reply = (
  result: { readonly ok: true; readonly value: object } | { readonly ok: false; readonly failure: Refusal },
): Response => (result.ok ? HttpResponse.json(result.value) : refuse(result.failure))

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

function answersOf(shop: Shop): Answers {
  const { state } = shop
  return {
    addEntry: ({ body }) => reply(shop.add(body)),
    updateFields: ({ body, params: { entryId = '' } }) =>
      reply(shop.setFields(entryId, body.additionalFields)),
    setQuantity: ({ body, params: { entryId = '' } }) => reply(shop.setQuantity(entryId, body.quantity)),
    removeEntry: ({ params: { entryId = '' } }) => reply(shop.remove(entryId)),
    fetchCart: () => {
      const cart = shop.cart()
      return cart ? HttpResponse.json(cart) : refuse({ status: 404, message: 'There is no cart.' })
    },
    startSubscription: ({ body: { qty, ...line } }) => reply(shop.subscribe({ ...line, quantity: qty })),
    fetchStock: ({ query }) => HttpResponse.json(shop.stock(query.itemId ?? '')),
    signUpForRestock: ({ body }) => {
      const isKnown = state.restockSignUps.some(
        ({ siteVisitorEmail, variantId }) =>
          siteVisitorEmail === body.siteVisitorEmail && variantId === body.variantId,
      )
      if (isKnown) return refuse({ status: 409, message: 'You have signed up for this already.' })
      state.restockSignUps = [...state.restockSignUps, { ...body }]
      return HttpResponse.json({})
    },
    fetchRestockGroups: ({ query }) => {
      const groups = new Map<string, RestockGroup>()
      for (const { productId, variantId } of state.restockSignUps) {
        groups.set(`${productId} ${variantId}`, { productId, variantId })
      }
      const { rows, ...cursor } = page([...groups.values()], query.cursor, state.pageSize)
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
      state.restockSent = [...state.restockSent, body]
      return HttpResponse.json({})
    },
    sendAllRestock: ({ body }) => {
      state.restockSent = [...state.restockSent, ...body.sendRequests]
      return HttpResponse.json({})
    },
  }
}
