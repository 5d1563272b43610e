import {
  answering,
  asking,
  fields,
  fieldsOf,
  isOk,
  losing,
  sending,
  withFetch,
  type Fault,
} from './fault.test-support.ts'

const CART = '/api/commerce/shopping-cart'
const READ = /^GET \/api\/commerce\/shopping-cart$/
const ADD = /^POST \/api\/commerce\/shopping-cart\/entries$/
const CHANGE = /^PUT \/api\/commerce\/shopping-cart\/entries\/[^/]+$/
const FIELDS = /additionalFields$/
const REMOVE = /^DELETE \/api\/commerce\/shopping-cart\/entries\//
const SUBSCRIBE = /cart\/subscription$/
const STOCK = /inventory\/stock/

/** Statuses of what cannot be added. A token that is missing is another matter. */
const REFUSED = [400, 404]

type Fields = Readonly<Record<string, unknown>>

/** Changes every entry of an answer. */
const entries = (change: (entry: Fields) => unknown) =>
  fields(/shopping-cart/, (body) => {
    const inCart = (cart: Fields) => ({
      ...cart,
      ...(Array.isArray(cart.entries) && { entries: cart.entries.map((each) => change(fieldsOf(each))) }),
    })
    return {
      ...inCart(body),
      ...(body.shoppingCart !== undefined && { shoppingCart: inCart(fieldsOf(body.shoppingCart)) }),
      ...(body.newlyAdded !== undefined && { newlyAdded: change(fieldsOf(body.newlyAdded)) }),
      ...(body.updatedEntry !== undefined && { updatedEntry: change(fieldsOf(body.updatedEntry)) }),
    }
  })
const cents = (change: (value: number) => unknown) =>
  entries((entry) => ({ ...entry, purchasePriceCents: change(Number(entry.purchasePriceCents)) }))

let count = 0

/** Faults of carts, of stock, of subscriptions, of gift cards and of the page of instalments. */
export const cartFaults: readonly Fault[] = [
  {
    name: 'a visitor without a cart is answered with an empty one',
    breaks: 'CRT-093 a visitor who has added nothing has no cart',
    says: 'the status of a cart that is not there: expected 404, received 200',
    make: answering(READ, ({ status }) => (status === 404 ? { status: 200, body: { entries: [] } } : {})),
  },
  {
    name: 'a visitor without a cart is answered with null',
    breaks: 'CRT-093 a visitor who has added nothing has no cart',
    says: 'the status of a cart that is not there: expected 404, received 200',
    make: answering(READ, ({ status }) => (status === 404 ? { status: 200, body: null } : {})),
  },
  {
    name: 'amounts are texts',
    breaks: 'CRT-036 amounts are whole hundredths, and add up',
    says: 'the answer to GET shopping-cart, the field "subtotalCents": expected a number, received "',
    make: fields(READ, (cart) => ({ ...cart, subtotalCents: String(cart.subtotalCents) })),
  },
  {
    name: 'money is a float of the currency',
    breaks: 'CRT-036 amounts are whole hundredths, and add up',
    says: 'purchasePriceCents of an entry: expected whole hundredths, received ',
    make: cents((value) => value / 100 + 0.5),
  },
  {
    name: 'the subtotal of an entry is the price of one piece',
    breaks: 'CRT-036 amounts are whole hundredths, and add up',
    says: 'subTotal of an entry: expected ',
    make: entries((entry) => ({ ...entry, subTotal: entry.purchasePriceCents })),
  },
  {
    name: 'the total quantity is the number of entries',
    breaks: 'CRT-036 amounts are whole hundredths, and add up',
    says: 'totalQuantity: expected 3, received 2',
    make: fields(READ, (cart) => ({ ...cart, totalQuantity: (cart.entries as unknown[]).length })),
  },
  {
    name: 'the quantity of an entry is a text',
    breaks: 'CRT-091 an added line is an entry with the variant and the quantity asked for',
    says: 'the answer to POST entries, the field "shoppingCart.entries.0.quantity": expected a number, received "2"',
    make: entries((entry) => ({ ...entry, quantity: String(entry.quantity) })),
  },
  {
    name: 'the added entry has a misspelt name',
    breaks: 'CRT-091 an added line is an entry with the variant and the quantity asked for',
    says: 'the answer to POST entries: expected a field "newlyAdded", received',
    make: fields(ADD, ({ newlyAdded, ...body }) => ({ ...body, newlyadded: newlyAdded })),
  },
  {
    name: 'the added entry is null',
    breaks: 'CRT-091 an added line is an entry with the variant and the quantity asked for',
    says: 'the answer to POST entries: expected a field "newlyAdded", received',
    make: fields(ADD, (body) => ({ ...body, newlyAdded: null })),
  },
  {
    name: 'the answer to an add is the cart itself',
    breaks: 'CRT-091 an added line is an entry with the variant and the quantity asked for',
    says: 'the answer to POST entries, the field "shoppingCart": expected an object, received nothing',
    make: fields(ADD, ({ shoppingCart }) => shoppingCart),
  },
  {
    name: 'the answer to an add is empty',
    breaks: 'CRT-091 an added line is an entry with the variant and the quantity asked for',
    says: 'the answer to POST entries, its body: expected an object, received ""',
    make: answering(ADD, (told) => (isOk(told) ? { status: 201, body: '' } : {})),
  },
  {
    name: 'an added entry lacks its fields',
    breaks: 'CRT-091 an entry has the fields that were sent, in any script',
    says: 'the fields of the added entry: expected {"name":"Zoë 李 🎁","note":"\\"a\\\\b\\"\\n<i>"}, received null',
    make: entries((entry) => ({ ...entry, additionalFields: null })),
  },
  {
    name: 'letters beyond ASCII are lost',
    breaks: 'CRT-091 an entry has the fields that were sent, in any script',
    says: 'the fields of the added entry, field "name": expected "Zoë 李 🎁", received "Zo? ? ??"',
    make: answering(/shopping-cart/, ({ body }) => ({
      body: JSON.parse(JSON.stringify(body).replace(/[^\s!-~]/g, '?')) as unknown,
    })),
  },
  {
    name: 'an order has an id before it is placed',
    breaks: 'CRT-031 what comes with an order is null or missing before',
    says: 'orderId: expected null, received "0"',
    make: fields(ADD, ({ shoppingCart, ...body }) => ({
      ...body,
      shoppingCart: { ...fieldsOf(shoppingCart), orderId: '0' },
    })),
  },
  {
    name: 'scripts cannot read that there is a cart',
    breaks: 'CRT-096 cookies that scripts can read say that there is a cart',
    says: 'the cookie hasCart: expected one that scripts can read, received "hasCart=true; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly"',
    make: answering(/./, ({ cookies }) => ({
      cookies: cookies.map((each) => (each.startsWith('hasCart=') ? `${each}; HttpOnly` : each)),
    })),
  },
  {
    name: 'the cookie of the cart is for the path of the call',
    breaks: 'CRT-096 cookies that scripts can read say that there is a cart',
    says: 'the cookie hasCart: expected one for all pages, with Path=/, received "hasCart=true;  Max-Age=2592000; SameSite=Lax"',
    make: answering(/./, ({ cookies }) => ({
      cookies: cookies.map((each) => (each.startsWith('hasCart=') ? each.replace('Path=/;', '') : each)),
    })),
  },
  {
    name: 'the cookie of the cart says 1',
    breaks: 'CRT-096 cookies that scripts can read say that there is a cart',
    says: 'the cookie hasCart: expected "true", received "1"',
    make: answering(/./, ({ cookies }) => ({
      cookies: cookies.map((each) => each.replace('hasCart=true', 'hasCart=1')),
    })),
  },
  {
    name: 'refusals are pages of HTML',
    breaks: 'CRT-091 no sku is refused where there are several variants, and so is an unknown product',
    says: 'the refusal of an item of several variants: expected a "message" (or "error") that is a text, received "<h1>Bad Request</h1>"',
    make: answering(ADD, ({ status }) => (REFUSED.includes(status) ? { body: '<h1>Bad Request</h1>' } : {})),
  },
  {
    name: 'the message of a refusal is in an object',
    breaks: 'CRT-091 no sku is refused where there are several variants, and so is an unknown product',
    says: 'the refusal of an item of several variants: expected a "message" (or "error") that is a text, received {"error":{"message":"There is no such product."}}',
    make: answering(ADD, ({ status, body }) => (REFUSED.includes(status) ? { body: { error: body } } : {})),
  },
  {
    name: 'what cannot be added is a success with another status',
    breaks: 'CRT-091 no sku is refused where there are several variants, and so is an unknown product',
    says: 'the status of an item of several variants: expected 404 or 400, received 200',
    make: answering(ADD, (told) => (told.status === 404 ? { status: 200 } : {})),
  },
  {
    name: 'a quantity that is a text is taken',
    breaks: 'CRT-091 a quantity of "1" is refused',
    says: 'the status of a quantity of "1": expected 400, received 200',
    make: sending(ADD, (body) => ({ ...body, quantity: body.quantity === '1' ? 1 : body.quantity })),
  },
  {
    name: 'every add is an entry of its own',
    breaks: 'CRT-091 an entry has the fields that were sent, in any script',
    says: 'the fields of the added entry, field "name": expected "Zoë 李 🎁", received nothing',
    make: sending(ADD, (body) => ({
      ...body,
      additionalFields:
        typeof body.additionalFields === 'string' && body.additionalFields !== '{"itemId":'
          ? `{"n":"${(count += 1)}"}`
          : body.additionalFields,
    })),
  },
  {
    name: 'entries are compared by the text of their fields',
    breaks: 'CRT-091 equal lines are one entry, in any order of their fields',
    says: 'id and quantity of the entry: expected ["…",2], received ["…",1]',
    make: sending(ADD, (body) =>
      body.additionalFields === '{"b":"2","a":"1"}' ? { ...body, additionalFields: '{"ba":"21"}' } : body,
    ),
  },
  {
    name: 'removing an entry that is not there succeeds',
    breaks: 'CRT-173 an entry that is not there is refused as missing',
    says: 'the status of the removal of an entry that is not there: expected 404, received 200',
    make: answering(REMOVE, ({ status }) => (status === 404 ? { status: 200, body: {} } : {})),
  },
  {
    name: 'removing an entry empties the cart',
    breaks: 'CRT-173 a change is one of its entry alone',
    says: 'fields and quantity of what a removal leaves: expected [[{"name":"Ada"},1]], received []',
    make: withFetch((fetch) => async (url, asked) => {
      const response = await fetch(url, asked)
      if (
        !response.ok ||
        !`${asked.method} ${new URL(url).pathname}`.startsWith('DELETE /api/commerce/shopping-cart/entries/')
      )
        return response
      const text = await response.text()
      const { shoppingCart } = JSON.parse(text) as { shoppingCart: { entries: { id: string }[] } }
      for (const { id } of shoppingCart.entries) await fetch(url.replace(/[^/]+$/, id), asked)
      return new Response(text.replace(/"entries":\[.*?\],"shipping/, '"entries":[],"shipping'))
    }),
  },
  {
    name: 'a quantity is set for all entries of its variant',
    breaks: 'CRT-173 a change is one of its entry alone',
    says: 'fields and quantity of the other entry after a quantity: expected [[{"name":"Ada"},1]], received [[{"name":"Ada"},2]]',
    make: withFetch((fetch) => async (url, asked) => {
      if (CHANGE.test(`${asked.method} ${new URL(url).pathname}`)) {
        const cart = await fetch(`${new URL(url).origin}${CART}`, { ...asked, method: 'GET', body: null })
        const { entries: all } = JSON.parse(await cart.text()) as { entries: { id: string }[] }
        for (const { id } of all) await fetch(url.replace(/[^/]+$/, id), asked)
      }
      return fetch(url, asked)
    }),
  },
  {
    name: 'a quantity is added in place of being set',
    breaks: 'CRT-173 a quantity is set, up to what there is',
    says: 'the quantity is not set: expected a success, received 400',
    make: sending(CHANGE, ({ quantity }) => ({ quantity: Number(quantity) + 1 })),
  },
  {
    name: 'a quantity beyond the stock is taken',
    breaks: 'CRT-173 a quantity is set, up to what there is',
    says: 'the status of one more than the stock: expected 400 or 409, received 200',
    make: answering(CHANGE, ({ status }) => (status === 400 ? { status: 200, body: {} } : {})),
  },
  {
    name: 'a quantity of nothing removes the entry',
    breaks: 'CRT-173 a quantity is set, up to what there is',
    says: 'the status of a quantity of 0: expected 400, received 200',
    make: asking(CHANGE, ({ body }) => (body === '{"quantity":0}' ? { method: 'DELETE', body: null } : {})),
  },
  {
    name: 'changed fields are not kept',
    breaks: 'CRT-092 the fields of an entry change, and the answer has the entry',
    says: 'the fields in the cart, field "0": expected {"name":"Basil"}, received null',
    make: withFetch((fetch) => async (url, asked) => {
      if (!url.endsWith('additionalFields')) return fetch(url, asked)
      const cart = await fetch(`${new URL(url).origin}${CART}`, { ...asked, method: 'GET', body: null })
      const shoppingCart = JSON.parse(await cart.text()) as { entries: object[] }
      const { additionalFields } = JSON.parse(asked.body ?? '{}') as { additionalFields: string }
      return Response.json({ shoppingCart, updatedEntry: { ...shoppingCart.entries[0], additionalFields } })
    }),
  },
  {
    name: 'the changed entry has the name of an added one',
    breaks: 'CRT-092 the fields of an entry change, and the answer has the entry',
    says: 'the answer to PUT additionalFields: expected a field "updatedEntry", received',
    make: fields(FIELDS, ({ updatedEntry, ...body }) => ({ ...body, newlyAdded: updatedEntry })),
  },
  {
    name: 'a doubled add is added twice',
    breaks:
      'CRT-091 an add that arrives twice with one key is added once, also together, and another key adds again',
    says: 'the quantities of the entries: expected [1], received [3]',
    make: asking(ADD, ({ headers }) => ({
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Idempotency-Key')),
    })),
  },
  {
    name: 'a doubled add is refused',
    breaks:
      'CRT-091 an add that arrives twice with one key is added once, also together, and another key adds again',
    says: 'one of the equal adds: expected a success, received 409',
    make: withFetch((fetch) => {
      const keys = new Set<string>()
      return async (url, asked) => {
        const key = asked.headers['Idempotency-Key'] ?? ''
        if (key && keys.has(key)) return Response.json({ message: 'Again?' }, { status: 409 })
        keys.add(key)
        return fetch(url, asked)
      }
    }),
  },
  {
    name: 'of adds that arrive together, one is lost',
    breaks: 'CRT-091 lines that arrive together are all in the cart',
    says: 'the quantities of the entries: expected [',
    make: losing(ADD),
  },
  {
    name: 'of removals that arrive together, both succeed',
    breaks: 'CRT-173 of two removals of one entry, one succeeds',
    says: 'the statuses of two removals: expected [200,404], received [200,200]',
    make: losing(REMOVE),
  },
  {
    name: 'adds that arrive together sell more than there is',
    breaks: 'CRT-091 of more lines than there are pieces, as many are taken as there are',
    says: 'the number of adds that succeed: expected ',
    make: withFetch((fetch) => {
      let open = 0
      return async (url, asked) => {
        open += 1
        const isAlone = open === 1
        const response = await fetch(url, asked)
        open -= 1
        return ADD.test(`${asked.method} ${new URL(url).pathname}`) && !isAlone && response.status === 400
          ? Response.json({ shoppingCart: {}, newlyAdded: {} })
          : response
      }
    }),
  },
  {
    name: 'all visitors have one cart',
    breaks: 'CRT-004 each visitor has a cart of their own',
    says: 'the status of the cart for another visitor: expected 404, received 200',
    make: withFetch((fetch) => {
      let first: string | undefined
      return (url, asked) => {
        const { Cookie } = asked.headers
        if (Cookie?.includes('visitor=') && asked.method !== 'GET') first ??= Cookie
        const isRead = READ.test(`${asked.method} ${new URL(url).pathname}`)
        return fetch(
          url,
          isRead && first ? { ...asked, headers: { ...asked.headers, Cookie: first } } : asked,
        )
      }
    }),
  },
  {
    name: 'a visitor changes the quantity in the cart of another',
    breaks: 'CRT-004 each visitor has a cart of their own',
    says: 'the status of the quantity of another visitor: expected 404, received 200',
    make: answering(CHANGE, ({ status }) => (status === 404 ? { status: 200, body: {} } : {})),
  },
  {
    name: 'caches may give the cart to others',
    breaks: 'CRT-004 no cache and no page of another site gets the cart of a visitor',
    says: 'the header Cache-Control: expected one without "public", as the cart is of one visitor, received "public, max-age=60"',
    make: answering(READ, () => ({ headers: { 'Cache-Control': 'public, max-age=60' } })),
  },
  {
    name: 'pages of all sites may read the cart',
    breaks: 'CRT-004 no cache and no page of another site gets the cart of a visitor',
    says: 'the header Access-Control-Allow-Origin for the page of another site: expected none, received "https://elsewhere.example"',
    make: answering(READ, (_, { headers }) => ({
      headers: {
        'Access-Control-Allow-Origin': headers.Origin ?? '*',
        'Access-Control-Allow-Credentials': 'true',
      },
    })),
  },
  {
    name: 'the token of a subscription is a number',
    breaks: 'CRT-094 a subscription answers with the token of its page',
    says: 'the answer to POST subscription, the field "cartToken": expected a text that is not empty, received 7',
    make: fields(SUBSCRIBE, () => ({ cartToken: 7 })),
  },
  {
    name: 'all subscriptions have one token',
    breaks: 'CRT-094 a subscription answers with the token of its page',
    says: 'the number of tokens of two subscriptions: expected 2, received 1',
    make: fields(SUBSCRIBE, () => ({ cartToken: 'token' })),
  },
  {
    name: 'a subscription takes the field of the cart',
    breaks: 'CRT-094 what cannot be subscribed is refused, and so is the field of the other call',
    says: 'the status of quantity in place of qty: expected 400, received 200',
    make: sending(SUBSCRIBE, ({ quantity, ...body }) => ({ qty: quantity, ...body })),
  },
  {
    name: 'nothing can be subscribed',
    breaks: 'CRT-094 what cannot be subscribed is refused, and so is the field of the other call',
    says: 'the status of a qty of 0: expected 400, received 200',
    make: sending(SUBSCRIBE, (body) => ({ ...body, qty: body.qty === 0 ? 1 : body.qty })),
  },
  {
    name: 'pieces in stock are a text',
    breaks: 'CRT-095 the stock of an item lists its variants',
    says: 'the answer to GET stock, the field "results.0.qtyInStock": expected a number, received "',
    make: fields(STOCK, ({ results }) => ({
      results: (results as Fields[]).map((each) => ({ ...each, qtyInStock: String(each.qtyInStock) })),
    })),
  },
  {
    name: 'pieces in stock have another name',
    breaks: 'CRT-095 the stock of an item lists its variants',
    says: 'unlimited and qtyInStock of the results: expected [[false,',
    make: fields(STOCK, ({ results }) => ({
      results: (results as Fields[]).map(({ qtyInStock, ...each }) => ({ ...each, quantity: qtyInStock })),
    })),
  },
  {
    name: 'the stock is a list without a name',
    breaks: 'CRT-095 the stock of an item lists its variants',
    says: 'the answer to GET stock, its body: expected an object, received [{',
    make: fields(STOCK, ({ results }) => results),
  },
  {
    name: 'the stock says of all that it is unlimited',
    breaks: 'CRT-095 the stock of an item lists its variants',
    says: 'unlimited and qtyInStock of the results: expected [[false,',
    make: fields(STOCK, ({ results }) => ({
      results: (results as Fields[]).map((each) => ({ ...each, unlimited: true })),
    })),
  },
  {
    name: 'a gift card is sold once',
    breaks: 'CRT-098 a gift card is added as any product, with its one variant named or not',
    says: 'itemId and quantity of the entry: expected [',
    make: sending(ADD, (body) => ({ ...body, quantity: Math.min(1, Number(body.quantity)) })),
  },
  {
    name: 'the page of instalments is JSON',
    breaks: 'CRT-122 the page of instalments is HTML in the language of its locale',
    says: 'the page of en_US: expected HTML, received {"html":"<!doctype html><html lang=\\"en\\"><meta charset=\\"utf-8\\"><title>Instalments</title><link rel=\\"stylesheet\\"',
    make: answering(/instalments/, ({ body }) => ({ body: { html: body } })),
  },
  {
    name: 'the page of instalments is in one language',
    breaks: 'CRT-122 the page of instalments is HTML in the language of its locale',
    says: 'the page of de_DE: expected another than that of en_US, received an equal one',
    make: asking(/instalments/, (_, url) => ({ url: url.replace('de_DE', 'en_US') })),
  },
]
