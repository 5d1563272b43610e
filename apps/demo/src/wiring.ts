import { createCartClient, createNavigate, type CartClient } from '@sitewright/cart-client'
import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs } from '@sitewright/site/crumbs'
import { createHttp, type Http } from '@sitewright/site/http'
import type { Context } from './context.ts'
import { createLine } from './mock/line.ts'
import { createLog, type Log } from './observatory/log.ts'
import { readWeather } from './observatory/weather.ts'
import { cartWords } from './shop/words.ts'
import type { Edition } from './site/record/item.ts'

/** A page of the shop, wired. */
export interface Shop {
  readonly context: Context
  readonly edition: Edition
  readonly log: Log
  readonly http: Http
  readonly client: CartClient
}

/**
 * The whole composition. Packages do not know each other: whatever one tells another goes through here.
 *
 *   line     every call of every package → the server in the page, and the log
 *   http     anti-forgery tokens, time-outs, failures as values (@sitewright/site)
 *   client   the cart, its lanes, its tabs (@sitewright/cart-client)
 *   log      all of the above → the observatory
 */
export function wire(context: Context, edition: Edition): Shop {
  const log = createLog()
  const line = createLine(log)
  const cookies = createCookies()
  const http = createHttp({ crumbs: createCrumbs(cookies), fetch: line })
  const home = edition.locale === 'en' ? '' : `/${edition.locale}`
  const client = createCartClient({
    websiteId: `${context.website.id}:${edition.currency}`,
    currency: edition.currency,
    locale: context.website.language,
    messages: cartWords[edition.locale],
    expressCheckout: readWeather().express,
    navigate: createNavigate({
      cart: `${home}/cart`,
      checkout: `${home}/checkout`,
      subscription: `${home}/subscription`,
      giftCard: `${home}/gift-card`,
    }),
    cookies,
    http,
    report: (problem) =>
      log.note('page', 'Reported', 'bad', String((problem as { kind?: string }).kind ?? problem)),
  })

  // Who listens to the cart: the observatory. A tracker would stand beside it.
  client.on((event) =>
    log.note('cart', event.kind, event.kind === 'failed' || event.kind === 'unread' ? 'bad' : 'good'),
  )

  return { context, edition, log, http, client: { ...client, cart: watched(client.cart, log) } }
}

/** The same cart, of which the log sees each operation from the press to the answer. */
function watched(cart: CartClient['cart'], log: Log): CartClient['cart'] {
  // Operations that one request did for all of them are answered with one and the same cart.
  let answered: unknown
  const watch =
    <Words extends readonly never[] | readonly unknown[]>(
      label: string,
      operation: (...words: [...Words]) => ReturnType<CartClient['cart']['add']>,
    ) =>
    async (...words: [...Words]) => {
      const end = log.begin('cart', label)
      const settled = await operation(...words)
      if (settled.ok) {
        const isMerged = settled.value.cart === answered
        answered = settled.value.cart
        end(isMerged ? 'merged' : 'good', isMerged ? 'merged' : 'settled')
      } else end('bad', settled.failure.kind)
      return settled
    }
  return {
    ...cart,
    add: watch('add', cart.add),
    setQuantity: watch('quantity', cart.setQuantity),
    remove: watch('remove', cart.remove),
    setFields: watch('fields', cart.setFields),
  }
}
