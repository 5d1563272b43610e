import { timers, type Clock } from '@sitewright/machine'
import { byteLength } from './byte-length.browser.ts'
import { pageLedger } from './byte-ledger.ts'
import { outcomeOf, requestTimeoutMs, type Outcome, type Transport, type Wire } from './transport.ts'

/** Settings of `createTransport`. */
export interface TransportOptions {
  /** @default setTimeout */
  readonly clock?: Clock | undefined
}

/** Creates the transport of a page. */
export function createTransport({ clock = timers }: TransportOptions = {}): Transport {
  function beacon(wire: Wire): boolean {
    try {
      const isTaken = navigator.sendBeacon(wire.url, new Blob([wire.body], { type: beaconType(wire) }))
      // Nothing reports when a beacon has arrived, so its bytes count for as long as a request may take.
      const release = isTaken && pageLedger.reserve(byteLength(wire.body))
      if (release) clock(release, requestTimeoutMs)
      return isTaken
    } catch {
      return false
    }
  }

  return {
    beacon,
    keepsAlive: ({ body }) => pageLedger.hasRoom(byteLength(body)),
    send: async (wire) => {
      const aborted = new AbortController()
      const { signal } = aborted
      const undoTimeout = clock(() => aborted.abort(), requestTimeoutMs)
      try {
        if (typeof fetch === 'function') return await viaFetch(wire, signal)
        return beacon(wire) ? { kind: 'accepted' } : await viaXhr(wire, signal)
      } catch {
        // A request that failed may have arrived. It is not repeated here: the delivery decides.
        return { kind: 'failed', reason: signal.aborted ? 'timeout' : 'network' }
      } finally {
        undoTimeout()
      }
    },
  }
}

async function viaFetch(wire: Wire, signal: AbortSignal): Promise<Outcome> {
  const release = pageLedger.reserve(byteLength(wire.body))
  try {
    const { status, headers } = await fetch(wire.url, {
      method: 'POST',
      body: wire.body,
      headers: { 'Content-Type': wire.contentType },
      credentials: wire.withCredentials ? 'include' : 'same-origin',
      // Beyond the quota of 64 KiB such a request fails, so there it is an ordinary one.
      keepalive: release !== undefined,
      signal,
    })
    return outcomeOf(status, wire, headers.get('Retry-After'))
  } finally {
    release?.()
  }
}

/** For browsers without fetch, and pages that have replaced it by something else. */
const viaXhr = (wire: Wire, signal: AbortSignal): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', wire.url)
    request.withCredentials = wire.withCredentials === true
    request.setRequestHeader('Content-Type', wire.contentType)
    request.onloadend = () => {
      // A request without a response has the status 0.
      if (!request.status) reject(new Error())
      resolve(outcomeOf(request.status, wire, request.getResponseHeader('Retry-After')))
    }
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
