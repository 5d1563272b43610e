import type { CookieJar } from '@sitewright/site/cookies'
import { parseJson } from '@sitewright/site/reader'
import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { calls as endpoints, type EndpointName } from '../endpoint/calls.contract.ts'
import type { Cart } from '../cart/cart.contract.ts'
import { readArrival } from './arrival.testing.ts'
import { createScenarios, replyAfter, replyBefore, type Scenario } from './scenario.testing.ts'
import { answersOf, refusal, type Answers, type Params } from './shop-answer.testing.ts'
import { createShop, type Shop } from './shop.testing.ts'
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

/** Creates a shop for tests, stories and demos: handlers for each call of this package, with one state behind them. */
export function createShopMock({
  baseUrl = '*',
  state: changes,
  jar = globalThis.document,
}: ShopMockOptions = {}): ShopMock {
  const shop = createShop(changes)
  const { state } = shop
  const calls: ShopCall[] = []
  const scenarios = createScenarios()
  const answers = answersOf(shop)

  const handlerFor = (name: EndpointName): RequestHandler => {
    const { method, path } = endpoints[name]
    const on = http[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete']
    return on(baseUrl + path, async ({ request, params }) => {
      const body = parseJson(await request.clone().text())
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const sent = { params: params as Params, query, body }
      calls.push({ name, ...sent, headers: request.headers })
      const scenario = scenarios.next(name)
      if (state.latencyMs > 0) await delay(state.latencyMs)
      const instead = (await replyBefore(scenario, request, state.crumb)) ?? gate(state, request)
      if (instead) return instead
      const given = answer(name, answers[name], sent)
      return (await replyAfter(scenario, given)) ?? withCookies(given, state.cart, jar)
    })
  }

  const handlers = names.map(handlerFor)
  return {
    ...shop,
    handlers,
    fetch: (url, init) => fetchFrom(handlers, url, init),
    calls,
    use: (scenario, ...chosen) => scenarios.use(scenario, chosen.length ? chosen : names),
    useOnce: scenarios.useOnce,
  }
}

const names = Object.keys(endpoints) as EndpointName[]

/** Sends a request to handlers as a browser sends it to a server. */
async function fetchFrom(
  handlers: readonly RequestHandler[],
  ...[url, init]: Parameters<typeof globalThis.fetch>
): Promise<Response> {
  const address = url instanceof Request ? url : new URL(String(url), 'http://shop.test')
  const request = new Request(address, { ...init, signal: init?.signal ?? null })
  const response = await getResponse([...handlers], request)
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
  return response
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
