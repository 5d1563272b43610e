import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp } from '@sitewright/site/http'
import { createCookieJar } from '@sitewright/site/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { schemaReaders } from '../contracts.ts'
import { cartReaders } from '../cart-transport/cart-readers.ts'
import { buildCart, buildEntry, type Scenario } from '../testing.ts'
import { mug, openShop, settled } from '../mock/open-shop.test-support.ts'

const readers = [
  ['the package', cartReaders],
  ['the schemas', schemaReaders],
] as const

describe.each(readers)('a cart that %s reads', (_, { cart, added, updated }) => {
  const whole = buildCart({ entries: [buildEntry()] })

  // spec: CRT-031 CRT-032 CRT-033 CRT-034 CRT-035 CRT-036 CRT-037
  test('gets a default for each missing field', () => {
    const least = { id: 'cart-1', websiteId: 'website-1', created: 1 }
    expect(cart(least)).toEqual({
      ok: true,
      value: {
        ...least,
        isPurchased: false,
        entries: [],
        shippingOptions: [],
        applicableTaxRules: [],
        coupons: [],
        validCoupons: [],
        invalidCoupons: [],
        subtotalCents: 0,
        taxCents: 0,
        shippingCostCents: 0,
        discountCents: 0,
        grandTotalCents: 0,
        totalQuantity: 0,
        hasDigital: false,
        purelyDigital: false,
        requiresShipping: false,
      },
    })
  })

  test('gets a default for null, too', () => {
    const nulls = Object.fromEntries(
      Object.keys(buildCart()).map((name) => [name, ['id', 'websiteId'].includes(name) ? name : null]),
    )
    const { created: _, ...empty } = buildCart({ id: 'id', websiteId: 'websiteId' })
    expect(cart(nulls)).toEqual({ ok: true, value: empty })
    const entry = { ...buildEntry(), title: null, subTotal: null, purchasePriceCents: null }
    const read = cart({ ...whole, entries: [{ ...entry, chosenVariant: null }] })
    const { title: _title, subTotal: _sum, purchasePriceCents: _price, ...bare } = buildEntry()
    expect(read).toEqual({
      ok: true,
      value: { ...whole, entries: [{ ...bare, chosenVariant: { attributes: {} } }] },
    })
    expect(added({ shoppingCart: whole, newlyAdded: null })).toEqual({
      ok: true,
      value: { shoppingCart: whole },
    })
  })

  // spec: CRT-032
  test.each([
    [1_700_000_000_000, 1_700_000_000_000],
    ['2024-01-01T00:00:00Z', 1_704_067_200_000],
    ['yesterday', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('was created at %j: %s', (created, ms) => {
    const read = cart({ ...whole, created })
    expect(read.ok && read.value.created).toBe(ms)
  })

  // spec: CRT-035
  test.each(['selectedShippingOption', 'shippingLocation'])(
    'has an object for its %s, or nothing',
    (name) => {
      expect(cart({ ...whole, [name]: { id: 'post' } }).ok).toBe(true)
      expect(cart({ ...whole, [name]: null }).ok).toBe(true)
      expect(cart({ ...whole, [name]: 'post' })).toEqual({ ok: false, failure: { path: name } })
      expect(cart({ ...whole, [name]: [] })).toEqual({ ok: false, failure: { path: name } })
    },
  )

  test('keeps unknown fields', () => {
    const odd = { ...whole, loyaltyPoints: 7, orderId: null, selectedShippingOption: { id: 'post' } }
    expect(cart(odd)).toEqual({ ok: true, value: odd })
  })

  // spec: CRT-039
  test('reads entries with all their fields', () => {
    const entry = { ...buildEntry(), additionalFields: { engraving: 'Ada' }, wrapped: true }
    expect(cart({ ...whole, entries: [entry] })).toMatchObject({ ok: true, value: { entries: [entry] } })
    const bare = { id: 'e', itemId: 'i', quantity: 1, chosenVariant: { sku: null } }
    expect(cart({ ...whole, entries: [bare] })).toMatchObject({
      value: { entries: [{ chosenVariant: { sku: null, attributes: {} } }] },
    })
  })

  test.each([
    ['nothing', undefined, ''],
    ['a list', [42], ''],
    ['a text', 'cart', ''],
    ['no id', { ...whole, id: undefined }, 'id'],
    ['a number for an id', { ...whole, id: 7 }, 'id'],
    ['a text for a subtotal', { ...whole, subtotalCents: '2000' }, 'subtotalCents'],
    ['an endless subtotal', { ...whole, subtotalCents: Infinity }, 'subtotalCents'],
    ['a subtotal too large to be exact', { ...whole, subtotalCents: 1e30 }, 'subtotalCents'],
    ['entries that are no list', { ...whole, entries: {} }, 'entries'],
    [
      'an entry without a variant',
      { ...whole, entries: [{ ...buildEntry(), chosenVariant: undefined }] },
      'entries.0.chosenVariant',
    ],
    ['half an item', { ...whole, entries: [buildEntry({ quantity: 0.5 })] }, 'entries.0.quantity'],
    [
      'less than nothing',
      { ...whole, entries: [buildEntry(), buildEntry({ quantity: -1 })] },
      'entries.1.quantity',
    ],
    [
      'an option that is no text',
      { ...whole, entries: [{ ...buildEntry(), chosenVariant: { attributes: { Size: 4 } } }] },
      'entries.0.chosenVariant.attributes',
    ],
    ['a yes that is a text', { ...whole, isPurchased: 'false' }, 'isPurchased'],
  ])('rejects %s with its path', (_, body, path) => {
    expect(cart(body)).toEqual({ ok: false, failure: { path } })
  })

  test.each([undefined, null])('leaves out a line with the id %j, as of a gift that a server adds', (id) => {
    const gift = { ...buildEntry(), id }
    const both = { ...whole, entries: [gift, buildEntry()] }
    expect(cart(both)).toMatchObject({ ok: true, value: { entries: [buildEntry()] } })
    expect(added({ shoppingCart: both, newlyAdded: gift })).toMatchObject({
      ok: true,
      value: { shoppingCart: { entries: [buildEntry()] }, newlyAdded: undefined },
    })
    expect(cart({ ...whole, entries: [gift, buildEntry({ quantity: -1 })] }).ok).toBe(false)
  })

  test.each([
    ['readers', cartReaders],
    ['schemas', schemaReaders],
  ])('the %s leave out a line whose id another line has', (_, readers) => {
    const [first, other] = [buildEntry({ quantity: 2 }), buildEntry({ id: 'other' })]
    const body = { ...whole, entries: [first, other, { ...first, quantity: 5 }] }
    expect(readers.cart(body)).toMatchObject({ ok: true, value: { entries: [first, other] } })
    const broken = { ...whole, entries: [first, { ...first, quantity: -1 }] }
    expect(readers.cart(broken).ok).toBe(false)
  })

  test('answers to changes are read with their entry, or without', () => {
    expect(added({ shoppingCart: whole, newlyAdded: buildEntry() }).ok).toBe(true)
    expect(added({ shoppingCart: whole }).ok).toBe(true)
    expect(updated({ shoppingCart: whole, updatedEntry: buildEntry() }).ok).toBe(true)
    expect(added(whole)).toEqual({ ok: false, failure: { path: 'shoppingCart' } })
    expect(updated({ shoppingCart: whole, updatedEntry: {} })).toEqual({
      ok: false,
      failure: { path: 'updatedEntry.id' },
    })
  })
})

test('the readers of the package and the schemas agree on every cart, whole or broken', () => {
  const value = fc.oneof(
    fc.constantFrom(undefined, null, '', 'text', true, 0, -1, 1.5, 7, 1e300, Number.MAX_SAFE_INTEGER),
    fc.constantFrom({}, [], [1], { a: 1 }, { Size: 'L' }),
  )
  const path = fc.constantFrom(
    ...Object.keys(buildCart()).map((name) => [name]),
    ...Object.keys(buildEntry()).map((name) => ['entries', 0, name]),
    ['entries', 0, 'additionalFields'],
    ['entries', 0, 'chosenVariant', 'sku'],
    ['entries', 0, 'chosenVariant', 'attributes'],
    ['orderId'],
    ['selectedShippingOption'],
    ['shippingLocation'],
    ['checkoutUrl'],
  )
  fc.assert(
    fc.property(path, value, (at, broken) => {
      const body = structuredClone(buildCart({ entries: [buildEntry()] })) as unknown
      let place = body as Record<string | number, unknown>
      for (const name of at.slice(0, -1)) place = place[name] as typeof place
      place[at.at(-1)!] = structuredClone(broken)
      const [own, schema] = [cartReaders.cart(body), schemaReaders.cart(body)]
      expect(own.ok).toBe(schema.ok)
      if (own.ok && schema.ok) expect(own.value).toEqual(schema.value)
    }),
    { numRuns: 500 },
  )
})

describe('a server that talks nonsense', () => {
  const cases: [Scenario, string][] = [
    ['html', 'contract'],
    ['serverDown', 'server-down'],
    ['errorField', 'refused'],
    ['malformed', 'contract'],
    ['unexpected', 'contract'],
    ['crumbFailure', 'crumb'],
    ['tooManyRequests', 'too-many'],
    ['refused', 'refused'],
    ['offline', 'network'],
  ]

  // spec: CRT-091 CRT-173
  test.each(cases)(
    '%s to an add is a failure of kind %s, and the last good cart stays',
    async (scenario, kind) => {
      const { shop, client } = openShop()
      await client.cart.add(mug)
      const good = client.cart.snapshot().settled
      shop.use(scenario, 'addEntry')
      const added = await client.cart.add({ itemId: 'print' })
      expect(added.ok).toBe(false)
      if (scenario !== 'answerGarbled') expect(added).toMatchObject({ failure: { kind } })
      expect(client.cart.snapshot().cart).toMatchObject({ totalQuantity: 1, isPending: false })
      expect(client.cart.snapshot().settled?.entries).toEqual(good?.entries)
    },
  )

  test.each(cases)(
    '%s to a reading is a failure of kind %s, and the last good cart stays',
    async (scenario, kind) => {
      const { shop, client, time } = openShop()
      await client.cart.add(mug)
      const good = client.cart.snapshot().settled
      shop.use(scenario, 'fetchCart')
      const reading = client.cart.refresh()
      for (const ms of [500, 1500]) {
        await settled()
        time.pass(ms)
      }
      expect(await reading).toMatchObject({ ok: false, failure: { kind } })
      expect(client.cart.snapshot()).toMatchObject({ status: 'ready', settled: good })
    },
  )

  const good = buildCart({ entries: [buildEntry()] })
  const { chosenVariant: _, ...withoutVariant } = buildEntry()
  const bodies: [string, string, string][] = [
    ['a page of HTML', '<!doctype html><title>Welcome</title>', ''],
    ['half of a body', JSON.stringify(good).slice(0, 60), ''],
    ['an empty body', '', ''],
    ['a text for a number', JSON.stringify({ ...good, totalQuantity: '3' }), 'totalQuantity'],
    ['a number that is too large', JSON.stringify({ ...good, subtotalCents: 1e21 }), 'subtotalCents'],
    [
      'a number that is none',
      JSON.stringify(good).replace('"taxCents":', '"taxCents":1e999,"was":'),
      'taxCents',
    ],
    [
      'an entry without a variant',
      JSON.stringify({ ...good, entries: [buildEntry(), withoutVariant] }),
      'entries.1.chosenVariant',
    ],
  ]

  // spec: CRT-031 CRT-036 CRT-039
  test.each(bodies)(
    '%s is a breach of the contract with its path, and never shown',
    async (_, body, path) => {
      const fetch = () => Promise.resolve(new Response(body))
      const http = createHttp({ fetch, crumbs: createCrumbs(createCookies(createCookieJar())) })
      const { client } = openShop({}, { http, initialCart: good })
      expect(await client.cart.refresh()).toEqual({ ok: false, failure: { kind: 'contract', path } })
      expect(client.cart.snapshot()).toMatchObject({ status: 'ready', settled: good, isRevalidating: false })
    },
  )

  test('a field of the server with a name of the package is not mistaken for it', () => {
    const odd = { ...buildEntry(), key: 'odd', isPending: true }
    const { client } = openShop({}, { initialCart: { ...good, entries: [odd] } })
    const [shown] = client.cart.snapshot().cart?.entries ?? []
    expect(shown).toMatchObject({ key: odd.id, isPending: false })
  })

  test('the message of a 200 with an error is shown', async () => {
    const { shop, client } = openShop()
    shop.use('errorField', 'addEntry')
    expect(await client.cart.add(mug)).toMatchObject({ failure: { message: 'Something is wrong.' } })
  })

  test('an outdated anti-forgery token is renewed by the failure, and a change is never sent by itself again', async () => {
    const { shop, client } = openShop({ crumb: 'crumb-2' }, { cookie: { crumb: 'crumb-1' } })
    expect(await client.cart.add(mug)).toMatchObject({ failure: { kind: 'crumb', cookiesEnabled: true } })
    expect(shop.calls).toHaveLength(1)
    expect((await client.cart.retry())?.ok).toBe(true)
    expect(shop.calls[1]?.headers.get('X-CSRF-Token')).toBe('crumb-2')
  })

  // spec: CRT-034
  test('null for empty values is bought once and shown, with both kinds of readers', async () => {
    for (const readers of [cartReaders, schemaReaders]) {
      const { shop, client } = openShop({}, { readers })
      shop.use('answerNulls')
      expect((await client.cart.add({ itemId: 'print' })).ok).toBe(true)
      expect((await client.cart.refresh()).ok).toBe(true)
      expect(client.cart.snapshot().cart).toMatchObject({ coupons: [], taxCents: 0, requiresShipping: false })
      expect(shop.calls.map(({ name }) => name)).toEqual(['addEntry', 'fetchCart'])
    }
  })

  test('a server that asks for a minute is not asked again within seconds', async () => {
    let calls = 0
    const answerAfter = (seconds: number) => {
      const fetch = () => {
        calls += 1
        return Promise.resolve(new Response('{}', { status: 429, headers: { 'Retry-After': `${seconds}` } }))
      }
      return openShop({}, { http: createHttp({ fetch }) })
    }
    const patient = answerAfter(60)
    expect(await patient.client.cart.refresh()).toMatchObject({ failure: { retryAfterMs: 60_000 } })
    expect([calls, patient.time.pending()]).toEqual([1, 0])

    const { client, time } = answerAfter(1)
    const reading = client.cart.refresh()
    await settled()
    time.pass(999)
    await settled()
    expect(calls).toBe(2)
    time.pass(1)
    await settled()
    expect(calls).toBe(3)
    time.pass(1500)
    await reading
  })

  test('a limit on calls is reported as such', async () => {
    const { client } = openShop({ callsLeft: 1 })
    await client.cart.add(mug)
    expect(await client.cart.add(mug)).toMatchObject({ failure: { kind: 'too-many' } })
  })

  test('an invalid message from another tab is not shown', () => {
    const { client } = openShop()
    client.cart.receive({ cart: buildCart({ entries: [buildEntry()] }), at: 10 })
    client.cart.receive({ cart: undefined, at: 9 })
    expect(client.cart.snapshot().cart?.totalQuantity).toBe(1)
  })
})
