import { createFakeClock } from '@sitewright/machine/testing'
import { readFileSync } from 'node:fs'
import { graphql, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createCartClient, type Cart } from '../index.ts'
import { buildCart, buildEntry } from '../testing.ts'
import { createGraphqlTransport } from '../mock/graphql-transport.test-support.ts'
import { createCart, type CartRequest, type CartTransport } from '../transport.ts'
import { openShop, settled } from '../mock/open-shop.test-support.ts'

const mug = { itemId: 'mug', sku: 'mug-blue' }

/** Another backend, which keeps one cart in memory. */
function openBackend() {
  let cart: Cart | undefined
  const requests: CartRequest[] = []
  const transport = {
    fetch: vi.fn<CartTransport['fetch']>(() => Promise.resolve({ ok: true, value: cart })),
    send: vi.fn<CartTransport['send']>((request) => {
      requests.push(request)
      const quantity = (cart?.entries[0]?.quantity ?? 0) + ('quantity' in request ? request.quantity : 0)
      cart = createCart({
        id: 'own',
        entries: [buildEntry({ quantity })],
        checkoutUrl: 'https://pay.example/own',
      })
      return Promise.resolve({ ok: true, value: { cart } })
    }),
  }
  return { transport, requests, cart: () => cart }
}

describe('a transport of one’s own', () => {
  test('reads the cart at the start, with any cookies', async () => {
    const { transport } = openBackend()
    await transport.send({ kind: 'add', ...mug, quantity: 2, additionalFields: 'null' })
    const { client } = openShop({}, { transport })
    client.start()
    await settled()
    expect(client.cart.snapshot()).toMatchObject({ status: 'ready', cart: { totalQuantity: 2 } })
  })

  test('does not read the cart at the start if hasCart is false', async () => {
    const { transport } = openBackend()
    const { client } = openShop({}, { transport, hasCart: () => false })
    client.start()
    await settled()
    expect(transport.fetch).not.toHaveBeenCalled()
    expect(client.cart.snapshot().status).toBe('ready')
  })

  test('gets requests one at a time, merged as the server of the specification does', async () => {
    const { transport, requests } = openBackend()
    const { client, shop } = openShop({}, { transport })
    await Promise.all(Array.from({ length: 5 }, () => client.cart.add(mug)))
    expect(requests).toEqual([{ kind: 'add', ...mug, quantity: 5, additionalFields: 'null' }])
    expect(shop.calls).toEqual([])
  })

  test('that rejects counts as unreachable, and the cart reports the outcome', async () => {
    const { transport } = openBackend()
    const { client } = openShop({}, { transport })
    client.cart.skip()
    const problem = new Error('from the backend')
    transport.send.mockRejectedValueOnce(problem)
    expect(await client.cart.add(mug)).toEqual({ ok: false, failure: { kind: 'network', cause: problem } })
    transport.send.mockImplementationOnce(() => {
      throw problem
    })
    expect((await client.cart.add(mug)).ok).toBe(false)
    transport.fetch.mockRejectedValueOnce(problem)
    expect(await client.cart.refresh()).toMatchObject({ ok: false, failure: { kind: 'network' } })
    expect((await client.cart.add(mug)).ok).toBe(true)
  })

  test('leaves the checkout to the address of its cart', async () => {
    const assign = vi.fn()
    vi.stubGlobal('window', { location: { assign } })
    const { transport } = openBackend()
    const client = createCartClient({ transport })
    client.navigate('checkout')
    await client.cart.add(mug)
    client.navigate('checkout')
    client.navigate('cart')
    vi.unstubAllGlobals()
    expect(assign.mock.calls.flat()).toEqual(['/checkout', 'https://pay.example/own', '/cart'])
  })

  test('never leads to an invalid address', () => {
    const assign = vi.fn()
    vi.stubGlobal('window', { location: { assign } })
    const initialCart = buildCart({ checkoutUrl: 'javascript:alert(1)' })
    createCartClient({ initialCart }).navigate('checkout')
    vi.unstubAllGlobals()
    expect(assign.mock.calls.flat()).toEqual(['/checkout'])
  })
})

describe('a page that has no browser', () => {
  test('starts its cart all the same, and receives the outcome of an add whose response was lost', async () => {
    const { shop, client } = openShop()
    const stop = client.start()
    shop.useOnce('answerLost', 'addEntry')
    expect((await client.cart.add(mug)).ok).toBe(true)
    expect(shop.cart()?.totalQuantity).toBe(1)
    stop()
  })

  test('shows the cart that the server has rendered, without asking for it', async () => {
    const initialCart = buildCart({ entries: [buildEntry()] })
    const { shop, client } = openShop({}, { initialCart, hasCart: () => true })
    expect(client.cart.serverSnapshot()).toMatchObject({ status: 'ready', cart: { totalQuantity: 1 } })
    client.start()
    await settled()
    expect(shop.calls).toEqual([])
  })
})

describe('settings of a page', () => {
  test.each([
    ['', undefined],
    ['de-DE', 'de-DE'],
    ['en_US.UTF-8', 'en-US'],
    ['de_DE@euro', 'de-DE'],
  ])('take the locale %j as %s', (locale, meaning) => {
    const { client, report } = openShop({}, { locale })
    expect(client.locale).toBe(meaning)
    expect(report).not.toHaveBeenCalled()
  })

  test('report an invalid locale, and use the default', () => {
    const { client, report } = openShop({}, { locale: 'no locale' })
    expect(client.locale).toBeUndefined()
    expect(report).toHaveBeenCalledTimes(1)
  })

  test('accept a currency in lower case, and reject an invalid code', () => {
    expect(openShop({}, { currency: 'eur' }).client.currency).toBe('EUR')
    expect(() => openShop({}, { currency: 'Euro' })).toThrow(RangeError)
  })

  test('replace some messages and keep the others', () => {
    const { messages } = openShop({}, { messages: { 'cart.addToCart.label': 'Kaufen' } }).client
    expect([messages['cart.addToCart.label'], messages['cart.addToCart.added']]).toEqual(['Kaufen', 'Added!'])
  })
})

interface Line {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  readonly attributes: readonly object[]
}

// The example of the documentation, with a GraphQL shop that really answers.
describe('a GraphQL shop', () => {
  let lines: readonly Line[] = []
  let codes: readonly string[] = []
  const view = () => ({
    id: 'gid-1',
    checkoutUrl: 'https://pay.example/gid-1',
    discountCodes: codes.map((code) => ({ code })),
    cost: { subtotalCents: 2000, totalCents: codes.length ? 1800 : 2000 },
    lines: lines.map(({ productId, ...line }) => ({
      ...line,
      product: { id: productId, title: 'Mug' },
      cost: { totalCents: 2000 * line.quantity },
    })),
  })
  const refuse = (message: string): HttpResponse<object> => HttpResponse.json({ errors: [{ message }] })
  const shop = graphql.link('http://shop.test/graphql')
  const server = setupServer(
    shop.query('Cart', () => HttpResponse.json({ data: { cart: view() } })),
    shop.mutation<object, { line: Omit<Line, 'id'> }>(
      'AddLine',
      ({ variables: { line } }): HttpResponse<object> => {
        if (line.quantity > 5) return refuse('Only 5 left.')
        lines = [...lines, { ...line, id: `line-${lines.length + 1}` }]
        return HttpResponse.json({ data: { cartLineAdd: view() } })
      },
    ),
    shop.mutation<object, { line: Partial<Line> }>('ChangeLine', ({ variables: { line } }) => {
      lines = lines.map((each) => (each.id === line.id ? { ...each, ...line } : each))
      return HttpResponse.json({ data: { cartLineChange: view() } })
    }),
    shop.mutation<object, { id: string }>('RemoveLine', ({ variables: { id } }) => {
      lines = lines.filter((each) => each.id !== id)
      return HttpResponse.json({ data: { cartLineRemove: view() } })
    }),
    shop.mutation<object, { codes: string[] }>('SetCodes', ({ variables }) => {
      codes = variables.codes
      return HttpResponse.json({ data: { cartCodes: view() } })
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  const open = () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    }
    const { clock } = createFakeClock()
    const transport = createGraphqlTransport('http://shop.test/graphql', storage)
    return { kept, storage, client: createCartClient({ transport, clock }), transport }
  }

  test('sells, changes, discounts and removes through the example of the documentation', async () => {
    const { kept, client, transport } = open()
    const { cart } = client
    client.start()
    expect((await cart.add({ ...mug, additionalFields: { engraving: 'Ada' } })).ok).toBe(true)
    expect(kept.get('cart-id')).toBe('gid-1')
    expect(lines).toEqual([
      {
        id: 'line-1',
        productId: 'mug',
        variantId: 'mug-blue',
        quantity: 1,
        attributes: [{ key: 'engraving', value: 'Ada' }],
      },
    ])
    expect((await cart.setQuantity('line-1', 3)).ok).toBe(true)
    expect((await cart.setFields('line-1', { engraving: 'Bea' })).ok).toBe(true)
    expect((await cart.setDiscountCodes(['TENTH'])).ok).toBe(true)
    expect(cart.snapshot().cart).toMatchObject({
      grandTotalCents: 1800,
      coupons: [{ code: 'TENTH' }],
      entries: [{ quantity: 3, title: 'Mug', additionalFields: { engraving: 'Bea' } }],
    })
    expect(await cart.add({ ...mug, quantity: 6 })).toMatchObject({
      failure: { kind: 'refused', message: 'Only 5 left.' },
    })
    expect(await transport.fetch()).toMatchObject({ value: { totalQuantity: 3 } })
    expect((await cart.remove('line-1')).ok).toBe(true)
    expect(lines).toEqual([])
  })

  test('that throws is a failure, and an add whose response was lost is not sent again', async () => {
    const { client } = open()
    client.cart.skip()
    server.use(shop.mutation('AddLine', () => new HttpResponse(null, { status: 500 })))
    expect(await client.cart.add(mug)).toMatchObject({ failure: { kind: 'server-down' } })
    server.use(shop.mutation('AddLine', () => HttpResponse.error()))
    expect(await client.cart.add(mug)).toMatchObject({ failure: { kind: 'network' } })
  })

  test('keeps changes alive when their page is left, and no reading', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    const { client, transport } = open()
    client.cart.skip()
    await client.cart.add(mug)
    await transport.fetch()
    const kept = sent.mock.calls.map(([, init]) => init?.keepalive)
    sent.mockRestore()
    expect(kept).toEqual([true, false])
  })

  test('is the example of the documentation, to the letter', () => {
    const file = new URL('../mock/graphql-transport.test-support.ts', import.meta.url)
    const code = readFileSync(file, 'utf8')
      .replace('../index.ts', '@sitewright/cart-client')
      .replace('../transport.ts', '@sitewright/cart-client/transport')
    const page = readFileSync(new URL('../../../../docs/cart-client/own-backend.md', import.meta.url), 'utf8')
    expect(page.includes(code.trim())).toBe(true)
  })
})
