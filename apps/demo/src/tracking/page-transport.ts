import type { Outcome, Transport, Wire } from '@sitewright/tracking'

/** Longest wait for a response, as the tracker's own transport waits. */
const TIMEOUT_MS = 2500

const outcomeOf = ({ status, headers }: Response, { statuses }: Wire): Outcome =>
  (statuses ? statuses.includes(status) : status >= 200 && status < 300)
    ? { kind: 'accepted', status }
    : { kind: 'rejected', status, retryAfter: headers.get('Retry-After') ?? undefined }

/** Creates a transport to the server in the page, which brings the next page what this one leaves behind. */
export function createPageTransport(fetch: typeof globalThis.fetch): Transport {
  async function send(wire: Wire): Promise<Outcome> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const headers = { 'Content-Type': wire.contentType }
      const response = await fetch(wire.url, {
        method: 'POST',
        body: wire.body,
        headers,
        keepalive: true,
        signal,
      })
      return outcomeOf(response, wire)
    } catch {
      return { kind: 'failed', reason: signal.aborted ? 'timeout' : 'network' }
    }
  }
  return {
    send,
    keepsAlive: () => true,
    beacon: (wire) => {
      void send(wire)
      return true
    },
  }
}
