/**
 * Limit for the bodies of all requests that outlive their page. Browsers refuse more than 64 KiB:
 * https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
const keepaliveBytes = 60_000

/** Lets changes of the cart finish when the shopper has left the page, if the browser can. */
export const keptAlive =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (url, init) => {
    const { method, body } = init ?? {}
    const size = typeof body === 'string' ? new TextEncoder().encode(body).length : 0
    return fetch(url, { ...init, keepalive: method !== 'GET' && size < keepaliveBytes })
  }
