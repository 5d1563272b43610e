import { timers, withDefaults, type Clock, type Cleanup } from '@sitewright/machine'
import { createListeners } from '@sitewright/machine/store'
import { createCookies, type Cookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp, type Http } from '@sitewright/site/http'
import { withLock } from '@sitewright/site/page-life'
import { reportToConsole, type Report } from '@sitewright/site/report'
import { readSiteUser } from '@sitewright/site/session'
import type { Cart } from '../entry/cart.contract.ts'
import { mayHaveCart } from '../cart/state/cart-load.machine.ts'
import { cartReaders, type CartReaders } from '../cart-transport/cart-readers.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { CartTransport } from '../cart-transport/cart-transport.ts'
import { createTransport } from '../cart-transport/cart-transport.browser.ts'
import { createCartStore } from '../cart/create-cart-store.ts'
import { messages as english, type Messages } from '../messages.ts'
import { createCartLife } from './cart-life.browser.ts'
import { readCurrency, readLocale } from './localization.ts'
import { createNavigate, type Navigate } from './navigate.browser.ts'
import type { ShopEvent } from './shop-event.ts'

/** Settings of `createCartClient`. All have a default. */
export interface CartClientOptions {
  /** Keeps the carts of two sites apart that share an origin. @default '' */
  readonly websiteId?: string | undefined
  /** The cart that the server rendered the page with: it is shown at once, and not read again at the start. */
  readonly initialCart?: Cart | undefined
  /** Buys each item at once, without a cart. @default false */
  readonly expressCheckout?: boolean | undefined
  /** The store's, as an ISO 4217 code. @default 'USD' */
  readonly currency?: string | undefined
  /** Locale of amounts. @default 'en-US' */
  readonly locale?: string | undefined
  /** Replaces messages by key. @default `messages`, in English */
  readonly messages?: Partial<Messages> | undefined
  /**
   * Sends the shopper to a page of the shop, such as the checkout.
   *
   * @default `createNavigate()`, which follows the cart's own `checkoutUrl` if it has one
   */
  readonly navigate?: Navigate | undefined
  /** Receives errors that no shopper has to know of. @default writes them to the console */
  readonly report?: Report | undefined
  /** The calls of another backend. @default `createTransport`, the calls of the specification's server */
  readonly transport?: CartTransport | undefined
  /**
   * Returns true if the visitor may have a cart, so that it is read at the start of a page.
   * @default with a `transport` always; else for a signed-in user, a `hasCart` cookie that is `true`, or a cart cookie
   */
  readonly hasCart?: (() => boolean) | undefined
  /** Sends requests. @default the browser's */
  readonly fetch?: typeof globalThis.fetch | undefined
  /**
   * Makes the calls of the server.
   *
   * @default `createHttp` with this `fetch` and the page's anti-forgery tokens
   */
  readonly http?: Http | undefined
  /**
   * Cookies of the visitor.
   *
   * @default the cookies of the document
   */
  readonly cookies?: Cookies | undefined
  /** Name of the cart cookie. @default 'CART' */
  readonly cartCookie?: string | undefined
  /** Reads the server's answers. @default `cartReaders`, the package's own */
  readonly readers?: CartReaders | undefined
  /**
   * Timers; a test gives a fake clock.
   *
   * @default `timers` of `@sitewright/machine`
   */
  readonly clock?: Clock | undefined
  /** Epoch milliseconds. @default Date.now */
  readonly now?: (() => number) | undefined
}

/** A shop's cart, and what the parts of the shop share. */
export interface CartClient {
  /** The cart itself: its snapshot, and what can be done to it. */
  readonly cart: CartStore
  /** Makes the calls of the server. */
  readonly http: Http
  /** Messages of all parts, by key. */
  readonly messages: Messages
  /** Currency of the store, as an ISO 4217 code. */
  readonly currency: string
  /** Locale of amounts. */
  readonly locale: string | undefined
  /** True if each item is bought at once, without a cart. */
  readonly expressCheckout: boolean
  /** Sends the shopper to a page of the shop. */
  readonly navigate: Navigate
  /** Receives errors that no shopper has to know of. */
  readonly report: Report
  /** Timers of all parts. */
  readonly clock: Clock
  /**
   * Calls back with each event of the shop.
   *
   * @example
   * ```ts
   * shop.on((event) => {
   *   if (event.kind === 'product-added') console.log(event.product.id, event.cart?.id)
   * })
   * ```
   */
  readonly on: (listener: (event: ShopEvent) => void) => Cleanup
  /** Emits an event of the shop to all listeners. */
  readonly emit: (event: ShopEvent) => void
  /**
   * Starts the cart: reads it if there is one and, in a browser, keeps it in step with other tabs and the page's life.
   * May be called by several parts of a page: the cart runs until the last of them stops it and its requests are done.
   */
  readonly start: () => Cleanup
}

/**
 * Creates a cart for a page. It is idle before it is started, so it may be created on a server, one for each request.
 * @throws RangeError for a currency that is no code of three letters
 *
 * @example
 * ```ts
 * import { createCartClient } from '@sitewright/cart-client'
 *
 * const shop = createCartClient({ websiteId: 'website-1', currency: 'USD' })
 * const stop = shop.start()
 *
 * const added = await shop.cart.add({ itemId: 'mug', sku: 'mug-blue', quantity: 2, title: 'Mug' })
 * if (!added.ok) console.log(added.failure.kind) // a failure is a value: 'refused', 'too-many' …
 * ```
 */
export function createCartClient({
  websiteId = '',
  initialCart,
  expressCheckout = false,
  currency = 'USD',
  locale,
  messages,
  report: ownReport = reportToConsole,
  cookies = createCookies(),
  navigate: ownNavigate,
  fetch = (...request) => globalThis.fetch(...request),
  http = createHttp({ crumbs: createCrumbs(cookies), fetch }),
  cartCookie = 'CART',
  readers = cartReaders,
  clock = timers,
  now = Date.now,
  transport,
  hasCart: ownHasCart,
}: CartClientOptions = {}): CartClient {
  // Not defaults of the parameter: those do not see the functions below.
  const navigate: Navigate = ownNavigate ?? ((target, query) => createNavigate(checkoutPath())(target, query))
  const hasCart = ownHasCart ?? (() => transport !== undefined || hasCookie(cookies, cartCookie))
  /** One that throws, as while its service is not loaded, must not stop the cart. */
  const report: Report = (...given) => {
    try {
      ownReport(...given)
    } catch (problem) {
      reportToConsole(problem)
    }
  }
  const name = `sitewright-cart:${websiteId}`
  const listeners = createListeners<[ShopEvent]>(report)
  const life = createCartLife({ name, readers, now })

  function emit(event: ShopEvent): void {
    if (event.kind === 'unread') report(event.failure)
    listeners.notify(event)
  }

  const cart = createCartStore({
    transport: transport ?? createTransport({ http, clock, now, readers }),
    clock,
    now,
    exclusive: (work) => withLock(globalThis.navigator?.locks, name, work),
    persist: life.persist,
    publish: life.publish,
    emit,
    report,
    initialCart,
  })

  /** The checkout of a backend that has one for each cart. */
  function checkoutPath(): { readonly checkout?: string } {
    const { checkoutUrl: checkout = '' } = cart.snapshot().settled ?? {}
    return /^(https?:\/)?\//.test(checkout) ? { checkout } : {}
  }

  function begin(): Cleanup {
    // On a server and in tests there are no other tabs.
    const stop = globalThis.window ? life.start(cart) : () => undefined
    // A cart that the server has rendered is fresh enough.
    if (!initialCart) {
      if (hasCart()) void cart.refresh()
      else cart.skip()
    }
    return stop
  }

  return {
    cart,
    http,
    messages: withDefaults<Messages>(english, messages),
    currency: readCurrency(currency),
    locale: readLocale(locale, report),
    expressCheckout,
    navigate,
    report,
    clock,
    on: listeners.subscribe,
    emit,
    start: shared(begin),
  }
}

/** Begins with the first call, and ends when every caller has undone its own. */
function shared(begin: () => Cleanup): () => Cleanup {
  let users = 0
  let end: Cleanup
  return () => {
    let isUsing = true
    if (users === 0) end = begin()
    users += 1
    return () => {
      users -= Number(isUsing)
      if (isUsing && users === 0) end()
      isUsing = false
    }
  }
}

/** True if the cookies say that the visitor may have a cart. */
function hasCookie(cookies: Cookies, cartCookie: string): boolean {
  const isAuthenticated = readSiteUser(cookies).authenticated
  return mayHaveCart({
    isAuthenticated,
    hasCart: cookies.get('hasCart'),
    cartToken: cookies.get(cartCookie),
  })
}
