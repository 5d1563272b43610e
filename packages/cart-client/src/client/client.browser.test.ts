import { createCookies } from '@sitewright/site/cookies'
import { createHttp } from '@sitewright/site/http'
import { createCookieJar } from '@sitewright/site/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '@sitewright/machine/testing'
import { createNavigate } from './navigate.browser.ts'
import { openQueueStore } from '../cart/page-life/queue-store.browser.ts'
import { entryKey } from '../entry/entry-key.ts'
import { createCartClient } from '../index.ts'
import { buildCart, buildEntry } from '../testing.ts'
import { openCalls } from '../mock/open-cart.test-support.ts'
import { mug, openShop } from '../mock/open-shop.test-support.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
let sites = 0
const site = (): string => `website-${(sites += 1)}`
const hasCart = { hasCart: 'true' }

/** Another tab of the same shop. */
function another(first: ReturnType<typeof openShop>, websiteId: string) {
  const client = createCartClient({
    http: first.client.http,
    websiteId,
    cookies: createCookies(createCookieJar()),
    report: first.report,
  })
  cleanups.push(client.start())
  return client
}

function start(opened: ReturnType<typeof openShop>) {
  const stop = opened.client.start()
  cleanups.push(stop)
  return stop
}

describe('the start of a page', () => {
  // spec: CRT-096 CRT-097
  test.each([
    ['a hasCart cookie that is true', { hasCart: 'true' }, 1],
    ['a cart cookie', { CART: 'token' }, 1],
    ['a user who is signed in', { SiteUserInfo: '{"authenticated":true,"siteUserId":"u"}' }, 1],
    ['a hasCart cookie that is false', { hasCart: 'false' }, 0],
    ['no cookie', {}, 0],
  ])('with %s asks for the cart', async (_, cookie, calls) => {
    const opened = openShop({}, { cookie, websiteId: site() })
    start(opened)
    await vi.waitFor(() => expect(opened.client.cart.snapshot().status).toBe('ready'))
    expect(opened.shop.calls).toHaveLength(calls)
  })

  test('may be started by several parts, and runs until the last of them stops it', async () => {
    const websiteId = site()
    const opened = openShop({}, { cookie: hasCart, websiteId })
    const there = another(opened, websiteId)
    const stopFirst = start(opened)
    const stopSecond = start(opened)
    await vi.waitFor(() => expect(opened.client.cart.snapshot().status).toBe('ready'))
    expect(opened.shop.calls.filter(({ name }) => name === 'fetchCart')).toHaveLength(1)
    stopFirst()
    stopFirst()
    await opened.client.cart.add(mug)
    await vi.waitFor(() => expect(there.cart.snapshot().cart?.totalQuantity).toBe(1))
    stopSecond()
    await opened.client.cart.add(mug)
    await wait(20)
    expect(there.cart.snapshot().cart?.totalQuantity).toBe(1)
  })

  test('does not ask for the cart that the server has rendered', async () => {
    const opened = openShop(
      {},
      { cookie: hasCart, websiteId: site(), initialCart: buildCart({ entries: [buildEntry()] }) },
    )
    start(opened)
    await wait(20)
    expect(opened.shop.calls).toEqual([])
  })
})

describe('several tabs', () => {
  test('show the changes of one of them', async () => {
    const websiteId = site()
    const first = openShop({}, { websiteId })
    start(first)
    const second = another(first, websiteId)
    await first.client.cart.add(mug)
    await vi.waitFor(() => expect(second.cart.snapshot().cart?.totalQuantity).toBe(1))
    await second.cart.remove(second.cart.snapshot().cart!.entries[0]!.id)
    await vi.waitFor(() => expect(first.client.cart.snapshot().cart?.totalQuantity).toBe(0))
  })

  test('create one cart, although both begin it', async () => {
    const websiteId = site()
    const first = openShop({ latencyMs: 5 }, { websiteId })
    start(first)
    const second = another(first, websiteId)
    await Promise.all([first.client.cart.add(mug), second.cart.add(mug)])
    expect(first.shop.cart()).toMatchObject({ id: 'cart-2', totalQuantity: 2 })
    await vi.waitFor(() => expect(first.client.cart.snapshot().cart?.totalQuantity).toBe(2))
    expect(second.cart.snapshot().cart?.totalQuantity).toBe(2)
  })

  test('lose a cart that one of them has seen to be purchased, and tell it once', async () => {
    const websiteId = site()
    const first = openShop({}, { websiteId })
    start(first)
    const second = another(first, websiteId)
    const events: string[] = []
    second.on(({ kind }) => events.push(kind))
    await first.client.cart.add(mug)
    await vi.waitFor(() => expect(second.cart.snapshot().cart?.totalQuantity).toBe(1))
    first.shop.purchase()
    await first.client.cart.refresh()
    await vi.waitFor(() => expect(second.cart.snapshot().cart).toBeUndefined())
    expect(events).toEqual([])
  })

  test('are not followed in a browser that gives a page no channel, and the cart works', async () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    cleanups.push(() => void vi.unstubAllGlobals())
    const opened = openShop({}, { cookie: hasCart, websiteId: site() })
    start(opened)
    expect((await opened.client.cart.add(mug)).ok).toBe(true)
  })

  test('of two sites keep their carts apart', async () => {
    const first = openShop({}, { websiteId: site() })
    start(first)
    const second = another(first, site())
    await first.client.cart.add(mug)
    await wait(20)
    expect(second.cart.snapshot().cart).toBeUndefined()
  })

  test('of a browser without BroadcastChannel have their carts, each for itself', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    cleanups.push(() => vi.unstubAllGlobals())
    const websiteId = site()
    const opened = openShop({}, { websiteId })
    const there = another(opened, websiteId)
    start(opened)
    await opened.client.cart.add(mug)
    await there.cart.refresh()
    expect(there.cart.snapshot().cart?.totalQuantity).toBe(1)
  })

  test('ignore invalid messages on their channel', async () => {
    const websiteId = site()
    const opened = openShop({}, { websiteId })
    start(opened)
    await opened.client.cart.add(mug)
    const channel = new BroadcastChannel(`sitewright-cart:${websiteId}`)
    channel.postMessage({ cart: { entries: 7 }, at: 1e15 })
    await wait(20)
    channel.close()
    expect(opened.client.cart.snapshot().cart?.totalQuantity).toBe(1)
  })
})

describe('a cart that is stopped while its request is under way', () => {
  const one = buildCart({ entries: [buildEntry()] })
  const accepted = { ok: true, value: { cart: one } } as const
  const refused = { ok: false, failure: { kind: 'refused', status: 409 } } as const

  async function stopWhileSending() {
    const time = createFakeClock()
    let now = 1000
    const { transport, writes, reads } = openCalls()
    const websiteId = site()
    const cookies = createCookies(createCookieJar())
    const clock = { clock: time.clock, now: () => now }
    const open = () => createCartClient({ ...clock, websiteId, transport, cookies, hasCart: () => false })
    const [client, other] = [open(), open()]
    const events: string[] = []
    for (const each of [client, other]) each.on(({ kind }) => events.push(kind))
    const stop = client.start()
    const adding = client.cart.add(mug)
    await vi.waitFor(() => expect(writes.call).toHaveBeenCalledOnce())
    const waiting = client.cart.add({ itemId: 'print' })
    stop()
    return {
      client,
      other,
      events,
      adding,
      waiting,
      writes,
      reads,
      kept: () => Object.keys(localStorage).filter((key) => key.includes(websiteId)),
      pass: (ms: number) => {
        now += ms
        time.pass(ms)
      },
    }
  }

  test.each([
    ['accepted', accepted, ['added', 'added']],
    ['refused', refused, ['failed', 'failed']],
  ])(
    'is not continued a second time by the next start, nor by another tab: %s',
    async (_, answer, expected) => {
      const { client, other, events, adding, waiting, writes, reads, pass } = await stopWhileSending()
      reads.call.mockResolvedValue({ ok: true, value: answer.ok ? one : undefined })
      cleanups.push(other.start(), client.start())
      await wait(50)
      writes.answer(answer)
      expect(await adding).toMatchObject({ ok: answer.ok })
      await vi.waitFor(() => expect(writes.call).toHaveBeenCalledTimes(2))
      writes.answer(answer)
      expect(await waiting).toMatchObject({ ok: answer.ok })
      pass(31_000)
      await wait(50)
      expect(writes.call).toHaveBeenCalledTimes(2)
      expect(events).toEqual(expected)
    },
  )

  test('sends what waits, and ends then', async () => {
    const { client, other, waiting, writes, kept } = await stopWhileSending()
    writes.answer(accepted)
    await vi.waitFor(() => expect(writes.call).toHaveBeenCalledTimes(2))
    expect(kept()).toHaveLength(1)
    writes.answer(accepted)
    expect(await waiting).toMatchObject({ ok: true })
    await vi.waitFor(() => expect(kept()).toEqual([]))
    cleanups.push(other.start())
    void client.cart.add(mug)
    await wait(20)
    expect(kept()).toEqual([])
  })

  test('is left to the next page by a page that ends, and continued by one that comes back', async () => {
    const { client, adding, waiting, writes, events, pass } = await stopWhileSending()
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(await waiting).toMatchObject({ failure: { kind: 'aborted' } })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    cleanups.push(client.start())
    writes.answer(accepted)
    expect(await adding).toMatchObject({ ok: true })
    await vi.waitFor(() => expect(writes.call).toHaveBeenCalledTimes(2))
    writes.answer(accepted)
    await wait(50)
    pass(31_000)
    await wait(50)
    expect(writes.call).toHaveBeenCalledTimes(2)
    expect(events).toEqual(['added', 'added', 'late-added'])
  })
})

describe('a page that goes and comes back', () => {
  const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  test('reads its cart when it comes out of the back/forward cache', async () => {
    const opened = openShop({}, { websiteId: site() })
    start(opened)
    await opened.client.cart.add(mug)
    leave()
    opened.shop.purchase()
    comeBack()
    await vi.waitFor(() => expect(opened.client.cart.snapshot().cart).toBeUndefined())
  })

  test('does not read it when it is shown for the first time', async () => {
    const opened = openShop({}, { websiteId: site() })
    start(opened)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    await wait(20)
    expect(opened.shop.calls).toEqual([])
  })

  test('leaves unsent operations to the next page', async () => {
    const websiteId = site()
    const opened = openShop({ latencyMs: 5 }, { websiteId, now: Date.now })
    const stop = start(opened)
    const { cart } = opened.client
    void cart.add(mug)
    await wait(1)
    const second = cart.add({ itemId: 'print' })
    void cart.setQuantity(cart.snapshot().cart!.entries[0]!.id, 3)
    leave()
    stop()
    expect(await second).toMatchObject({ failure: { kind: 'aborted' } })
    const next = another(opened, websiteId)
    await vi.waitFor(
      () =>
        expect(opened.shop.cart()?.entries).toMatchObject([
          { itemId: 'mug', quantity: 3 },
          { itemId: 'print', quantity: 1 },
        ]),
      5000,
    )
    await vi.waitFor(() => expect(next.cart.snapshot().isRevalidating).toBe(false))
    expect(opened.shop.calls.filter(({ name }) => name === 'addEntry')).toHaveLength(2)
    expect(Object.keys(localStorage).filter((key) => key.includes(websiteId))).toEqual([])
  })

  test('announces what was being added once when it comes back before another page has begun', async () => {
    const opened = openShop({ latencyMs: 100 }, { cookie: hasCart, websiteId: site(), now: Date.now })
    start(opened)
    const { cart } = opened.client
    await vi.waitFor(() => expect(cart.snapshot().status).toBe('ready'))
    const adding = cart.add(mug)
    const isSent = (): boolean => opened.shop.calls.some(({ name }) => name === 'addEntry')
    await vi.waitFor(() => expect(isSent()).toBe(true), { interval: 1 })
    const waiting = cart.add({ itemId: 'print' })
    leave()
    comeBack()
    expect((await adding).ok).toBe(true)
    expect(await waiting).toMatchObject({ failure: { kind: 'aborted' } })
    await wait(50)
    opened.time.pass(1000)
    await vi.waitFor(() => expect(opened.shop.cart()?.totalQuantity).toBe(2))
    await vi.waitFor(() => expect(cart.snapshot().isRevalidating).toBe(false))
    const added = opened.events.flatMap((event) =>
      event.kind === 'added' || event.kind === 'late-added' ? [[event.kind, event.line.itemId]] : [],
    )
    expect(added).toEqual([
      ['added', 'mug'],
      ['added', 'print'],
      ['late-added', 'print'],
    ])
    expect(opened.shop.cart()?.totalQuantity).toBe(2)
  })

  test('takes over unsent operations of a closed tab when it becomes visible', async () => {
    const websiteId = site()
    const opened = openShop({}, { websiteId, now: Date.now })
    const here = another(opened, websiteId)
    const closed = openQueueStore(`sitewright-cart:${websiteId}`, Date.now)
    closed.persist([{ operation: { kind: 'add', line: mug }, key: entryKey(mug) }])
    closed.leave()
    await wait(20)
    expect(opened.shop.cart()).toBeUndefined()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(here.cart.snapshot().cart?.totalQuantity).toBe(1))
    expect(opened.shop.cart()?.totalQuantity).toBe(1)
  })

  test('reads its cart when the connection is back', async () => {
    const opened = openShop({}, { websiteId: site() })
    start(opened)
    opened.shop.use('offline')
    const adding = opened.client.cart.add(mug)
    const ticking = setInterval(() => opened.time.pass(100), 1)
    cleanups.push(() => clearInterval(ticking))
    expect((await adding).ok).toBe(false)
    expect(opened.client.cart.snapshot().isOffline).toBe(true)
    opened.shop.use('success')
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(opened.client.cart.snapshot().isOffline).toBe(false))
  })

  test('does not read its cart after an interruption that it did not notice', async () => {
    const opened = openShop({}, { websiteId: site() })
    start(opened)
    window.dispatchEvent(new Event('online'))
    await wait(20)
    expect(opened.shop.calls).toEqual([])
  })

  const see = (visibility: DocumentVisibilityState): void => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
  }

  test.each([
    [30_000, []],
    [30_001, ['fetchCart']],
  ])('after %i ms out of sight asks: %j', async (ms, asked) => {
    let now = 1000
    const opened = openShop({}, { websiteId: site(), now: () => now })
    start(opened)
    now += 50_000
    see('hidden')
    now += ms
    see('visible')
    await wait(20)
    expect(opened.shop.calls.map(({ name }) => name)).toEqual(asked)
  })

  test('sends held operations at once when it is hidden', async () => {
    const opened = openShop({}, { websiteId: site() })
    start(opened)
    const { cart } = opened.client
    await cart.add(mug)
    const { id } = cart.snapshot().cart!.entries[0]!
    await cart.setQuantity(id, 2)
    void cart.setQuantity(id, 3)
    await wait(20)
    expect(opened.shop.cart()?.totalQuantity).toBe(2)
    see('hidden')
    await vi.waitFor(() => expect(opened.shop.cart()?.totalQuantity).toBe(3))
  })

  test.each([
    ['its own', () => ({})],
    ['a shared', (fetch: typeof globalThis.fetch) => ({ http: createHttp({ fetch }) })],
  ])('%s HTTP client keeps requests that change the cart alive, and no others', async (_, httpOf) => {
    const { shop } = openShop()
    const sent = vi.fn(shop.fetch)
    const cookies = createCookies(createCookieJar())
    const { cart } = createCartClient({ websiteId: site(), cookies, fetch: sent, ...httpOf(sent) })
    await cart.add(mug)
    await cart.refresh()
    expect(sent.mock.calls.map(([, init]) => [init?.method, init?.keepalive])).toEqual([
      ['POST', true],
      ['GET', false],
    ])
  })

  test('receives no events once its cart was stopped', async () => {
    const opened = openShop({}, { websiteId: site() })
    opened.client.start()()
    comeBack()
    see('hidden')
    await wait(20)
    expect(opened.shop.calls).toEqual([])
  })

  test('sends no request while the browser has no connection', async () => {
    const opened = openShop({}, { websiteId: site() })
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    cleanups.push(() => offline.mockRestore())
    expect(await opened.client.cart.add(mug)).toMatchObject({ failure: { kind: 'offline' } })
    expect(opened.shop.calls).toEqual([])
    offline.mockRestore()
    expect((await opened.client.cart.retry())?.ok).toBe(true)
    expect(opened.shop.cart()?.totalQuantity).toBe(1)
  })
})

// spec: CRT-013
test('pages have paths, which a shop may change', () => {
  const assign = vi.fn()
  const view = { location: { assign } }
  const navigate = createNavigate({ checkout: '/pay' }, view)
  navigate('checkout')
  navigate('subscription', { cartToken: 'a b' })
  navigate('giftCard')
  navigate('cart')
  expect(assign.mock.calls.flat()).toEqual(['/pay', '/subscription?cartToken=a+b', '/gift-card', '/cart'])
})

test.each([
  ['/subscribe?lang=de', '/subscribe?lang=de&cartToken=t'],
  ['/subscribe#form', '/subscribe?cartToken=t#form'],
  ['https://pay.example/?a=1#b?c', 'https://pay.example/?a=1&cartToken=t#b?c'],
])('a path of %s keeps its own parameters', (subscription, address) => {
  const assign = vi.fn()
  createNavigate({ subscription }, { location: { assign } })('subscription', { cartToken: 't' })
  expect(assign).toHaveBeenCalledExactlyOnceWith(address)
})
