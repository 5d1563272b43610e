import type { OutboxStep } from '@sitewright/site/outbox'
import type { EventReport } from '../event/event.ts'

const refusals: Partial<Record<OutboxStep, string>> = {
  expired: 'expired',
  overflow: 'overflow',
  // The visitor has refused.
  erased: 'consent',
}

/** Returns status and reason of the report on an event of which something has become. */
export function reportOf(
  step: OutboxStep,
  reason?: string,
): readonly [status: EventReport['status'], reason?: string | undefined] {
  const refusal = refusals[step]
  if (refusal) return ['refused', refusal]
  if (step === 'added' || step === 'recovered') return ['queued']
  return [step === 'arrived' ? 'sent' : 'failed', reason]
}
