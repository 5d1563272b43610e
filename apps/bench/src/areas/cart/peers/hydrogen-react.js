import { CartProvider, ShopifyProvider, useCart } from '@shopify/hydrogen-react'
import { Window } from 'happy-dom'
import { createElement } from 'react'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** A storefront server, as far as a cart needs one: it counts what reaches it. */
function createServer(serverMs) {
  const lines = []
  let requests = 0
  const money = { amount: '0.0', currencyCode: 'USD' }
  const cart = () => ({
    id: 'gid://shopify/Cart/1',
    checkoutUrl: 'https://shop.test/checkout',
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    note: null,
    attributes: [],
    discountCodes: [],
    buyerIdentity: {},
    cost: { subtotalAmount: money, totalAmount: money, totalTaxAmount: null, totalDutyAmount: null },
    lines: {
      edges: lines.map((line) => ({ node: { ...line, attributes: [], merchandise: { id: 'mug' } } })),
    },
  })
  const add = (added = []) => {
    for (const { quantity = 1 } of added) {
      if (lines[0]) lines[0].quantity += quantity
      else lines.push({ id: 'line-1', quantity })
    }
  }
  return {
    lines,
    requests: () => requests,
    fetch: async (_, { body }) => {
      requests += 1
      await pause(serverMs)
      const { query, variables } = JSON.parse(body)
      const [, name] =
        /\b(cartCreate|cartLinesAdd|cartLinesUpdate|cartBuyerIdentityUpdate|cart)\s*\(/.exec(query) ?? []
      if (name === 'cartCreate') add(variables.input.lines)
      if (name === 'cartLinesAdd') add(variables.lines)
      if (name === 'cartLinesUpdate') lines[0].quantity = variables.lines[0].quantity
      return Response.json({
        data: name === 'cart' ? { cart: cart() } : { [name]: { cart: cart(), userErrors: [] } },
      })
    },
  }
}

/** A page with a cart, ready for its first press. */
async function open(serverMs) {
  const window = new Window({ url: 'https://shop.test/' })
  Object.assign(globalThis, {
    navigator: window.navigator,
    window,
    document: window.document,
    localStorage: window.localStorage,
  })
  const server = createServer(serverMs)
  globalThis.fetch = server.fetch
  const { createRoot } = await import('react-dom/client')
  const held = {}
  const Look = () => {
    held.cart = useCart()
    return null
  }
  const shop = {
    storeDomain: 'https://shop.test',
    storefrontToken: 'token',
    storefrontApiVersion: '2026-04',
    countryIsoCode: 'US',
    languageIsoCode: 'EN',
  }
  const root = createRoot(window.document.body)
  root.render(createElement(ShopifyProvider, shop, createElement(CartProvider, null, createElement(Look))))
  await pause(50)
  return {
    server,
    held,
    close: () => {
      root.unmount()
      window.happyDOM.abort()
    },
  }
}

const line = [{ merchandiseId: 'mug', quantity: 1 }]

async function settle({ server, held }) {
  for (let before = -1; before !== server.requests() || held.cart.status !== 'idle';) {
    before = server.requests()
    await pause(200)
  }
}

export const adds =
  ({ count, apartMs, serverMs }) =>
  async () => {
    const page = await open(serverMs)
    for (let press = 0; press < count; press += 1) {
      page.held.cart.linesAdd(line)
      if (apartMs > 0) await pause(apartMs)
    }
    await settle(page)
    page.close()
    return { lost: count - (page.server.lines[0]?.quantity ?? 0), requests: page.server.requests() }
  }
export const addsApart = adds

export const quantities =
  ({ count, apartMs, serverMs }) =>
  async () => {
    const page = await open(serverMs)
    page.held.cart.linesAdd(line)
    await settle(page)
    const before = page.server.requests()
    for (let press = 1; press <= count; press += 1) {
      page.held.cart.linesUpdate([{ id: 'line-1', quantity: 1 + press }])
      if (apartMs > 0) await pause(apartMs)
    }
    await settle(page)
    page.close()
    return { lost: count - (page.server.lines[0].quantity - 1), requests: page.server.requests() - before }
  }
