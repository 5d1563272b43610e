import { parseRetryAfter, type OutboxRequest, type OutboxView, type Verdict } from '@sitewright/site/outbox'
import { attempt } from '../attempt.ts'
import { sendRenewed } from '../transport/renewal.ts'
import { outcomeReason, type Outcome, type Transport, type Wire } from '../transport/transport.ts'

/** Parts of a window that a queue uses. */
export interface QueueView extends OutboxView {
  /** @see https://developer.mozilla.org/en-US/docs/Web/API/Window/fetchLater */
  readonly fetchLater?:
    ((url: string, init: RequestInit & { readonly activateAfter?: number }) => unknown) | undefined
}

/**
 * Returns the request of a wire, or undefined for none. It is made anew if its token is out of date. What does not carry its
 * id is not sent again in doubt: the receiver would count it twice.
 */
export function requestOf(
  wireNow: () => Wire | undefined,
  transport: Transport,
  view: QueueView,
  now: () => number,
): OutboxRequest | undefined {
  const wire = wireNow()
  return (
    wire && {
      doubt: wire.isRepeatable ? 'repeat' : 'forget',
      keepsAlive: () => transport.keepsAlive(wire),
      handOver: () => transport.beacon(wire) || sendLater(wire, view),
      send: async () => verdictOf(await sendRenewed(wire, transport, wireNow), now()),
    }
  )
}

/** Hands a request over to be sent once the page is gone: beside the quota of beacons, browsers have another one for these. */
function sendLater({ url, body, contentType }: Wire, view: QueueView): boolean {
  const blob = new Blob([body], { type: contentType })
  const init = {
    method: 'POST',
    body: blob,
    credentials: 'include',
    redirect: 'error',
    activateAfter: 0,
  } as const
  // It throws once its quota is used up.
  return !!attempt(() => view.fetchLater?.(url, init))
}

/** Returns what an outcome means for its events. A server that refuses them will always do so, unless it is too busy. */
function verdictOf(outcome: Outcome, now: number): Verdict {
  const reason = outcomeReason(outcome)
  if (outcome.kind === 'accepted') return { kind: 'arrived', reason }
  if (outcome.kind === 'failed') return { kind: 'lost', reason }
  return /^4(?!08|29)/.test(`${reason}`)
    ? { kind: 'refused', reason }
    : { kind: 'later', reason, retryAfterMs: parseRetryAfter(outcome.retryAfter, now) }
}
