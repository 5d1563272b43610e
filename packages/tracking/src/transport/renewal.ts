import { attempt } from '../attempt.ts'
import { outcomeReason, type Outcome, type Transport, type Wire } from './transport.ts'

/**
 * Sends a request. If it is refused with 403, and has another body by now, it is sent with that: the visitor has signed in
 * meanwhile, and has a new anti-forgery token.
 */
export async function sendRenewed(
  wire: Wire,
  transport: Transport,
  wireNow: () => Wire | undefined,
): Promise<Outcome> {
  const outcome = await transport.send(wire)
  const now = outcomeReason(outcome) === '403' ? attempt(wireNow) : undefined
  return now && now.body !== wire.body ? transport.send(now) : outcome
}
