import { timers, type Clock } from '@sitewright/machine'
import { byteLength } from '../event/event.ts'
import { pageLedger } from './byte-ledger.ts'
import { outcomeOf, requestTimeoutMs, type Outcome, type Transport, type Wire } from './transport.ts'

/** Settings of `createTransport`. */
export interface TransportOptions {
  /** @default setTimeout */
  readonly clock?: Clock | undefined
}

const NETWORK = { kind: 'failed', reason: 'network' } as const satisfies Outcome
const TIMEOUT = { kind: 'failed', reason: 'timeout' } as const satisfies Outcome

/** Creates the transport of a page. */
export function createTransport({ clock = timers }: TransportOptions = {}): Transport {
  async function viaFetch(wire: Wire): Promise<Outcome> {
    const release = pageLedger.reserve(byteLength(wire.body))
    const aborted = new AbortController()
    const undoTimeout = clock(() => aborted.abort(), requestTimeoutMs)
    try {
      const { status, headers } = await fetch(wire.url, {
        method: 'POST',
        body: wire.body,
        headers: { 'Content-Type': wire.contentType },
        credentials: wire.withCredentials ? 'include' : 'same-origin',
        // Beyond the quota of 64 KiB such a request fails, so there it is an ordinary one.
        keepalive: release !== undefined,
        signal: aborted.signal,
      })
      return outcomeOf(status, wire, headers.get('Retry-After'))
    } catch {
      // A request that was rejected may have arrived. It is not repeated here: the caller decides.
      return aborted.signal.aborted ? TIMEOUT : NETWORK
    } finally {
      undoTimeout()
      release?.()
    }
  }

  function beacon(wire: Wire): boolean {
    try {
      const isTaken = navigator.sendBeacon(wire.url, new Blob([wire.body], { type: beaconType(wire) }))
      // Nobody learns when a beacon has arrived, so its bytes count for as long as a request may take.
      const release = isTaken ? pageLedger.reserve(byteLength(wire.body)) : undefined
      if (release) clock(release, requestTimeoutMs)
      return isTaken
    } catch {
      return false
    }
  }

  return {
    beacon,
    keepsAlive: ({ body }) => pageLedger.hasRoom(byteLength(body)),
    send: (wire) => {
      if (typeof fetch === 'function') return viaFetch(wire)
      return beacon(wire) ? Promise.resolve({ kind: 'accepted' }) : viaXhr(wire)
    },
  }
}

/**
 * JSON on another origin needs a preflight, after which browsers do not send the beacon of a page that is gone.
 * @see https://github.com/PostHog/posthog-js/issues/4139
 */
const beaconType = ({ url, contentType }: Wire): Wire['contentType'] =>
  contentType === 'application/json' && new URL(url, location.href).origin !== location.origin
    ? 'text/plain'
    : contentType

const viaXhr = (wire: Wire): Promise<Outcome> =>
  new Promise((resolve) => {
    try {
      const request = new XMLHttpRequest()
      request.open('POST', wire.url)
      request.timeout = requestTimeoutMs
      request.withCredentials = wire.withCredentials === true
      request.setRequestHeader('Content-Type', wire.contentType)
      request.onload = () =>
        resolve(outcomeOf(request.status, wire, request.getResponseHeader('Retry-After')))
      request.onerror = () => resolve(NETWORK)
      request.ontimeout = () => resolve(TIMEOUT)
      request.send(wire.body)
    } catch {
      resolve(NETWORK)
    }
  })
