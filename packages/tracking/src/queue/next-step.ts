import type { Outcome, Wire } from '../transport/transport.ts'

/** Next step for events after a request: they have arrived, are given up, or are sent again. */
export type NextStep = 'sent' | 'failed' | 'retry'

/**
 * Decides on the outcome of a request. A server that refuses the events will always do so, unless it is too busy. Without
 * an answer it is unknown if they have arrived: they are sent again only if the receiver can drop a double.
 */
export function nextStepOf(outcome: Outcome, { isRepeatable }: Wire): NextStep {
  if (outcome.kind === 'accepted') return 'sent'
  const mayComeAgain = outcome.kind === 'failed' ? isRepeatable : !/^4(?!08|29)/.test(`${outcome.status}`)
  return mayComeAgain ? 'retry' : 'failed'
}
