import { createSiteMock } from '@sitewright/site/testing'
import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { readWeather, type Fault } from '../observatory/weather.ts'
import { buy, closeLedger, named, openLedger, shop } from './ledger.ts'

const site = createSiteMock({
  state: {
    websiteId: 'sill',
    account: { email: 'ruth@sill.example', password: 'ten o’clock', siteUserId: 'ruth' },
  },
})

/** Calls that no package makes: the checkout and the provider of instalments are somebody else's. */
const others: readonly RequestHandler[] = [
  http.post('*/api/demo/order', () => {
    const orderId = buy()
    return orderId
      ? HttpResponse.json({ orderId })
      : HttpResponse.json({ message: 'There is nothing to buy.' }, { status: 400 })
  }),
  http.get('*/api/demo/subscription', ({ request }) => {
    const token = new URL(request.url).searchParams.get('cartToken')
    const begun = shop.state.subscriptions.findLast(({ cartToken }) => cartToken === token)
    return begun ? HttpResponse.json({ itemId: begun.itemId }) : HttpResponse.json({}, { status: 404 })
  }),
  http.get('*/api/instalments/:locale', ({ params }) =>
    HttpResponse.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><style>body{font:16px/1.6 Georgia,serif;margin:2.5rem;background:#fff;color:#222}h1{font-weight:400;font-size:1.8rem}</style><h1>Quarterly</h1><p>Four payments, two weeks apart, nothing on top. The first one is due today, the pot is yours at once.</p><p>This page comes from the provider, for ${String(params.locale)}, and can do nothing here but be read.</p>`,
    ),
  ),
  http.post('*/api/census/*', () => HttpResponse.json({})),
]
const handlers = [...others, ...shop.handlers, ...site.handlers]

const json = (body: object, status: number) => HttpResponse.json(body, { status })

/** What each fault answers instead; the server has done nothing. */
const instead: Readonly<Record<Exclude<Fault, 'none' | 'dropped'>, () => Response>> = {
  offline: () => HttpResponse.error(),
  unauthorized: () => json({ message: 'Please sign in first.' }, 401),
  notFound: () => json({}, 404),
  tooMany: () =>
    HttpResponse.json({ message: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '5' } }),
  down: () => HttpResponse.html('<h1>Internal Server Error</h1>', { status: 500 }),
  broken: () => HttpResponse.text('{"half":', { headers: { 'Content-Type': 'application/json' } }),
  crumb: () => json({ crumbFail: true }, 200),
}

/** What the counter answers, with the ledger open while it does. */
async function atTheCounter(request: Request): Promise<Response | undefined> {
  openLedger()
  const known = new Set(shop.state.cart?.entries.map(({ id }) => id))
  let answer = await getResponse([...handlers], request)
  if (answer?.ok && request.method === 'POST' && request.url.endsWith('/shopping-cart/entries')) {
    answer = HttpResponse.json(named((await answer.json()) as object, known) as object)
  }
  closeLedger()
  return answer
}

/** Every call passes here: the weather decides whether it arrives, and whether its answer comes back. */
export async function answer(request: Request): Promise<Response> {
  const { fault, latency } = readWeather()
  const reached = fault === 'none' || fault === 'dropped'
  // What takes time is the answer: a page that is left in between has been heard.
  const given = reached ? await atTheCounter(request) : instead[fault]()
  await delay(latency)
  if (!given || given.type === 'error' || fault === 'dropped') throw new TypeError('Failed to fetch')
  return given
}
