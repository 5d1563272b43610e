import { createCartClient, createNavigate, type CartClient } from '@sitewright/cart-client'
import type { Form } from '@sitewright/forms-client'
import type { Undo } from '@sitewright/machine'
import { createCookies, type Cookies } from '@sitewright/site/cookies'
import { createCrumbs } from '@sitewright/site/crumbs'
import { createHttp, type Http } from '@sitewright/site/http'
import type { Context } from './context.ts'
import { createMockFetch } from './mock/mock-fetch.ts'
import { createLog, restoreSpans, type Log } from './devtools/log.ts'
import { createLoggedCart } from './devtools/logged-cart.ts'
import { logForm } from './devtools/logged-form.ts'
import { readSettings } from './settings/settings.ts'
import { cartMessages } from './messages.ts'
import type { Localization } from './site/record/item.ts'
import { path } from './site/record/path.ts'

/** Everything that the parts of a page share. */
export interface Shop {
  readonly context: Context
  readonly localization: Localization
  readonly log: Log
  readonly cookies: Cookies
  readonly http: Http
  readonly client: CartClient
  /** Joins a form to its listeners. Each form of a page is joined once. */
  readonly joinForm: (form: Pick<Form, 'notices' | 'definition'>) => Undo
}

/**
 * The whole composition. Packages do not import each other: events of one reach another here.
 *
 *   who emits      what                          who listens
 *   fetch          every call of every package   the server in the page; the log
 *   client.cart    the cart, as it is now        the link in the header, the pill, the page apps; other tabs
 *   client.cart    operations, and their ends    the log
 *   client.on      added, removed, visited …     the log; a tracker would stand beside it
 *   cookies        who is signed in              the link in the header, the devtools
 *   settings       the devtools' panel        the server, theme and direction, the pill, the store admin
 *   log            all of the above              the devtools
 */
export function wire(context: Context, localization: Localization): Shop {
  const log = createLog(restoreSpans())
  const mockFetch = createMockFetch(log)
  const cookies = createCookies()
  const http = createHttp({ crumbs: createCrumbs(cookies), fetch: mockFetch })
  const { locale } = localization
  const client = createCartClient({
    websiteId: `${context.website.id}:${localization.currency}`,
    currency: localization.currency,
    locale: context.website.language,
    messages: cartMessages[locale],
    expressCheckout: readSettings().express,
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

  return {
    context,
    localization,
    log,
    cookies,
    http,
    client: { ...client, cart: createLoggedCart(client.cart, log) },
    joinForm: (form) => logForm(form, log),
  }
}
