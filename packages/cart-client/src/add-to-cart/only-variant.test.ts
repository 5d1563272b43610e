import { describe, expect, test } from 'vitest'
import { checkAddRequest } from './add-request.ts'
import { quantityInCart, withStock } from '../stock/stock.ts'
import { buildCart, buildEntry, buildProduct, buildVariant } from '../testing.ts'
import { openShop, settled } from '../mock/open-shop.test-support.ts'

const bowl = buildProduct({
  id: 'bowl',
  name: 'Bowl',
  variants: [buildVariant({ sku: 'SQ1', attributes: {}, qtyInStock: 9 })],
  variantOptionOrdering: [],
})
const state = { products: [bowl, buildProduct()] }
const unnamed = { itemId: 'bowl', sku: null }
const named = { itemId: 'bowl', sku: 'SQ1' }

// A printed page has no variants of a product with one variant, and cannot name it. The server can.
describe('the only variant of a product, which a page does not name', () => {
  test('is named in the cart by the server', async () => {
    const { shop, client } = openShop(state)
    const added = await client.cart.add(unnamed)
    expect(shop.calls[0]?.body).toMatchObject({ sku: null })
    expect(added.ok && added.value.entry?.chosenVariant.sku).toBe('SQ1')
  })

  test.each(['answerLost', 'answerGarbled', 'answerDown'] as const)(
    'is found in the cart when its answer got lost, and not sent again: %s',
    async (scenario) => {
      const { shop, client } = openShop(state)
      await client.cart.add(unnamed)
      shop.useOnce(scenario, 'addEntry')
      expect(await client.cart.add(unnamed)).toMatchObject({ ok: true, value: { entry: { quantity: 2 } } })
      expect(client.cart.snapshot().failed).toBeUndefined()
      expect(shop.cart()?.totalQuantity).toBe(2)
    },
  )

  test('is not sent again by a retry if it could not be looked up at once', async () => {
    const { shop, client, time } = openShop(state)
    client.cart.skip()
    shop.useOnce('answerLost', 'addEntry')
    shop.use('offline', 'fetchCart')
    const adding = client.cart.add(unnamed)
    for (const ms of [500, 1500]) {
      await settled()
      time.pass(ms)
    }
    expect((await adding).ok).toBe(false)
    shop.use('success')
    expect((await client.cart.retry())?.ok).toBe(true)
    expect(shop.cart()?.totalQuantity).toBe(1)
  })

  test('is shown in its row, not in a second one, while it is being added', async () => {
    const { client } = openShop(state)
    await client.cart.add(named)
    void client.cart.add(unnamed)
    expect(client.cart.snapshot().cart?.entries).toMatchObject([{ title: 'Bowl', quantity: 2 }])
  })

  test('is shown in one row while it is being added by two parts of a page, one of which names it', () => {
    const { client } = openShop(state)
    void client.cart.add(unnamed)
    void client.cart.add(named)
    expect(client.cart.snapshot().cart?.entries).toMatchObject([{ quantity: 2 }])
  })

  test('keeps the order of presses on its quantity and its button', async () => {
    const { shop, client } = openShop(state)
    await client.cart.add(unnamed)
    const { id } = client.cart.snapshot().cart!.entries[0]!
    const changes = [client.cart.add(unnamed), client.cart.setQuantity(id, 5), client.cart.add(unnamed)]
    await Promise.all(changes)
    expect(shop.cart()?.totalQuantity).toBe(6)
  })

  test('stays unclear while the same variant, named, may still be changed', async () => {
    const { shop, client } = openShop(state)
    await client.cart.add(named)
    client.cart.receive({ uncertain: ['["bowl","SQ1","null"]'] })
    shop.useOnce('answerLost', 'addEntry')
    await client.cart.add(unnamed)
    expect(client.cart.snapshot().failed?.isUnclear).toBe(true)
  })

  test('matches none of several variants in the cart', async () => {
    const { client } = openShop(
      {},
      {
        initialCart: buildCart({
          entries: ['mug-blue', 'mug-red'].map((sku) =>
            buildEntry({ id: sku, chosenVariant: { sku, attributes: {} } }),
          ),
        }),
      },
    )
    void client.cart.add({ itemId: 'mug', sku: null })
    expect(client.cart.snapshot().cart?.entries).toHaveLength(3)
    await settled()
    expect(client.cart.snapshot().failed?.failure).toMatchObject({ kind: 'refused', status: 404 })
  })

  test('has its title if the response leaves the entry out', async () => {
    const { shop, client, events } = openShop(state)
    shop.useOnce('answerWithoutEntry', 'addEntry')
    await client.cart.add({ ...unnamed, title: '' })
    expect(events[0]).toMatchObject({ kind: 'added', entry: { title: 'Bowl' } })
  })
})

describe('the stock of an only variant', () => {
  const inCart = buildCart({
    entries: [
      buildEntry({ itemId: 'bowl', quantity: 2, chosenVariant: { sku: 'SQ1', attributes: {} } }),
      buildEntry({
        id: 'entry-2',
        itemId: 'cup',
        quantity: 4,
        chosenVariant: { sku: 'SQ1', attributes: {} },
      }),
    ],
  })
  const printed = { ...bowl, variants: [{ sku: null, attributes: {}, unlimited: false, qtyInStock: 2 }] }

  // spec: CRT-079
  test('counts entries of its item, not of another one with the same sku', () => {
    expect(quantityInCart(inCart, named)).toBe(2)
    expect(quantityInCart(inCart, unnamed)).toBe(2)
    expect(quantityInCart(inCart, { itemId: 'bowl', sku: 'SQ2' })).toBe(0)
  })

  test('is used up by an entry that the server has named', () => {
    const checked = checkAddRequest({ product: printed, selection: {}, cart: inCart })
    expect(checked).toEqual({ ok: false, failure: { kind: 'not-enough' } })
  })

  // spec: CRT-095
  test('brings the sku along', () => {
    const [variant] = withStock(printed, [{ sku: 'SQ1', unlimited: false, qtyInStock: 7 }]).variants
    expect(variant).toMatchObject({ sku: 'SQ1', qtyInStock: 7 })
  })
})
