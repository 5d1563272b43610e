import { timers, type Clock } from '@sitewright/machine'
import { addressOnPage, pageLedger } from '@sitewright/site/http'
import { attempt } from '../attempt.ts'
import { outcomeOf, requestTimeoutMs, type Outcome, type Transport, type Wire } from './transport.ts'

/** Settings of `createTransport`. */
export interface TransportOptions {
  /**
   * Timers; a test gives a fake clock.
   *
   * @default setTimeout
   */
  readonly clock?: Clock | undefined
}

/** Creates the transport of a page. */
export function createTransport({ clock = timers }: TransportOptions = {}): Transport {
  function beacon(wire: Wire): boolean {
    const { url, body } = wire
    const contentType = beaconType(wire)
    const isTaken = wire.hasToken
      ? pageLedger.hasRoom(byteLength(body)) && outlives({ ...wire, contentType, withCredentials: true })
      : attempt(() => navigator.sendBeacon(url, new Blob([body], { type: contentType }))) === true
    // Nothing reports when a beacon has arrived, so its bytes count for as long as a request may take.
    const release = isTaken && pageLedger.reserve(byteLength(body))
    if (release) clock(release, requestTimeoutMs)
    return isTaken
  }

  return {
    beacon,
    keepsAlive: ({ body }) => pageLedger.hasRoom(byteLength(body)),
    send: async (wire) => {
      const aborted = new AbortController()
      const { signal } = aborted
      const cancelTimeout = clock(() => aborted.abort(), requestTimeoutMs)
      let rest: Promise<unknown> | undefined
      try {
        const response = await viaFetch(wire, signal)
        if (response) {
          // A body that nobody reads keeps its connection, of which browsers have six for a server.
          rest = response.text()
          return outcomeOf(response.status, wire, response.headers.get('Retry-After'))
        }
        if (wire.hasToken) throw new TypeError('No fetch')
        return beacon(wire) ? { kind: 'accepted' } : await viaXhr(wire, signal)
      } catch {
        // A request that failed may have arrived. It is not repeated here: the delivery decides.
        return { kind: 'failed', reason: signal.aborted ? 'timeout' : 'network' }
      } finally {
        if (rest) void rest.then(cancelTimeout, cancelTimeout)
        else cancelTimeout()
      }
    },
  }
}

/** The request for the site that has the page, and not for a `<base>` of another origin. */
export const wireOnPage = (wire: Wire): Wire => ({ ...wire, url: addressOnPage(wire.url) })

/** Returns undefined where there is no fetch, and where a page or a blocker has put something else in its place. */
const post = (
  { url, body, contentType, withCredentials }: Wire,
  keepalive: boolean,
  signal?: AbortSignal,
): Promise<Response> | undefined =>
  attempt(() =>
    fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': contentType },
      credentials: withCredentials ? 'include' : 'same-origin',
      keepalive,
      signal: signal ?? null,
      // A redirect would take the visitor's ids and the token to wherever it leads, or lose the body and look like a success.
      redirect: 'manual',
    }),
  )

async function viaFetch(wire: Wire, signal: AbortSignal): Promise<Response | undefined> {
  const release = pageLedger.reserve(byteLength(wire.body))
  try {
    // Beyond the quota of 64 KiB such a request fails, so there it is an ordinary one.
    return await post(wire, !!release, signal)
  } finally {
    release?.()
  }
}

/** Sends a request that ends after its page. Returns false where the browser would end it with the page. */
function outlives(wire: Wire): boolean {
  const sent = attempt(() => 'keepalive' in Request.prototype) ? post(wire, true) : undefined
  // The next page finds out if it has arrived. On a page that lives on, an answer that nobody reads would keep its connection.
  void Promise.resolve(sent)
    .then((answer) => answer?.text())
    .catch(() => undefined)
  return !!sent
}

/** For pages without fetch, whose beacon is refused. */
const viaXhr = (wire: Wire, signal: AbortSignal): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', wire.url)
    request.withCredentials = !!wire.withCredentials
    request.setRequestHeader('Content-Type', wire.contentType)
    request.onload = () => resolve(outcomeOf(request.status, wire, request.getResponseHeader('Retry-After')))
    request.onerror = request.onabort = reject
    signal.onabort = () => request.abort()
    request.send(wire.body)
  })

/**
 * JSON on another origin needs a preflight, after which browsers do not send the beacon of a page that is gone.
 * @see https://github.com/PostHog/posthog-js/issues/4139
 */
const beaconType = ({ url, contentType }: Wire): Wire['contentType'] =>
  contentType === 'application/json' && new URL(url, location.href).origin !== location.origin
    ? 'text/plain'
    : contentType

const encoder = new TextEncoder()

/**
 * Returns the number of bytes of a text in UTF-8, which the quotas of requests are counted in. ASCII needs no encoding, nor
 * do lines of it, as batches have them.
 */
export const byteLength = (text: string): number =>
  /^[\n -~]*$/.test(text) ? text.length : encoder.encode(text).length
