import type { Cart, CartEntry } from '@sitewright/cart-client'
import { endpoints } from '@sitewright/cart-client/contracts'
import { isRecord, parseJson } from '@sitewright/site/reader'
import type { Case } from '../backend.ts'
import { answered, check, fieldOf, refused, same, shaped } from '../check.ts'
import { parsed } from '../shape.contract.ts'
import { encodePairs, isSuccess, type Client } from '../client.ts'
import { readable } from './cookie.ts'

const CART = '/api/commerce/shopping-cart'
const ENTRIES = `${CART}/entries`

interface Stock {
  readonly results: readonly {
    readonly sku?: string | null
    readonly unlimited: boolean
    readonly qtyInStock: number
  }[]
}

/** Path of an entry, whatever its id is. */
const pathOf = ({ id }: CartEntry): string => `${ENTRIES}/${encodeURIComponent(id)}`

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
  check(isSuccess(reply), `an entry is not added: expected a success, received ${reply.status}`)
  shaped('POST entries', endpoints.addEntry, reply.body)
  const answer = parsed(endpoints.addEntry, reply.body)
  return {
    cart: fieldOf('the answer to POST entries', answer, 'shoppingCart') as Cart,
    entry: fieldOf('the answer to POST entries', answer, 'newlyAdded') as CartEntry,
  }
}

async function read(client: Client): Promise<Cart> {
  const query = encodePairs({ timecode: `${Date.now()}`, calculateSubtotal: 'true' })
  const reply = await client.call('GET', `${CART}?${query}`)
  check(isSuccess(reply), `the cart is not read: expected a success, received ${reply.status}`)
  shaped('GET shopping-cart', endpoints.fetchCart, reply.body)
  return parsed(endpoints.fetchCart, reply.body) as Cart
}

/** Fields of an entry, which a server may answer as the text of JSON or as JSON. */
const fieldsOf = ({ additionalFields }: CartEntry): unknown =>
  typeof additionalFields === 'string' ? parseJson(additionalFields) : additionalFields

/** The part of a cart that the packages read: a server may answer with fields of its own, which change. */
function known(cart: Cart): unknown {
  const { id, websiteId, orderId, isPurchased, totalQuantity, requiresShipping, hasDigital, purelyDigital } =
    cart
  const { subtotalCents, taxCents, shippingCostCents, discountCents, grandTotalCents } = cart
  const amounts = [subtotalCents, taxCents, shippingCostCents, discountCents, grandTotalCents, totalQuantity]
  const flags = [isPurchased, requiresShipping, hasDigital, purelyDigital]
  return { id, websiteId, orderId: orderId ?? null, amounts, flags, entries: cart.entries.map(knownEntry) }
}

function knownEntry(entry: CartEntry): unknown {
  const { id, itemId, quantity, title, subTotal, purchasePriceCents, chosenVariant } = entry
  const { sku = null, attributes } = chosenVariant
  return {
    id,
    itemId,
    quantity,
    title,
    subTotal,
    purchasePriceCents,
    sku,
    attributes,
    fields: fieldsOf(entry) ?? null,
  }
}

const quantities = ({ entries }: Cart): readonly number[] => entries.map(({ quantity }) => quantity)
const many = <Value>(count: number, make: (i: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

const reading: readonly Case[] = [
  {
    name: 'a visitor who has added nothing has no cart',
    spec: 'CRT-093',
    run: async ({ visitor }) => answered('a cart that is not there', await visitor().call('GET', CART), 404),
  },
  {
    name: 'the cart is read as it was answered',
    spec: 'CRT-093',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const { cart } = await added(client, shop.single)
      const query = `?timecode=${Date.now()}&calculateSubtotal=true&mock=false`
      const reply = await client.call('GET', CART + query)
      shaped('GET shopping-cart', endpoints.fetchCart, reply.body)
      same('the cart', known(parsed(endpoints.fetchCart, reply.body) as Cart), known(cart))
    },
  },
  {
    name: 'a query that is none of the contract is refused',
    spec: 'CRT-093',
    run: async ({ visitor }) => {
      refused('calculateSubtotal=yes', await visitor().call('GET', `${CART}?calculateSubtotal=yes`), 400)
      refused('timecode=now', await visitor().call('GET', `${CART}?timecode=now`), 400)
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
          `purchasePriceCents of an entry: expected whole hundredths, received ${purchasePriceCents}`,
        )
        same('subTotal of an entry', subTotal, purchasePriceCents * quantity)
      }
      same(
        'subtotalCents',
        subtotalCents,
        entries.reduce((sum, { subTotal = 0 }) => sum + subTotal, 0),
      )
      same('totalQuantity', totalQuantity, 3)
    },
  },
  {
    name: 'what comes with an order is null or missing before',
    spec: 'CRT-031',
    run: async ({ visitor, shop }) => {
      const { cart } = await added(visitor(), shop.single)
      same('orderId', cart.orderId ?? null, null)
      same('isPurchased', cart.isPurchased, false)
      same('selectedShippingOption', cart.selectedShippingOption ?? null, null)
    },
  },
  {
    name: 'cookies that scripts can read say that there is a cart',
    spec: 'CRT-096',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const reply = await add(client, shop.single)
      same('the cookie hasCart', client.cookie('hasCart'), 'true')
      readable(reply, 'hasCart')
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
      same(
        'itemId, sku and quantity of the entry',
        [entry.itemId, entry.chosenVariant.sku, entry.quantity],
        [itemId, skus[1], 2],
      )
      same('the entries of the cart', cart.entries.map(knownEntry), [knownEntry(entry)])
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
      refused('an item of several variants', await add(visitor(), { itemId: shop.several.itemId }), 404, 400)
      refused('an unknown item', await add(visitor(), { itemId: 'no-such-item' }), 404)
      const unknown = await add(visitor(), { itemId: shop.several.itemId, sku: 'no-such-sku' })
      refused('an unknown sku', unknown, 404)
    },
  },
  {
    name: 'an entry has the fields that were sent, in any script',
    spec: 'CRT-091',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const sent = { name: 'Zoë 李 🎁', note: '"a\\b"\n<i>' }
      const { entry } = await added(client, { ...shop.single, additionalFields: JSON.stringify(sent) })
      same('the fields of the added entry', fieldsOf(entry), sent)
      same('the fields of the entries in the cart', (await read(client)).entries.map(fieldsOf), [sent])
    },
  },
  {
    name: 'equal lines are one entry, in any order of their fields',
    spec: 'CRT-091',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const first = await added(client, { ...shop.single, additionalFields: '{"a":"1","b":"2"}' })
      const second = await added(client, { ...shop.single, additionalFields: '{"b":"2","a":"1"}' })
      same('id and quantity of the entry', [second.entry.id, second.entry.quantity], [first.entry.id, 2])
    },
  },
  {
    name: 'other fields are another entry',
    spec: 'CRT-091',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      await added(client, shop.single)
      const { cart } = await added(client, { ...shop.single, additionalFields: '{"name":"Ada"}' })
      same('the quantities of the entries', quantities(cart), [1, 1])
    },
  },
  {
    name: 'more than there is is refused with a message, and the cart stays as it was',
    spec: 'CRT-091',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await added(client, single)
      refused('all and one', await add(client, { ...single, quantity: single.stock }), 400, 409)
      const other = { ...single, quantity: single.stock, additionalFields: '{"name":"Ada"}' }
      refused('all with other fields', await add(client, other), 400, 409)
      same('the quantities of the entries', quantities(await read(client)), [1])
    },
  },
  {
    name: 'a refused first line makes no cart',
    spec: 'CRT-091',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await add(client, { ...single, quantity: single.stock + 1 })
      answered('a cart that is not there', await client.call('GET', CART), 404)
    },
  },
  ...[0, -1, 1.5, '1', null].map((quantity): Case => ({
    name: `a quantity of ${JSON.stringify(quantity)} is refused`,
    spec: 'CRT-091',
    run: async ({ visitor, shop }) =>
      refused(
        `a quantity of ${JSON.stringify(quantity)}`,
        await visitor().call('POST', ENTRIES, { body: { ...lineOf(shop.single), quantity } }),
        400,
      ),
  })),
  {
    name: 'additional fields are the text of JSON',
    spec: 'CRT-091',
    run: async ({ visitor, shop }) => {
      for (const additionalFields of ['for Ada', { name: 'Ada' }, null])
        refused(
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
      refused(
        'half an object',
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
        sku: entry.chosenVariant.sku ?? null,
        additionalFields: '{"name":"Basil"}',
      }
      const reply = await client.call('PUT', `${pathOf(entry)}/additionalFields`, { body })
      check(isSuccess(reply), `the fields are not changed: expected a success, received ${reply.status}`)
      shaped('PUT additionalFields', endpoints.updateFields, reply.body)
      const updated = fieldOf('the answer to PUT additionalFields', reply.body, 'updatedEntry') as CartEntry
      same('id and fields of the entry', [updated.id, fieldsOf(updated)], [entry.id, { name: 'Basil' }])
      same('the fields in the cart', (await read(client)).entries.map(fieldsOf), [{ name: 'Basil' }])
    },
  },
  {
    name: 'an entry that gets the fields of another becomes one with it',
    spec: 'CRT-092',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await added(client, { ...single, additionalFields: '{"name":"Ada"}' })
      const { entry } = await added(client, single)
      const body = {
        itemId: single.itemId,
        sku: entry.chosenVariant.sku ?? null,
        additionalFields: '{"name":"Ada"}',
      }
      await client.call('PUT', `${pathOf(entry)}/additionalFields`, { body })
      same('the quantities of the entries', quantities(await read(client)), [2])
    },
  },
  {
    name: 'a quantity is set, up to what there is',
    spec: 'CRT-173',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      const { entry } = await added(client, single)
      const set = (quantity: unknown) => client.call('PUT', pathOf(entry), { body: { quantity } })
      const reply = await set(single.stock)
      check(isSuccess(reply), `the quantity is not set: expected a success, received ${reply.status}`)
      shaped('PUT entry', endpoints.setQuantity, reply.body)
      refused('one more than the stock', await set(single.stock + 1), 400, 409)
      refused('a quantity of 0', await set(0), 400)
      same('the quantities of the entries', quantities(await read(client)), [single.stock])
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
      refused('all of it beside another entry', await client.call('PUT', pathOf(entry), { body }), 400, 409)
    },
  },
  {
    name: 'a removed entry is gone, and the cart is empty',
    spec: 'CRT-173',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const { entry } = await added(client, shop.single)
      const reply = await client.call('DELETE', pathOf(entry))
      check(isSuccess(reply), `the entry is not removed: expected a success, received ${reply.status}`)
      shaped('DELETE entry', endpoints.removeEntry, reply.body)
      const { entries, subtotalCents } = await read(client)
      same('the cart', [entries, subtotalCents], [[], 0])
    },
  },
  {
    name: 'a change is one of its entry alone',
    spec: 'CRT-173',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await added(client, { ...single, additionalFields: '{"name":"Ada"}' })
      const { entry } = await added(client, single)
      await client.call('PUT', pathOf(entry), { body: { quantity: 2 } })
      const names = ({ entries }: Cart) => entries.map((each) => [fieldsOf(each), each.quantity])
      const other = [{ name: 'Ada' }, 1]
      const others = names(await read(client)).filter(([fields]) => isRecord(fields))
      same('fields and quantity of the other entry after a quantity', others, [other])
      await client.call('DELETE', pathOf(entry))
      same('fields and quantity of what a removal leaves', names(await read(client)), [other])
    },
  },
  {
    name: 'an entry that is not there is refused as missing',
    spec: 'CRT-173',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      await added(client, shop.single)
      refused(
        'the removal of an entry that is not there',
        await client.call('DELETE', `${ENTRIES}/no-such-entry`),
        404,
      )
      refused(
        'the quantity of an entry that is not there',
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
        check(isSuccess(reply), `one of the equal adds: expected a success, received ${reply.status}`)
      same('the quantities of the entries', quantities(await read(client)), [1])
      await client.call('POST', ENTRIES, {
        body: lineOf(single),
        headers: { 'Idempotency-Key': 'add-2' },
      })
      same('the quantities after an add with another key', quantities(await read(client)), [2])
    },
  },
  {
    name: 'lines that arrive together are all in the cart',
    spec: 'CRT-091',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await client.call('GET', CART)
      const replies = await many(single.stock, () => add(client, single))
      same('the number of successes', replies.filter(isSuccess).length, single.stock)
      same('the quantities of the entries', quantities(await read(client)), [single.stock])
    },
  },
  {
    name: 'of more lines than there are pieces, as many are taken as there are',
    spec: 'CRT-091',
    run: async ({ visitor, shop: { single } }) => {
      const client = visitor()
      await client.call('GET', CART)
      const replies = await many(single.stock + 3, () => add(client, single))
      same('the number of adds that succeed', replies.filter(isSuccess).length, single.stock)
      same('the quantities of the entries', quantities(await read(client)), [single.stock])
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
      same('the quantities of the entries', quantities(await read(client)), [1, 1, 1])
    },
  },
  {
    name: 'of two removals of one entry, one succeeds',
    spec: 'CRT-173',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      const { entry } = await added(client, shop.single)
      const replies = await many(2, () => client.call('DELETE', pathOf(entry)))
      same('the statuses of two removals', replies.map(({ status }) => status).sort(), [200, 404])
    },
  },
  {
    name: 'each visitor has a cart of their own',
    spec: 'CRT-004',
    needs: ['visitors'],
    run: async ({ visitor, shop }) => {
      const [ada, bob] = [visitor(), visitor()]
      const { entry } = await added(ada, shop.single)
      answered('the cart for another visitor', await bob.call('GET', CART), 404)
      const path = pathOf(entry)
      const fields = { itemId: shop.single.itemId, sku: null, additionalFields: '{"name":"Bob"}' }
      refused('the quantity of another visitor', await bob.call('PUT', path, { body: { quantity: 2 } }), 404)
      const changed = await bob.call('PUT', `${path}/additionalFields`, { body: fields })
      refused('the fields of another visitor', changed, 404)
      refused('the removal by another visitor', await bob.call('DELETE', path), 404)
      const after = (await read(ada)).entries.map((each) => [fieldsOf(each) ?? null, each.quantity])
      same('fields and quantity of the entry', after, [[null, 1]])
    },
  },
  {
    name: 'no cache and no page of another site gets the cart of a visitor',
    spec: 'CRT-004',
    run: async ({ visitor, shop }) => {
      const client = visitor()
      await added(client, shop.single)
      const headers = { Origin: 'https://elsewhere.example' }
      const { header } = await client.call('GET', CART, { headers })
      const cache = header('Cache-Control')
      check(
        !/\b(public|s-maxage)\b/i.test(cache),
        `the header Cache-Control: expected one without "public", as the cart is of one visitor, received "${cache}"`,
      )
      const allowed = header('Access-Control-Allow-Origin')
      check(
        allowed !== headers.Origin && allowed !== '*',
        `the header Access-Control-Allow-Origin for the page of another site: expected none, received "${allowed}"`,
      )
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
      same('itemId and quantity of the entry', [entry.itemId, entry.quantity], [itemId, 2])
      same('subtotalCents', cart.subtotalCents, 2 * (entry.purchasePriceCents ?? NaN))
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
        check(ok, `the page of ${locale}: expected a success, received ${status}`)
        check(
          typeof body === 'string' && /<[a-z!]/i.test(body),
          `the page of ${locale}: expected HTML, received ${JSON.stringify(body)}`,
        )
      }
      const [english, german] = [await page('en_US'), await page('de_DE')]
      check(
        english.body !== german.body,
        'the page of de_DE: expected another than that of en_US, received an equal one',
      )
    },
  },
  {
    name: 'a subscription answers with the token of its page',
    spec: 'CRT-094',
    run: async ({ visitor, shop }) => {
      const body = { ...shop.subscribable, qty: 1, additionalFields: 'null' }
      const start = async () => {
        const reply = await visitor().call('POST', '/api/3/commerce/cart/subscription', { body })
        check(isSuccess(reply), `a subscription: expected a success, received ${reply.status}`)
        shaped('POST subscription', endpoints.startSubscription, reply.body)
        return fieldOf('the answer to POST subscription', reply.body, 'cartToken') as string
      }
      const tokens = [await start(), await start()]
      same('the number of tokens of two subscriptions', new Set(tokens).size, 2)
    },
  },
  {
    name: 'what cannot be subscribed is refused, and so is the field of the other call',
    spec: 'CRT-094',
    run: async ({ visitor, shop }) => {
      const path = '/api/3/commerce/cart/subscription'
      const { itemId } = shop.single
      const body = { itemId, sku: null, qty: 1, additionalFields: 'null' }
      refused('what is no subscription', await visitor().call('POST', path, { body }), 400)
      const other = { ...shop.subscribable, quantity: 1, additionalFields: 'null' }
      refused('quantity in place of qty', await visitor().call('POST', path, { body: other }), 400)
      const nothing = { ...shop.subscribable, qty: 0, additionalFields: 'null' }
      refused('a qty of 0', await visitor().call('POST', path, { body: nothing }), 400)
    },
  },
  {
    name: 'the stock of an item lists its variants',
    spec: 'CRT-095',
    run: async ({ visitor, shop: { single, several } }) => {
      const stock = async (itemId: string) => {
        const reply = await visitor().call('GET', `/api/commerce/inventory/stock/?${encodePairs({ itemId })}`)
        shaped('GET stock', endpoints.fetchStock, reply.body)
        const { results } = parsed(endpoints.fetchStock, reply.body) as Stock
        return results
      }
      same(
        'unlimited and qtyInStock of the results',
        (await stock(single.itemId)).map(({ unlimited, qtyInStock }) => [
          unlimited ?? null,
          qtyInStock ?? null,
        ]),
        [[false, single.stock]],
      )
      const skus = (await stock(several.itemId)).map(({ sku }) => sku)
      check(
        several.skus.every((sku) => skus.includes(sku)),
        `the skus: expected ${several.skus.join()} among them, received ${skus.join()}`,
      )
      same('an unknown item', await stock('no-such-item'), [])
    },
  },
  {
    name: 'the stock of no item is refused',
    spec: 'CRT-095',
    run: async ({ visitor }) =>
      refused('the stock of no item', await visitor().call('GET', '/api/commerce/inventory/stock/'), 400),
  },
]

/** Cases of the cart, of subscriptions and of the stock. */
export const cartCases: readonly Case[] = [...reading, ...adding, ...changing, ...together, ...beside]
