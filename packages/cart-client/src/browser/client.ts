import { timers, type Clock, type Undo } from '@sitewright/machine'
import { createCookies, type Cookies } from '@sitewright/site/cookies'
import { createCrumbs } from '@sitewright/site/crumbs'
import { createHttp, type Http } from '@sitewright/site/http'
import { reportToConsole, type Report } from '@sitewright/site/report'
import { readSiteUser } from '@sitewright/site/site-user'
import type { Cart } from '../contract/cart.ts'
import { mayHaveCart } from '../core/cart-load.ts'
import type { CartNews } from '../core/cart-lane.ts'
import { createCartStore, type CartStore } from '../core/cart-store.ts'
import type { ShopEvent } from '../core/event.ts'
import { messages as english, type Messages } from '../core/messages.ts'
import { cartReaders, type CartReaders } from '../core/read-cart.ts'
import { openChannel, type Channel } from './channel.ts'
import { exclusively } from './lock.ts'
import { createNavigate, type Navigate } from './navigate.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import { whenPageLives } from './page-life.ts'
import { createTransport } from './transport.ts'

export interface CartClientOptions {
  /** Keeps the carts of two sites apart that share an origin. */
  readonly websiteId?: string | undefined
  /** The cart that the server rendered the page with. */
  readonly initialCart?: Cart | undefined
  /** Whether each item is bought at once, without a cart. */
  readonly expressCheckout?: boolean | undefined
  /** The store's; USD unless given. */
  readonly currency?: string | undefined
  /** How money is written; `en-US` unless given. */
  readonly locale?: string | undefined
  readonly messages?: Messages | undefined
  readonly navigate?: Navigate | undefined
  /** Told of errors that no shopper has to know of. */
  readonly report?: Report | undefined
  readonly http?: Http | undefined
  readonly cookies?: Cookies | undefined
  /** `CART` unless given. */
  readonly cartCookie?: string | undefined
  /** Who reads what the server answers: the package's own readers unless given. */
  readonly readers?: CartReaders | undefined
  readonly clock?: Clock | undefined
  /** Epoch milliseconds. */
  readonly now?: (() => number) | undefined
}

/** A shop's cart, and what the parts of the shop share. */
export interface CartClient {
  readonly cart: CartStore
  readonly http: Http
  readonly messages: Messages
  readonly currency: string
  readonly locale: string | undefined
  readonly expressCheckout: boolean
  readonly navigate: Navigate
  readonly report: Report
  readonly clock: Clock
  /** Calls back whenever something happens in the shop. */
  readonly on: (listener: (event: ShopEvent) => void) => Undo
  /** Tells everybody that something has happened in the shop. */
  readonly emit: (event: ShopEvent) => void
  /** Brings the cart to life in a browser: loads it if there is one, and keeps it in step with other tabs. */
  readonly start: () => Undo
}

/** How long a page is out of sight before its cart is read anew. */
const staleMs = 30_000

/** Makes a cart for a page. It does nothing before it is started, so it may be made on a server, one for each request. */
export function createCartClient({
  websiteId = '',
  initialCart,
  expressCheckout = false,
  currency = 'USD',
  locale,
  messages = english,
  report = reportToConsole,
  cookies = createCookies(),
  navigate = (...to) => createNavigate()(...to),
  http = createHttp({ crumbs: createCrumbs(cookies), fetch: fetchToTheEnd }),
  cartCookie = 'CART',
  readers = cartReaders,
  clock = timers,
  now = Date.now,
}: CartClientOptions = {}): CartClient {
  const name = `sitewright-cart:${websiteId}`
  const listeners = new Set<(event: ShopEvent) => void>()
  let channel: Channel | undefined
  let outbox: Outbox | undefined

  function emit(event: ShopEvent): void {
    if (event.kind === 'unread') report(event.failure)
    for (const listener of [...listeners]) {
      try {
        listener(event)
      } catch (problem) {
        // Whoever listens in does not disturb the cart.
        report(problem)
      }
    }
  }

  const cart = createCartStore({
    transport: createTransport({ http, clock, now, readers }),
    clock,
    now,
    exclusive: (work) => exclusively(name, work),
    keep: (leftover) => outbox?.keep(leftover),
    publish: (news) => channel?.post(news),
    emit,
    initialCart,
  })

  function hear(news: unknown): void {
    const said = news as CartNews
    if ('unheard' in said) {
      cart.receive(said)
      return
    }
    // Another tab may run another version of the shop.
    const read = said.cart === undefined ? undefined : readers.cart(said.cart)
    if (read?.ok !== false) cart.receive({ cart: read?.value, at: said.at })
  }

  const refresh = (): void => void cart.refresh()

  /** Goes on with what pages were doing that are gone. */
  const collect = (): void => outbox?.collect(cart.restore)

  function awake(): void {
    channel ??= openChannel(name, hear)
    outbox ??= openOutbox(name, now)
    collect()
  }

  function asleep(): void {
    // A page that goes away may be put away as well.
    if (!channel) return
    outbox?.leave()
    outbox = undefined
    cart.release()
    channel.close()
    channel = undefined
  }

  function start(): Undo {
    awake()
    const isAuthenticated = readSiteUser(cookies).authenticated
    const evidence = { isAuthenticated, hasCart: cookies.get('hasCart'), cartToken: cookies.get(cartCookie) }
    // What the server has rendered is fresh enough.
    if (!initialCart) {
      if (mayHaveCart(evidence)) refresh()
      else cart.skip()
    }
    const unlisten = whenPageLives(
      {
        leave: asleep,
        comeBack: () => {
          awake()
          refresh()
        },
        show: (hiddenMs) => {
          collect()
          if (hiddenMs > staleMs) refresh()
        },
        hide: cart.flush,
        connect: () => {
          if (cart.snapshot().isOffline) refresh()
        },
      },
      now,
    )
    return () => {
      unlisten()
      asleep()
    }
  }

  return {
    cart,
    http,
    messages,
    currency,
    locale,
    expressCheckout,
    navigate,
    report,
    clock,
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit,
    start,
  }
}

/** A change of the cart goes on when the shopper has left the page. */
const fetchToTheEnd: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: init?.method !== 'GET' })
