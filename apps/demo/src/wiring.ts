import { createCartClient, createNavigate, messages, type CartClient } from '@sitewright/cart-client'
import type { Form } from '@sitewright/forms-client'
import type { Cleanup } from '@sitewright/machine'
import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp } from '@sitewright/site/http'
import type { Order } from './checkout/order.ts'
import type { Context } from './context.ts'
import { createHostFetch } from './host/host-fetch.ts'
import { isAnsweredByHost } from './host/is-answered-by-host.ts'
import { createMockFetch } from './mock/mock-fetch.ts'
import { createLog, restoreSpans } from './devtools/log.ts'
import { createLoggedCart } from './devtools/logged-cart.ts'
import { logForm } from './devtools/logged-form.ts'
import type { MeasuredPage } from './measured-page.ts'
import type { Measuring } from './measuring.ts'
import { isPreview } from './preview.ts'
import { readSettings } from './settings/settings.ts'
import { pageTexts } from './language/page-texts.ts'
import type { Localization } from './site/record/item.ts'
import { path } from './site/record/path.ts'
import { keepItem } from './storage.ts'
import { keepEarly } from './tracking/early-event.ts'
import {
  trackedOf,
  trackedOfForm,
  trackedOfOrder,
  trackedOfSearch,
  type PageFacts,
  type Tracked,
} from './tracking/tracked-event.ts'
import { watchEarlyPresses, watchMedia } from './tracking/watch-page.ts'

/** Context that the parts of a page share. */
export interface Shop extends MeasuredPage {
  readonly client: CartClient
  /** Joins a form to its listeners. Each form of a page is joined once. */
  readonly joinForm: (form: Pick<Form, 'notices' | 'definition'>) => Cleanup
  /** Emits that an order was confirmed. */
  readonly confirmOrder: (id: string, order: Order) => void
  /** Emits that the visitor searched the shop. */
  readonly search: (query: string) => void
  readonly measuring: Promise<Measuring>
}

/** Settles when the page has arrived and has nothing else to do. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
      else setTimeout(resolve)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })

/** Checks for a page of visitors: neither the editor nor the page that it shows is measured. */
const isMeasured = ({ template }: Context): boolean => template !== 'config' && !isPreview()

/** Creates the client of the cart. */
function createClient(shop: Pick<Shop, 'context' | 'localization' | 'log' | 'cookies' | 'http'>): CartClient {
  const { context, log, cookies, http } = shop
  const { locale, currency } = shop.localization
  return createCartClient({
    websiteId: `${context.website.id}:${currency}`,
    currency,
    locale: context.website.language,
    messages: pageTexts(locale).cart ?? messages,
    expressCheckout:
      readSettings().express || context.websiteSettings.storeSettings.isExpressCheckout === true,
    navigate: createNavigate({
      cart: path('/cart', locale),
      checkout: path('/checkout', locale),
      subscription: path('/subscription', locale),
      giftCard: path('/gift-card', locale),
    }),
    cookies,
    http,
    report: (problem) =>
      log.note('page', 'Reported', 'bad', String((problem as { kind?: string }).kind ?? problem)),
  })
}

/** Flag of the visitor metrics of commerce sites. */
const FLAG = 'commerce_site_visitor_metrics'

const factsOf = ({ context, localization }: Pick<Shop, 'context' | 'localization'>): PageFacts => ({
  context,
  currency: localization.currency,
  betaFlags: readSettings().visitorMetrics ? [FLAG] : [],
})

/** Checks whether an order is confirmed for the first time: its page may be loaded again. */
function isNewOrder(id: string): boolean {
  const key = `sill-tracked-order ${id}`
  if (localStorage.getItem(key)) return false
  keepItem(key, 'tracked')
  return true
}

/**
 * The whole composition. Packages do not import each other: events of one reach another here.
 *
 *   who emits          what                           who listens
 *   fetch              every call of every package    the server in the page, or the host; the log
 *   client.cart        the cart, as it is now         the link in the header, the pill, the page apps; other tabs
 *   client.cart        operations, and their ends     the log
 *   client.on          added, removed, visited …      the log; the tracker
 *   forms              submissions, and their ends    the log; the tracker (sign-ups for the newsletter)
 *   galleries, films   a picture opened, a film begun the tracker
 *   search             what was searched for          the tracker
 *   page of an order   an order confirmed             the tracker: the site's own, the pixel, the tag manager
 *   page tracker       page views, clicks, overlays   the tracker
 *   perf-collector     records of the page            the server in the page
 *   perf-collector     the metrics of the page        the tracker, as the event Performance
 *   consent            accepted, declined, withdrawn  the tracker, its queue, its cookies; the banner
 *   tracker            events of both versions        the server in the page, pixel, tag manager, recorder
 *   tracker            what became of each event      the devtools
 *   cookies            who is signed in               the link in the header, the devtools
 *   settings           the devtools' panel            the server, the tracker, theme and direction, the pill
 *   editor             the site, as it is edited      every page in all tabs, and the products of the cart
 *   log                all of the above               the devtools
 */
export function wire(context: Context, localization: Localization): Shop {
  const log = createLog(restoreSpans())
  const fetch = isAnsweredByHost() ? createHostFetch(log) : createMockFetch(log)
  const cookies = createCookies()
  const http = createHttp({ crumbs: createCrumbs(cookies), fetch })
  const client = createClient({ context, localization, log, cookies, http })

  if (!isMeasured(context)) globalThis.earlyEvents = undefined
  // Loaded after the page, so that measuring does not delay it. Events wait until then, and a page that is left before
  // leaves them to the next one.
  const measuring = (isMeasured(context) ? whenIdle() : new Promise<void>(() => undefined))
    .then(() => import('./measuring.ts'))
    .then(async ({ startMeasuring, takeLeftPages }) => startMeasuring(shop, await takeLeftPages()))
  measuring.catch((problem: unknown) => log.note('page', 'Measuring', 'bad', String(problem)))
  const track = (events: readonly Tracked[]) => {
    if (keepEarly(events)) return
    void measuring.then(({ tracking }) => tracking.track(events)).catch(() => undefined)
  }

  client.on((event) => {
    log.note('event', event.kind, event.kind === 'failed' || event.kind === 'unread' ? 'bad' : 'good')
    track(trackedOf(event, factsOf(shop)))
  })
  watchEarlyPresses()
  watchMedia(track)

  const shop: Shop = {
    context,
    localization,
    log,
    cookies,
    http,
    fetch,
    measuring,
    client: { ...client, cart: createLoggedCart(client.cart, log) },
    joinForm: (form) => {
      const cleanups = [logForm(form, log), form.notices.subscribe((notice) => track(trackedOfForm(notice)))]
      return () => {
        for (const cleanup of cleanups) cleanup()
      }
    },
    confirmOrder: (id, order) => {
      log.note('event', 'order-confirmed', 'good', id)
      const { currency } = order
      if (isNewOrder(id)) track(trackedOfOrder(id, order, { ...factsOf(shop), currency }))
    },
    search: (query) => track(trackedOfSearch(query)),
  }
  return shop
}
