import type { Outcome, Wire } from '../transport/transport.ts'

/** What a queue does with events after a request: they have arrived, are given up, or are sent again. */
export type Verdict = 'sent' | 'failed' | 'retry'

/**
 * Decides on the outcome of a request. A server that refuses the events will always do so, unless it is too busy. Without
 * an answer nobody knows whether they have arrived: they are sent again only if the receiver can tell.
 */
export function verdictOf(outcome: Outcome, { isRepeatable }: Wire): Verdict {
  if (outcome.kind === 'accepted') return 'sent'
  if (outcome.kind === 'failed') return isRepeatable ? 'retry' : 'failed'
  const isFinal = outcome.status >= 400 && outcome.status < 500 && ![408, 429].includes(outcome.status)
  return isFinal ? 'failed' : 'retry'
}

/** Reason of a failure, for reports. */
export const reasonOf = (outcome: Outcome): string | undefined =>
  outcome.kind === 'rejected'
    ? String(outcome.status)
    : outcome.kind === 'failed'
      ? outcome.reason
      : undefined
