import { createCartClient, createNavigate, type CartClient } from '@sitewright/cart-client'
import { createCookies, type Cookies } from '@sitewright/site/cookies'
import { createCrumbs } from '@sitewright/site/crumbs'
import { createHttp, type Http } from '@sitewright/site/http'
import type { Context } from './context.ts'
import { createLine } from './mock/line.ts'
import { createLog, recallSightings, type Log } from './observatory/log.ts'
import { watchedCart } from './observatory/watched-cart.ts'
import { readWeather } from './observatory/weather.ts'
import { cartWords } from './shop/words.ts'
import type { Edition } from './site/record/item.ts'
import { path } from './site/record/path.ts'

/** A page of the shop, wired. */
export interface Shop {
  readonly context: Context
  readonly edition: Edition
  readonly log: Log
  readonly cookies: Cookies
  readonly http: Http
  readonly client: CartClient
}

/**
 * The whole composition. Packages do not know each other: whatever one tells another goes through here.
 *
 *   who emits      what                          who listens
 *   line           every call of every package   the server in the page; the log
 *   client.cart    the cart, as it is now        the link in the header, the pill, the desks; other tabs, by itself
 *   client.cart    operations, and their ends    the log
 *   client.on      added, removed, visited …     the log; a tracker would stand beside it
 *   cookies        who is signed in              the link in the header, the observatory
 *   weather        the observatory's switches    the server, the page's dress, the pill, the desk behind the counter
 *   log            all of the above              the observatory
 */
export function wire(context: Context, edition: Edition): Shop {
  const log = createLog(recallSightings())
  const line = createLine(log)
  const cookies = createCookies()
  const http = createHttp({ crumbs: createCrumbs(cookies), fetch: line })
  const { locale } = edition
  const client = createCartClient({
    websiteId: `${context.website.id}:${edition.currency}`,
    currency: edition.currency,
    locale: context.website.language,
    messages: cartWords[locale],
    expressCheckout: readWeather().express,
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

  client.on((event) =>
    log.note('event', event.kind, event.kind === 'failed' || event.kind === 'unread' ? 'bad' : 'good'),
  )

  return { context, edition, log, cookies, http, client: { ...client, cart: watchedCart(client.cart, log) } }
}
