import type { Cart, CartEntry } from '@sitewright/cart-client'
import { endpoints } from '@sitewright/cart-client/contracts'
import type { Case } from '../backend.ts'
import { check, same, shaped } from '../check.ts'
import { isSuccess, messageOf, type Client, type Reply } from '../client.ts'

const CART = '/api/commerce/shopping-cart'
const ENTRIES = `${CART}/entries`

interface Line {
  readonly itemId: string
  readonly sku?: string | null
  readonly quantity?: unknown
  readonly additionalFields?: unknown
}

const add = (client: Client, { sku = null, quantity = 1, additionalFields = 'null', itemId }: Line) =>
  client.call('POST', ENTRIES, { body: { itemId, sku, quantity, additionalFields } })

async function added(
  client: Client,
  line: Line,
): Promise<{ readonly cart: Cart; readonly entry: CartEntry }> {
  const reply = await add(client, line)
  check(isSuccess(reply), `an entry was not added: ${reply.status} ${JSON.stringify(reply.body)}`)
  shaped('POST entries', endpoints.addEntry, reply.body)
  const { shoppingCart: cart, newlyAdded: entry } = reply.body as {
    shoppingCart: Cart
    newlyAdded: CartEntry
  }
  return { cart, entry }
}

async function read(client: Client): Promise<Cart> {
  const reply = await client.call('GET', CART)
  check(isSuccess(reply), `the cart was not read: ${reply.status} ${JSON.stringify(reply.body)}`)
  shaped('GET shopping-cart', endpoints.fetchCart, reply.body)
  return reply.body as Cart
}

function isRefused(what: string, reply: Reply, ...statuses: readonly number[]): void {
  check(
    statuses.includes(reply.status),
    `${what} is answered with ${reply.status}, not with ${statuses.join(' or ')}`,
  )
  check(messageOf(reply) !== undefined, `${what} is refused without a message for the visitor`)
}

const quantities = ({ entries }: Cart): readonly number[] => entries.map(({ quantity }) => quantity)
const many = <Value>(count: number, make: (i: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

const reading: readonly Case[] = [
  {
    name: 'a visitor who has added nothing has no cart',
    spec: 'CRT-093',
    run: async ({ visitor }) => same('the status', (await visitor().call('GET', CART)).status, 404),
  },
  {
    name: 'the cart is read as it was answered',
    spec: 'CRT-093',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const { cart } = await added(client, shop.single)
      const query = `?timecode=${Date.now()}&calculateSubtotal=true&mock=false`
      const reply = await client.call('GET', CART + query)
      same('the cart', reply.body, cart)
    },
  },
  {
    name: 'a query that is none of the contract is refused',
    spec: 'CRT-093',
    run: async ({ visitor }) => {
      isRefused('calculateSubtotal=yes', await visitor().call('GET', `${CART}?calculateSubtotal=yes`), 400)
      isRefused('timecode=now', await visitor().call('GET', `${CART}?timecode=now`), 400)
    },
  },
  {
    name: 'amounts are whole hundredths, and add up',
    spec: 'CRT-036',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      await added(client, { ...shop.single, quantity: 2 })
      await added(client, { itemId: shop.several.itemId, sku: shop.several.skus[0] })
      const { entries, subtotalCents, totalQuantity } = await read(client)
      for (const { quantity, purchasePriceCents = NaN, subTotal } of entries) {
        check(
          Number.isInteger(purchasePriceCents) && purchasePriceCents > 0,
          'an entry has no price in hundredths',
        )
        same('the subtotal of an entry', subTotal, purchasePriceCents * quantity)
      }
      same(
        'the subtotal',
        subtotalCents,
        entries.reduce((sum, { subTotal = 0 }) => sum + subTotal, 0),
      )
      same('the quantity', totalQuantity, 3)
    },
  },
  {
    name: 'what comes with an order is null or missing before',
    spec: 'CRT-031',
    run: async ({ visitor, shop }) => {
      const { cart } = await added(visitor(), shop.single)
      same('the order', cart.orderId ?? null, null)
      same('the purchase', cart.isPurchased, false)
      same('the choice of shipping', cart.selectedShippingOption ?? null, null)
    },
  },
  {
    name: 'cookies that scripts can read say that there is a cart',
    spec: 'CRT-096',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const reply = await add(client, shop.single)
      same('hasCart', client.cookie('hasCart'), 'true')
      const [set] = reply.cookies.filter((cookie) => cookie.startsWith('hasCart='))
      check(!/httponly/i.test(set ?? ''), 'no script can read the cookie hasCart')
      check(/samesite=(lax|strict)/i.test(set ?? ''), 'the cookie hasCart is sent from other sites')
    },
  },
]

const adding: readonly Case[] = [
  {
    name: 'an added line is an entry with the variant and the quantity asked for',
    spec: 'CRT-091',
    run: async ({ visitor, shop }) => {
      const { itemId, skus } = shop.several
      const { cart, entry } = await added(visitor(), { itemId, sku: skus[1], quantity: 2 })
      same('the item', [entry.itemId, entry.chosenVariant.sku, entry.quantity], [itemId, skus[1], 2])
      same('the entry in the cart', cart.entries, [entry])
    },
  },
  {
    name: 'no sku means the only variant, which the answer names',
    spec: 'CRT-091',
    run: async ({ visitor, shop }) => {
      const { entry } = await added(visitor(), shop.single)
      check(typeof entry.chosenVariant.sku === 'string', 'the entry does not name its variant')
    },
  },
  {
    name: 'no sku is refused where there are several variants, and so is an unknown product',
    spec: 'CRT-091',
    run: async ({ visitor, shop }) => {
      isRefused(
        'an item of several variants',
        await add(visitor(), { itemId: shop.several.itemId }),
        404,
        400,
      )
      isRefused('an unknown item', await add(visitor(), { itemId: 'no-such-item' }), 404)
      const unknown = await add(visitor(), { itemId: shop.several.itemId, sku: 'no-such-sku' })
      isRefused('an unknown sku', unknown, 404)
    },
  },
  {
    name: 'equal lines are one entry, in any order of their fields',
    spec: 'CRT-091',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const first = await added(client, { ...shop.single, additionalFields: '{"a":"1","b":"2"}' })
      const second = await added(client, { ...shop.single, additionalFields: '{"b":"2","a":"1"}' })
      same('the entry', [second.entry.id, second.entry.quantity], [first.entry.id, 2])
    },
  },
  {
    name: 'other fields are another entry',
    spec: 'CRT-091',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      await added(client, shop.single)
      const { cart } = await added(client, { ...shop.single, additionalFields: '{"name":"Ada"}' })
      same('the quantities', quantities(cart), [1, 1])
    },
  },
  {
    name: 'more than there is is refused with a message, and the cart stays as it was',
    spec: 'CRT-091',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await added(client, single)
      isRefused('all and one', await add(client, { ...single, quantity: single.stock }), 400, 409)
      const other = { ...single, quantity: single.stock, additionalFields: '{"name":"Ada"}' }
      isRefused('all with other fields', await add(client, other), 400, 409)
      same('the quantities', quantities(await read(client)), [1])
    },
  },
  {
    name: 'a refused first line makes no cart',
    spec: 'CRT-091',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await add(client, { ...single, quantity: single.stock + 1 })
      same('the status', (await client.call('GET', CART)).status, 404)
    },
  },
  ...[0, -1, 1.5, '1', null].map((quantity): Case => ({
    name: `a quantity of ${JSON.stringify(quantity)} is refused`,
    spec: 'CRT-091',
    run: async ({ visitor, shop }) =>
      isRefused(
        'it',
        await visitor().call('POST', ENTRIES, { body: { ...lineOf(shop.single), quantity } }),
        400,
      ),
  })),
  {
    name: 'additional fields are the text of JSON',
    spec: 'CRT-091',
    run: async ({ visitor, shop }) => {
      for (const additionalFields of ['for Ada', { name: 'Ada' }, null])
        isRefused(
          JSON.stringify(additionalFields),
          await visitor().call('POST', ENTRIES, { body: { ...lineOf(shop.single), additionalFields } }),
          400,
        )
    },
  },
  {
    name: 'a body that is no JSON is refused',
    spec: 'CRT-091',
    run: async ({ visitor }) =>
      isRefused(
        'it',
        await visitor().call('POST', ENTRIES, { text: ['application/json', '{"itemId":'] }),
        400,
      ),
  },
]

const lineOf = ({ itemId }: { readonly itemId: string }) => ({
  itemId,
  sku: null,
  quantity: 1,
  additionalFields: 'null',
})

const changing: readonly Case[] = [
  {
    name: 'the fields of an entry change, and the answer has the entry',
    spec: 'CRT-092',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      const { entry } = await added(client, single)
      const body = {
        itemId: single.itemId,
        sku: entry.chosenVariant.sku,
        additionalFields: '{"name":"Basil"}',
      }
      const reply = await client.call('PUT', `${ENTRIES}/${entry.id}/additionalFields`, { body })
      check(isSuccess(reply), `the fields were not changed: ${reply.status}`)
      shaped('PUT additionalFields', endpoints.updateFields, reply.body)
      const { updatedEntry } = reply.body as { updatedEntry: CartEntry }
      same('the fields', [updatedEntry.id, updatedEntry.additionalFields], [entry.id, '{"name":"Basil"}'])
      same('the fields in the cart', (await read(client)).entries[0]?.additionalFields, '{"name":"Basil"}')
    },
  },
  {
    name: 'an entry that gets the fields of another becomes one with it',
    spec: 'CRT-092',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await added(client, { ...single, additionalFields: '{"name":"Ada"}' })
      const { entry } = await added(client, single)
      const body = { itemId: single.itemId, sku: entry.chosenVariant.sku, additionalFields: '{"name":"Ada"}' }
      await client.call('PUT', `${ENTRIES}/${entry.id}/additionalFields`, { body })
      same('the quantities', quantities(await read(client)), [2])
    },
  },
  {
    name: 'a quantity is set, up to what there is',
    spec: 'CRT-173',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      const { entry } = await added(client, single)
      const set = (quantity: unknown) => client.call('PUT', `${ENTRIES}/${entry.id}`, { body: { quantity } })
      const reply = await set(single.stock)
      check(isSuccess(reply), `the quantity was not set: ${reply.status}`)
      shaped('PUT entry', endpoints.setQuantity, reply.body)
      isRefused('one more', await set(single.stock + 1), 400, 409)
      isRefused('nothing', await set(0), 400)
      same('the quantities', quantities(await read(client)), [single.stock])
    },
  },
  {
    name: 'the entries of one variant share its stock',
    spec: 'CRT-173',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await added(client, { ...single, additionalFields: '{"name":"Ada"}' })
      const { entry } = await added(client, single)
      const body = { quantity: single.stock }
      isRefused(
        'all of it beside another entry',
        await client.call('PUT', `${ENTRIES}/${entry.id}`, { body }),
        400,
        409,
      )
    },
  },
  {
    name: 'a removed entry is gone, and the cart is empty',
    spec: 'CRT-173',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const { entry } = await added(client, shop.single)
      const reply = await client.call('DELETE', `${ENTRIES}/${entry.id}`)
      check(isSuccess(reply), `the entry was not removed: ${reply.status}`)
      shaped('DELETE entry', endpoints.removeEntry, reply.body)
      const { entries, subtotalCents } = await read(client)
      same('the cart', [entries, subtotalCents], [[], 0])
    },
  },
  {
    name: 'an entry that is not there is refused as missing',
    spec: 'CRT-173',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      await added(client, shop.single)
      isRefused('its removal', await client.call('DELETE', `${ENTRIES}/no-such-entry`), 404)
      isRefused(
        'its quantity',
        await client.call('PUT', `${ENTRIES}/no-such-entry`, { body: { quantity: 2 } }),
        404,
      )
    },
  },
]

const together: readonly Case[] = [
  {
    name: 'an add that arrives twice with one key is added once, also together, and another key adds again',
    spec: 'CRT-091',
    needs: ['addKeys', 'visitors'],
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await read(client).catch(() => undefined)
      const headers = { 'Idempotency-Key': 'add-1' }
      const send = () => client.call('POST', ENTRIES, { body: lineOf(single), headers })
      for (const reply of [...(await Promise.all([send(), send()])), await send()])
        check(isSuccess(reply), `one of them is answered with ${reply.status}`)
      same('the quantities', quantities(await read(client)), [1])
      await client.call('POST', ENTRIES, {
        body: lineOf(single),
        headers: { 'Idempotency-Key': 'add-2' },
      })
      same('the quantities after another', quantities(await read(client)), [2])
    },
  },
  {
    name: 'lines that arrive together are all in the cart',
    spec: 'CRT-091',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await client.call('GET', CART)
      const replies = await many(single.stock, () => add(client, single))
      check(replies.every(isSuccess), 'one of them was refused')
      same('the quantities', quantities(await read(client)), [single.stock])
    },
  },
  {
    name: 'of more lines than there are pieces, as many are taken as there are',
    spec: 'CRT-091',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await client.call('GET', CART)
      const replies = await many(single.stock + 3, () => add(client, single))
      same('the number taken', replies.filter(isSuccess).length, single.stock)
      same('the quantities', quantities(await read(client)), [single.stock])
    },
  },
  {
    name: 'first lines that arrive together make one cart',
    spec: 'CRT-091',
    run: async ({ visitor, shop: { single, several } }) => {
      const client = visitor()
      await client.call('GET', CART)
      const lines: readonly Line[] = [single, ...several.skus.map((sku) => ({ itemId: several.itemId, sku }))]
      const replies = await many(lines.length, (i) => add(client, lines[i] ?? single))
      const ids = replies.map(({ body }) => (body as { shoppingCart?: Cart }).shoppingCart?.id)
      same('the number of carts', new Set(ids).size, 1)
      same('the quantities', quantities(await read(client)), [1, 1, 1])
    },
  },
  {
    name: 'of two removals of one entry, one succeeds',
    spec: 'CRT-173',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const { entry } = await added(client, shop.single)
      const replies = await many(2, () => client.call('DELETE', `${ENTRIES}/${entry.id}`))
      same('the statuses', replies.map(({ status }) => status).sort(), [200, 404])
    },
  },
  {
    name: 'each visitor has a cart of their own',
    spec: 'CRT-004',
    needs: ['visitors'],
    run: async ({ visitor, shop }) => {
      const [ada, bob] = [visitor(), visitor()]
      const { entry } = await added(ada, shop.single)
      same('the status for another visitor', (await bob.call('GET', CART)).status, 404)
      isRefused('the removal by another visitor', await bob.call('DELETE', `${ENTRIES}/${entry.id}`), 404)
      same('the quantities', quantities(await read(ada)), [1])
    },
  },
]

const beside: readonly Case[] = [
  {
    name: 'a gift card is added as any product, with its one variant named or not',
    spec: 'CRT-098',
    needs: ['giftCards'],
    run: async ({ visitor, shop: { giftCard } }) => {
      if (!giftCard) return
      const { itemId, sku } = giftCard
      const { cart, entry } = await added(visitor(), { itemId, sku, quantity: 2 })
      same('the entry', [entry.itemId, entry.quantity], [itemId, 2])
      same('the subtotal', cart.subtotalCents, 2 * (entry.purchasePriceCents ?? NaN))
    },
  },
  {
    name: 'the page of instalments is HTML in the language of its locale',
    spec: 'CRT-122',
    needs: ['instalments'],
    run: async ({ visitor, instalments = '' }) => {
      const page = (locale: string) => visitor().call('GET', instalments.replace('{locale}', locale))
      for (const locale of ['en_US', 'de_DE']) {
        const { ok, status, body } = await page(locale)
        check(ok, `the page of ${locale} is answered with ${status}`)
        check(typeof body === 'string' && /<[a-z!]/i.test(body), `the page of ${locale} is no HTML`)
      }
    },
  },
  {
    name: 'a subscription answers with the token of its page',
    spec: 'CRT-094',
    run: async ({ visitor, shop }) => {
      const body = { ...shop.subscribable, qty: 1, additionalFields: 'null' }
      const reply = await visitor().call('POST', '/api/3/commerce/cart/subscription', { body })
      check(isSuccess(reply), `it was refused: ${reply.status}`)
      shaped('POST subscription', endpoints.startSubscription, reply.body)
    },
  },
  {
    name: 'what cannot be subscribed is refused, and so is the field of the other call',
    spec: 'CRT-094',
    run: async ({ visitor, shop }) => {
      const path = '/api/3/commerce/cart/subscription'
      const { itemId } = shop.single
      const body = { itemId, sku: null, qty: 1, additionalFields: 'null' }
      isRefused('it', await visitor().call('POST', path, { body }), 400)
      const other = { ...shop.subscribable, quantity: 1, additionalFields: 'null' }
      isRefused('quantity in place of qty', await visitor().call('POST', path, { body: other }), 400)
    },
  },
  {
    name: 'the stock of an item lists its variants',
    spec: 'CRT-095',
    run: async ({ visitor, shop: { single, several } }) => {
      const stock = async (itemId: string) => {
        const reply = await visitor().call('GET', `/api/commerce/inventory/stock/?itemId=${itemId}`)
        shaped('GET stock', endpoints.fetchStock, reply.body)
        return (reply.body as { results: { sku: string; qtyInStock: number }[] }).results
      }
      same(
        'the pieces',
        (await stock(single.itemId)).map(({ qtyInStock }) => qtyInStock),
        [single.stock],
      )
      const skus = (await stock(several.itemId)).map(({ sku }) => sku)
      check(
        several.skus.every((sku) => skus.includes(sku)),
        `the skus are ${skus.join()}`,
      )
      same('an unknown item', await stock('no-such-item'), [])
    },
  },
  {
    name: 'the stock of no item is refused',
    spec: 'CRT-095',
    run: async ({ visitor }) =>
      isRefused('it', await visitor().call('GET', '/api/commerce/inventory/stock/'), 400),
  },
]

/** Cases of the cart, of subscriptions and of the stock. */
export const cartCases: readonly Case[] = [...reading, ...adding, ...changing, ...together, ...beside]
