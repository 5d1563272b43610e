import { ContributorRole } from '@sitewright/site/enumerations'
import { hasRole } from '@sitewright/site/site-user'
import { createSiteMock } from '@sitewright/site/testing'
import { delay, getResponse, HttpResponse } from 'msw'
import { readWeather, rolesNow, type Fault } from '../observatory/weather.ts'
import { account } from './account.ts'
import { closeLedger, named, openLedger, shop } from './ledger.ts'
import { others } from './other.ts'

const site = createSiteMock({
  state: { websiteId: 'sill', account: { ...account, siteUserId: 'ruth' } },
})
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

/** What only those may do who run the store. */
const STAFF =
  /^(GET .*\/notifications\/restock$|.*\/restock\/(groups|send)|.*\/(commerce-preferences|content-service|site-header-footer|multilingual|widget)\/?)/

const mayPass = ({ method, url }: Request): boolean =>
  !STAFF.test(`${method} ${new URL(url).pathname}`) ||
  [ContributorRole.storeManager, ContributorRole.admin].some((role) => hasRole(rolesNow(), role))

/** What the counter answers, with the ledger open while it does. */
async function atTheCounter(request: Request): Promise<Response | undefined> {
  if (!mayPass(request)) return json({ message: 'Only who runs the store may do that.' }, 401)
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
