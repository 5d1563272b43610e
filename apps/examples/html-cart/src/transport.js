import { createCart } from '@sitewright/cart-client/transport'

/**
 * Calls our own backend, which answers with the whole cart.
 * @returns {Promise<import('@sitewright/cart-client/transport').Reading>}
 */
async function call(method, path, body) {
  const response = await fetch(`/api/cart${path}`, {
    method,
    body: body && JSON.stringify(body),
    // A change finishes when the shopper leaves the page, and one that never ends would hold up all others.
    keepalive: method !== 'GET',
    signal: AbortSignal.timeout(30_000),
  })
  const { status } = response
  if (status >= 500) return { ok: false, failure: { kind: 'server-down', status } }
  const answer = await response.json()
  return response.ok
    ? { ok: true, value: createCart(answer) }
    : { ok: false, failure: { kind: 'refused', status, message: answer.error } }
}

function change(request) {
  switch (request.kind) {
    case 'add':
      return call('POST', '/lines', { sku: request.sku, quantity: request.quantity })
    case 'quantity':
      return call('PUT', `/lines/${request.entryId}`, { quantity: request.quantity })
    case 'remove':
      return call('DELETE', `/lines/${request.entryId}`)
    default:
      throw new Error('Lines of this shop have no fields.')
  }
}

/**
 * A backend of one's own is two functions: one reads the cart, the other carries one change of it.
 * @type {import('@sitewright/cart-client/transport').CartTransport}
 */
export const transport = {
  fetch: () => call('GET', ''),
  send: async (request) => {
    const answer = await change(request)
    return 'failure' in answer ? answer : { ok: true, value: { cart: answer.value } }
  },
}
