import type { Delivery, DeliveryHost } from '../destination/destination.ts'
import type { TrackedEvent } from '../event/event.ts'
import { sendRenewed } from '../transport/renewal.ts'
import { outcomeReason, type Outcome } from '../transport/transport.ts'

/** Requests at a time. Each costs the page some work, and browsers open six connections to a server of HTTP/1. */
const MOST_IN_FLIGHT = 8
/** Events that wait for their turn. */
const MOST_WAITING = 10_000

/**
 * Creates the plain delivery: each event is sent once, soon. A failure is a warning, and the event is forgotten.
 * It takes its host at once, because it stores nothing. The host's `wire` must not throw.
 */
export function createPlainDelivery(host: DeliveryHost): Delivery {
  const { wire: wireOf, transport, report } = host
  let waiting: TrackedEvent[] = []
  let inFlight = 0
  let isRunning = false
  /** Number of times that the visitor has withdrawn. */
  let erasures = 0

  async function send(event: TrackedEvent): Promise<void> {
    const wire = wireOf(event)
    if (!wire) {
      report(event, 'failed', 'destination')
      return
    }
    const before = erasures
    const isTaken = wire.prefersBeacon && transport.beacon(wire)
    const outcome: Outcome = isTaken
      ? { kind: 'accepted' }
      : await sendRenewed(wire, transport, () => (erasures === before ? wireOf(event) : undefined))
    report(event, outcome.kind === 'accepted' ? 'sent' : 'failed', outcomeReason(outcome))
  }

  function pump(): void {
    while (isRunning && inFlight < MOST_IN_FLIGHT) {
      const event = waiting.shift()
      if (!event) return
      inFlight += 1
      void send(event).finally(() => {
        inFlight -= 1
        pump()
      })
    }
  }

  /** Hands over to the browser what waits, before the page is frozen or gone, or the tracker has stopped. */
  function flush(): void {
    waiting = waiting.filter((event) => {
      const wire = wireOf(event)
      const isTaken = wire && transport.beacon(wire)
      if (isTaken) report(event, 'sent')
      return !isTaken
    })
  }

  function onLeave({ type }: Event): void {
    if (document.hidden || type === 'pagehide') flush()
  }

  return {
    flush,
    start: () => {
      isRunning = true
      const stopped = new AbortController()
      const listening = { capture: true, signal: stopped.signal }
      for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, onLeave, listening)
      pump()
      return () => {
        isRunning = false
        stopped.abort()
        flush()
      }
    },
    deliver: (event) => {
      const dropped = waiting.length < MOST_WAITING ? undefined : waiting.shift()
      if (dropped) report(dropped, 'refused', 'overflow')
      waiting.push(event)
      pump()
      // A page that is left has no later. Once the browser has refused one, the others wait for their turn.
      if (document.hidden && waiting.length === 1) flush()
    },
    erase: () => {
      erasures += 1
      for (const event of waiting.splice(0)) report(event, 'refused', 'consent')
    },
  }
}
