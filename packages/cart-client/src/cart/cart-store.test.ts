import { timers } from '@sitewright/machine'
import { createFakeClock } from '@sitewright/machine/testing'
import { expect, describe, test, vi } from 'vitest'
import { createCartStore, type PersistedQueue } from '../index.ts'
import { buildCart, buildEntry } from '../testing.ts'
import { cartReaders, createTransport } from '../transport.ts'
import { openCalls } from '../mock/open-cart.test-support.ts'
import { mug, openShop, settled } from '../mock/open-shop.test-support.ts'

const shownEntries = (client: ReturnType<typeof openShop>['client']) =>
  client.cart
    .snapshot()
    .cart?.entries.map(({ itemId, quantity, isPending }) => ({ itemId, quantity, isPending }))

describe('adding', () => {
  // spec: CRT-001 CRT-004 CRT-091
  test('sends item, variant, quantity and fields as JSON text, and shows the cart that comes back', async () => {
    const { shop, client } = openShop()
    const added = await client.cart.add({ ...mug, quantity: 2, additionalFields: { engraving: 'Ada' } })
    expect(shop.calls.map(({ name, body }) => ({ name, body }))).toEqual([
      {
        name: 'addEntry',
        body: { itemId: 'mug', sku: 'mug-blue', quantity: 2, additionalFields: '{"engraving":"Ada"}' },
      },
    ])
    expect(added.ok && added.value.entry?.quantity).toBe(2)
    expect(client.cart.snapshot()).toMatchObject({
      status: 'ready',
      isRevalidating: false,
      cart: { subtotalCents: 4000 },
    })
  })

  test('sends the text null when there are no fields', async () => {
    const { shop, client } = openShop()
    await client.cart.add(mug)
    expect(shop.calls[0]?.body).toMatchObject({ additionalFields: 'null' })
  })

  test('keeps all of five presses in one tick', async () => {
    const { shop, client } = openShop()
    const added = await Promise.all(Array.from({ length: 5 }, () => client.cart.add(mug)))
    expect(added.every(({ ok }) => ok)).toBe(true)
    expect(shop.cart()?.totalQuantity).toBe(5)
    expect(shop.calls).toHaveLength(1)
  })

  test('merges lines that are added during a request into one request after it', async () => {
    const { shop, client } = openShop()
    const first = client.cart.add(mug)
    await Promise.resolve()
    await Promise.resolve()
    const rest = [client.cart.add(mug), client.cart.add(mug)]
    await Promise.all([first, ...rest])
    expect(shop.calls.map(({ body }) => (body as { quantity: number }).quantity)).toEqual([1, 2])
  })

  test('shows an added line at once, without amounts of its own', () => {
    const { client } = openShop({}, { initialCart: buildCart({ entries: [buildEntry()] }) })
    void client.cart.add({ itemId: 'print', title: 'Print' })
    void client.cart.add({ ...mug, quantity: 2 })
    const { cart } = client.cart.snapshot()
    expect(shownEntries(client)).toEqual([
      { itemId: 'mug', quantity: 3, isPending: true },
      { itemId: 'print', quantity: 1, isPending: true },
    ])
    expect(cart).toMatchObject({ totalQuantity: 4, subtotalCents: 2000, isPending: true })
    expect(cart?.entries[1]?.subTotal).toBeUndefined()
  })

  test('shows the first line before the server has made a cart, which has no id until then', async () => {
    const { shop, client } = openShop()
    const adding = client.cart.add(mug)
    expect(client.cart.snapshot().cart).toMatchObject({ id: '', totalQuantity: 1, isPending: true })
    await adding
    expect(client.cart.snapshot().cart?.id).toBe(shop.cart()!.id)
  })

  test('carries an edit of an entry that is still being added over to the id that the server gives it', async () => {
    const { shop, client } = openShop()
    const adding = client.cart.add(mug)
    const [shown] = client.cart.snapshot().cart?.entries ?? []
    const editing = client.cart.setQuantity(shown!.id, 4)
    await adding
    await editing
    expect(shop.cart()?.entries).toMatchObject([{ quantity: 4 }])
    const [named] = client.cart.snapshot().cart?.entries ?? []
    expect(named?.id).toBe(shop.cart()?.entries[0]?.id)
    expect(named?.key).toBe(shown?.key)
  })

  test('adds a part of the quantity if the stock is too small for all', async () => {
    const { shop, client } = openShop()
    const added = await Promise.all(Array.from({ length: 8 }, () => client.cart.add(mug)))
    expect(added.filter(({ ok }) => ok)).toHaveLength(5)
    expect(shop.cart()?.totalQuantity).toBe(5)
    expect(shop.calls.length).toBeLessThan(8)
  })

  test('emits an event for each press that succeeded', async () => {
    const { client, events } = openShop()
    await Promise.all([client.cart.add(mug), client.cart.add({ ...mug, quantity: 2 })])
    expect(events).toMatchObject([
      { kind: 'added', quantity: 1, entry: { itemId: 'mug' } },
      { kind: 'added', quantity: 2, cart: { totalQuantity: 3 } },
    ])
  })

  test.each([0, -1, 1.5, Number.NaN, Infinity, 10_000])('refuses the quantity %s at once', (quantity) => {
    const { client } = openShop()
    expect(() => client.cart.add({ ...mug, quantity })).toThrow(RangeError)
  })

  test.each([
    [403, [8]],
    [404, [8]],
    [409, [8, 4, 2, 1]],
  ])(
    'tries a part of a request that was refused with %i only for a lack of stock: %j',
    async (status, quantities) => {
      const sent: unknown[] = []
      const cart = createCartStore({
        transport: {
          fetch: () => Promise.resolve({ ok: true, value: undefined }),
          send: (request) => {
            sent.push('quantity' in request && request.quantity)
            return Promise.resolve({ ok: false, failure: { kind: 'refused', status, message: 'No.' } })
          },
        },
      })
      const added = await Promise.all(Array.from({ length: 8 }, () => cart.add(mug)))
      expect(added.every(({ ok }) => !ok)).toBe(true)
      expect(sent).toEqual(quantities)
    },
  )

  test('adds several lines, which are shown at once, with an outcome for each', async () => {
    const { shop, client } = openShop()
    const listener = vi.fn()
    client.cart.subscribe(listener)
    const adding = client.cart.addAll([mug, { itemId: 'print' }, { ...mug, quantity: 9 }])
    expect(listener).toHaveBeenCalledTimes(1)
    expect(shownEntries(client)).toMatchObject([
      { itemId: 'mug', quantity: 10 },
      { itemId: 'print', quantity: 1 },
    ])
    expect((await adding).map(({ ok }) => ok)).toEqual([true, true, false])
    expect(shop.cart()?.entries).toMatchObject([
      { itemId: 'mug', quantity: 1 },
      { itemId: 'print', quantity: 1 },
    ])
  })

  test('adds none of several lines if one has a wrong quantity', async () => {
    const { shop, client } = openShop()
    expect(() => client.cart.addAll([mug, { ...mug, quantity: 0 }])).toThrow(RangeError)
    await settled()
    expect(shop.calls).toEqual([])
  })
})

describe('a failed add', () => {
  test.each(['notFound', 'refused'] as const)(
    'is announced for the caller that does not show it, and not for the one that does, when %s',
    async (scenario) => {
      const { shop, client } = openShop()
      shop.use(scenario, 'addEntry')
      const shown = client.cart.add({ ...mug, quantity: 3 }, { isAnnounced: () => false })
      const other = client.cart.add({ ...mug, quantity: 4 })
      expect([await shown, await other]).toMatchObject([{ ok: false }, { ok: false }])
      expect(client.cart.snapshot().failed?.operation).toEqual({ kind: 'add', line: { ...mug, quantity: 4 } })
    },
  )

  test('is not announced while its caller shows it', async () => {
    const { shop, client } = openShop()
    shop.use('refused', 'addEntry')
    await client.cart.add(mug, { isAnnounced: () => false })
    expect(client.cart.snapshot().failed).toBeUndefined()
  })
})

describe('changing entries', () => {
  const withMug = () => {
    const opened = openShop()
    opened.shop.add({ ...mug, quantity: 2, additionalFields: 'null' })
    return opened
  }

  // spec: CRT-173
  test('fifty presses on a quantity come to at most three requests', async () => {
    const { shop, client, time } = withMug()
    await client.cart.refresh()
    const [entry] = client.cart.snapshot().cart?.entries ?? []
    const edits: Promise<unknown>[] = []
    for (let press = 1; press <= 50; press += 1) {
      edits.push(client.cart.setQuantity(entry!.id, press % 5 || 5))
      await settled()
      time.pass(20)
    }
    time.pass(250)
    await Promise.all(edits)
    expect(shop.calls.filter(({ name }) => name === 'setQuantity').length).toBeLessThanOrEqual(3)
    expect(shop.cart()?.entries[0]?.quantity).toBe(5)
  })

  test('an update and a removal in one tick remove the entry', async () => {
    const { shop, client } = withMug()
    await client.cart.refresh()
    const id = client.cart.snapshot().cart!.entries[0]!.id
    const both = await Promise.all([client.cart.setQuantity(id, 3), client.cart.remove(id)])
    expect(both.every(({ ok }) => ok)).toBe(true)
    expect(shop.cart()?.entries).toEqual([])
    expect(shop.calls.map(({ name }) => name)).toEqual(['fetchCart', 'removeEntry'])
  })

  // spec: CRT-092
  test('sends new fields with item and variant', async () => {
    const { shop, client } = withMug()
    await client.cart.refresh()
    const id = client.cart.snapshot().cart!.entries[0]!.id
    const updated = await client.cart.setFields(id, { engraving: 'Bea' })
    expect(shop.calls.at(-1)).toMatchObject({
      name: 'updateFields',
      params: { entryId: id },
      body: { itemId: 'mug', sku: 'mug-blue', additionalFields: '{"engraving":"Bea"}' },
    })
    expect(updated.ok && updated.value.entry?.additionalFields).toBe('{"engraving":"Bea"}')
  })

  test('a quantity of zero removes the entry, and emits it', async () => {
    const { shop, client, events } = withMug()
    await client.cart.refresh()
    await client.cart.setQuantity(client.cart.snapshot().cart!.entries[0]!.id, 0)
    expect(shop.cart()?.entries).toEqual([])
    expect(events).toMatchObject([{ kind: 'removed', entry: { itemId: 'mug', quantity: 2 } }])
  })

  test.each([-1, 1.5, Number.NaN, Infinity, 10_000])(
    'a quantity of %s is refused at once, and removes nothing',
    async (quantity) => {
      const { shop, client } = withMug()
      await client.cart.refresh()
      const { id } = client.cart.snapshot().cart!.entries[0]!
      expect(() => client.cart.setQuantity(id, quantity)).toThrow(RangeError)
      await settled()
      expect(shop.cart()?.totalQuantity).toBe(2)
    },
  )

  test('a press after a quantity that is held does not wait for it', async () => {
    const { shop, client } = withMug()
    await client.cart.refresh()
    const { id } = client.cart.snapshot().cart!.entries[0]!
    await client.cart.setQuantity(id, 3)
    void client.cart.setQuantity(id, 4)
    await client.cart.add({ itemId: 'print' })
    expect(shop.cart()?.totalQuantity).toBe(5)
  })

  test('an entry that another tab has removed counts as removed, and cannot be changed', async () => {
    const { shop, client } = withMug()
    await client.cart.refresh()
    const id = client.cart.snapshot().cart!.entries[0]!.id
    shop.remove(id)
    const changed = await client.cart.setQuantity(id, 3)
    expect(!changed.ok && changed.failure.kind).toBe('gone')
    shop.add({ ...mug, quantity: 1, additionalFields: 'null' })
    await client.cart.refresh()
    const next = client.cart.snapshot().cart!.entries[0]!.id
    shop.remove(next)
    expect((await client.cart.remove(next)).ok).toBe(true)
  })

  test('keeps the objects of entries that have not changed', async () => {
    const { client } = withMug()
    await client.cart.refresh()
    const [before] = client.cart.snapshot().cart?.entries ?? []
    await client.cart.add({ itemId: 'print' })
    expect(client.cart.snapshot().cart?.entries[0]).toBe(before)
  })
})

describe('reading', () => {
  // spec: CRT-093 CRT-046
  test('asks with the time and for the subtotal, and is uninitialized before', async () => {
    const { shop, client } = openShop()
    shop.add({ ...mug, quantity: 1, additionalFields: 'null' })
    expect(client.cart.snapshot()).toMatchObject({ status: 'uninitialized', cart: undefined })
    const reading = client.cart.refresh()
    expect(client.cart.snapshot().status).toBe('loading')
    await reading
    expect(client.cart.snapshot()).toMatchObject({ status: 'ready', cart: { totalQuantity: 1 } })
    expect(shop.calls[0]?.query).toEqual({ timecode: '1000', calculateSubtotal: 'true' })
  })

  test('a 404 means a visitor without a cart, which is no failure', async () => {
    const { client } = openShop()
    expect(await client.cart.refresh()).toEqual({ ok: true, value: undefined })
    expect(client.cart.snapshot()).toMatchObject({ status: 'ready', cart: undefined })
  })

  test('simultaneous callers share one reading', async () => {
    const { shop, client } = openShop()
    await Promise.all([client.cart.refresh(), client.cart.refresh()])
    expect(shop.calls).toHaveLength(1)
  })

  test('a cart that was read during an add does not undo it', async () => {
    const { shop, client } = openShop({ latencyMs: 1 })
    const reading = client.cart.refresh()
    const adding = client.cart.add(mug)
    await Promise.all([reading, adding])
    expect(client.cart.snapshot().cart?.totalQuantity).toBe(1)
    expect(shop.cart()?.totalQuantity).toBe(1)
  })

  test('a failed reading is repeated twice, then reported as a failure, and can be started again', async () => {
    const { shop, client, time, report, events } = openShop()
    shop.use('serverDown', 'fetchCart')
    const reading = client.cart.refresh()
    await settled()
    time.pass(500)
    await settled()
    time.pass(1500)
    expect(await reading).toMatchObject({ ok: false, failure: { kind: 'server-down' } })
    expect(shop.calls).toHaveLength(3)
    expect(client.cart.snapshot()).toMatchObject({ status: 'failed', readFailure: { kind: 'server-down' } })
    expect(events).toMatchObject([{ kind: 'unread' }])
    expect(report).toHaveBeenCalledTimes(1)
    shop.use('success')
    await client.cart.refresh()
    expect(client.cart.snapshot().status).toBe('ready')
  })

  test('a reading that is not answered fails after half a minute, and is not repeated', async () => {
    const { shop, client, time } = openShop()
    shop.use('neverAnswers', 'fetchCart')
    const reading = client.cart.refresh()
    await settled()
    time.pass(30_000)
    expect(await reading).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
    expect(shop.calls).toHaveLength(1)
  })

  // spec: CRT-033
  test('a cart that was purchased is no longer shown', async () => {
    const { shop, client, events } = openShop()
    await client.cart.add(mug)
    shop.purchase()
    await client.cart.refresh()
    expect(client.cart.snapshot().cart).toBeUndefined()
    expect(events.at(-1)).toMatchObject({ kind: 'purchased', cart: { isPurchased: true } })
    await client.cart.add(mug)
    expect(client.cart.snapshot().cart?.totalQuantity).toBe(1)
  })

  test('a purchase is told once for each cart, however often the server sends it', async () => {
    const { transport, reads } = openCalls()
    const purchases: string[] = []
    const cart = createCartStore({
      transport,
      emit: (event) => {
        if (event.kind === 'purchased') purchases.push(event.cart.id)
      },
    })
    for (const id of ['a', 'a', 'b', 'b']) {
      const reading = cart.refresh()
      await settled()
      reads.answer({ ok: true, value: buildCart({ id, isPurchased: true }) })
      await reading
    }
    expect(purchases).toEqual(['a', 'b'])
  })

  test('a report that throws costs nothing else', async () => {
    const { client } = openShop(
      {},
      {
        report: () => {
          throw new Error('Its service is not loaded.')
        },
      },
    )
    const events: string[] = []
    client.on(() => {
      throw new Error('Mine.')
    })
    client.on(({ kind }) => events.push(kind))
    client.cart.subscribe(() => {
      throw new Error('Mine, too.')
    })
    expect((await client.cart.add(mug)).ok).toBe(true)
    expect((await client.cart.add(mug)).ok).toBe(true)
    expect(events).toEqual(['added', 'added'])
  })

  test('a caller that throws when it is asked who shows a failure holds up nothing', async () => {
    const { shop, client, report } = openShop()
    shop.useOnce('refused', 'addEntry')
    const problem = new Error('Mine.')
    const isAnnounced = (): boolean => {
      throw problem
    }
    expect(await client.cart.add(mug, { isAnnounced })).toMatchObject({ failure: { kind: 'refused' } })
    expect(client.cart.snapshot().failed).toMatchObject({ failure: { kind: 'refused' } })
    expect(report).toHaveBeenCalledWith(problem)
    expect((await client.cart.add(mug)).ok).toBe(true)
  })

  test('the first snapshot stays what the server has rendered', async () => {
    const { client } = openShop({}, { initialCart: buildCart({ entries: [buildEntry()] }) })
    const first = client.cart.serverSnapshot()
    expect(first).toMatchObject({ status: 'ready', cart: { totalQuantity: 1 } })
    await client.cart.add({ itemId: 'print' })
    expect(client.cart.serverSnapshot()).toBe(first)
    expect(client.cart.snapshot()).not.toBe(first)
  })
})

describe('an unknown outcome', () => {
  test.each(['answerLost', 'answerGarbled', 'answerDown'] as const)(
    'is looked up in the cart and not sent again: %s',
    async (scenario) => {
      const { shop, client } = openShop()
      client.cart.skip()
      shop.useOnce(scenario, 'addEntry')
      const added = await client.cart.add(mug)
      expect(added.ok).toBe(true)
      expect(shop.calls.map(({ name }) => name)).toEqual(['addEntry', 'fetchCart'])
      expect(shop.cart()?.totalQuantity).toBe(1)
    },
  )

  test('is a failure if the cart does not contain it', async () => {
    const { shop, client } = openShop()
    client.cart.skip()
    shop.useOnce('offline', 'addEntry')
    const added = await client.cart.add(mug)
    expect(added).toMatchObject({ ok: false, failure: { kind: 'network' } })
    expect(client.cart.snapshot().cart).toBeUndefined()
    expect(client.cart.snapshot().failed?.isUnclear).toBe(false)
    expect(await client.cart.retry()).toMatchObject({ ok: true })
    expect(shop.cart()?.totalQuantity).toBe(1)
  })

  test('that the cart cannot clear up either is asked about before a retry sends it again', async () => {
    const { shop, client, time } = openShop()
    client.cart.skip()
    shop.useOnce('answerLost', 'addEntry')
    shop.use('offline', 'fetchCart')
    const adding = client.cart.add(mug)
    await settled()
    time.pass(500)
    await settled()
    time.pass(1500)
    expect((await adding).ok).toBe(false)
    expect(client.cart.snapshot()).toMatchObject({ isOffline: true, failed: { isUnclear: true } })
    shop.use('success')
    expect((await client.cart.retry())?.ok).toBe(true)
    expect(shop.cart()?.totalQuantity).toBe(1)
    expect(client.cart.snapshot()).toMatchObject({ isOffline: false, failed: undefined })
    expect(shop.calls.filter(({ name }) => name === 'addEntry')).toHaveLength(1)
  })

  test('a time-out is one', async () => {
    const { shop, client, time } = openShop()
    client.cart.skip()
    shop.useOnce('neverAnswers', 'addEntry')
    const adding = client.cart.add(mug)
    await settled()
    time.pass(30_000)
    expect(await adding).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
    expect(shop.calls.map(({ name }) => name)).toEqual(['addEntry', 'fetchCart'])
  })

  test('on a page that has not read its cart yet stays unclear', async () => {
    const { shop, client } = openShop()
    shop.add({ ...mug, quantity: 1, additionalFields: 'null' })
    shop.useOnce('offline', 'addEntry')
    expect(await client.cart.add(mug)).toMatchObject({ ok: false, failure: { kind: 'network' } })
    expect(client.cart.snapshot()).toMatchObject({ cart: { totalQuantity: 1 }, failed: { isUnclear: true } })
  })

  test('after another one that stayed unclear stays unclear itself, for the same thing only', async () => {
    const { shop, client } = openShop()
    await client.cart.add(mug)
    const id = client.cart.snapshot().cart!.entries[0]!.id
    const removeUnheard = async (entryId: string) => {
      shop.useOnce('answerLost', 'removeEntry')
      shop.useOnce('malformed', 'fetchCart')
      expect((await client.cart.remove(entryId)).ok).toBe(false)
      expect(client.cart.snapshot().failed?.isUnclear).toBe(true)
    }
    await removeUnheard(id)
    shop.useOnce('answerLost', 'addEntry')
    expect((await client.cart.add({ itemId: 'print' })).ok).toBe(true)
    const added = await client.cart.add(mug)
    await removeUnheard(added.ok ? added.value.entry!.id : '')
    shop.useOnce('answerLost', 'addEntry')
    expect((await client.cart.add(mug)).ok).toBe(false)
    expect(client.cart.snapshot()).toMatchObject({ failed: { isUnclear: true }, cart: { totalQuantity: 2 } })
  })
})

describe('going away', () => {
  const MUG = '["mug","mug-blue","null"]'

  test('operations are persisted for the next page before they are sent, and those in flight say so', async () => {
    const { client } = openShop()
    const texts: string[] = []
    const kept = () => JSON.parse(texts.at(-1) ?? '[]') as PersistedQueue
    const sent: PersistedQueue[] = []
    const transport = createTransport({
      http: client.http,
      clock: timers,
      now: Date.now,
      readers: cartReaders,
    })
    const cart = createCartStore({
      transport: {
        ...transport,
        send: (request) => {
          sent.push(kept())
          return transport.send(request)
        },
      },
      clock: timers,
      now: Date.now,
      persist: (persisted) => texts.push(JSON.stringify(persisted)),
    })
    const running = cart.add(mug)
    expect(kept()).toEqual([{ operation: { kind: 'add', line: { ...mug, quantity: 1 } }, key: MUG }])
    await Promise.resolve()
    await Promise.resolve()
    const line = { ...mug, quantity: 1 }
    const inFlight = { operation: { kind: 'add', line }, key: MUG, until: expect.any(Number) as number }
    expect(sent).toEqual([[inFlight]])
    const waiting = cart.add({ itemId: 'print' })
    void cart.add({ itemId: 'print' })
    const persisted = kept()
    expect(persisted).toMatchObject([
      inFlight,
      { operation: { kind: 'add', line: { itemId: 'print', quantity: 2 } } },
    ])
    cart.release()
    expect(await waiting).toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    await running
    expect(kept()).toEqual([])
    const next = openShop()
    next.client.cart.restore(persisted)
    await settled()
    // Requests of the other page arrive first.
    expect(next.shop.calls).toEqual([])
    expect(next.client.cart.snapshot().cart?.totalQuantity).toBe(2)
    next.time.pass(1000)
    await settled()
    expect(next.shop.cart()?.entries).toMatchObject([{ itemId: 'print', quantity: 2 }])
  })

  test('a cart that was stopped emits no event, and resolves every waiting call', async () => {
    const { shop, client } = openShop()
    const listener = vi.fn()
    client.cart.subscribe(listener)
    const adding = client.cart.add(mug)
    client.cart.dispose()
    listener.mockClear()
    expect(await adding).toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    expect(await client.cart.add(mug)).toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    await settled()
    expect(listener).not.toHaveBeenCalled()
    expect(shop.calls).toEqual([])
  })
})

test('a subscriber that throws disturbs neither the cart nor the others', async () => {
  const { shop, client, report } = openShop()
  const problem = new Error('from a page')
  const listener = vi.fn()
  client.cart.subscribe(() => {
    throw problem
  })
  client.cart.subscribe(listener)
  expect((await client.cart.add(mug)).ok).toBe(true)
  expect(shop.cart()?.totalQuantity).toBe(1)
  expect(listener).toHaveBeenCalled()
  expect(report).toHaveBeenCalledWith(problem)
})

test('a store without a report throws what its listeners throw in a task of its own', async () => {
  const time = createFakeClock()
  const cart = createCartStore({
    transport: createTransport({ http: openShop().client.http }),
    clock: time.clock,
    emit: () => {
      throw new Error('from a tracker')
    },
  })
  expect((await cart.add(mug)).ok).toBe(true)
  expect(() => time.pass(0)).toThrow('from a tracker')
})

test('a subscriber that throws does not disturb the cart', async () => {
  const { client, report } = openShop()
  const problem = new Error('from a tracker')
  client.on(() => {
    throw problem
  })
  expect((await client.cart.add(mug)).ok).toBe(true)
  expect(report).toHaveBeenCalledWith(problem)
})
