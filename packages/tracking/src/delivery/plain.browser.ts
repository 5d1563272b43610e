import type { Undo } from '@sitewright/machine'
import type { Delivery, DeliveryHost } from '../destination/destination.ts'
import type { TrackedEvent } from '../event/event.ts'
import { outcomeReason } from '../transport/transport.ts'

/** Requests at a time. Each costs the page some work, and browsers open six connections to a server of HTTP/1. */
const MOST_IN_FLIGHT = 8
/** Events that wait for their turn. */
const MOST_WAITING = 10_000

/** Creates the plain delivery: each event is sent once, soon. A failure is a warning, and the event is forgotten. */
export function createPlainDelivery(): Delivery {
  let waiting: TrackedEvent[] = []
  let inFlight = 0
  let host: DeliveryHost | undefined

  function pump(): void {
    while (host && inFlight < MOST_IN_FLIGHT) {
      const event = waiting.shift()
      if (!event) return
      inFlight += 1
      void sendOnce(event, host).finally(() => {
        inFlight -= 1
        pump()
      })
    }
  }

  /** Hands over to the browser what waits, before the page is frozen or gone. */
  function flush(): void {
    waiting = waiting.filter((event) => {
      const wire = host?.wire(event)
      const isTaken = wire !== undefined && host?.transport.beacon(wire) === true
      if (isTaken) host?.report(event, 'sent')
      return !isTaken
    })
  }

  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') flush()
  }

  function start(to: DeliveryHost): Undo {
    host = to
    const stopped = new AbortController()
    const { signal } = stopped
    document.addEventListener('visibilitychange', onVisibility, { signal })
    addEventListener('pagehide', flush, { signal })
    pump()
    return () => {
      stopped.abort()
      host = undefined
    }
  }

  return {
    start,
    flush,
    deliver: (event) => {
      if (waiting.length >= MOST_WAITING) {
        const dropped = waiting.shift()
        if (dropped) host?.report(dropped, 'refused', 'overflow')
      }
      waiting.push(event)
      pump()
    },
    erase: () => {
      waiting = []
    },
  }
}

async function sendOnce(event: TrackedEvent, { wire, transport, report }: DeliveryHost): Promise<void> {
  const request = wire(event)
  if (!request) return report(event, 'failed', 'destination')
  if (request.prefersBeacon && transport.beacon(request)) return report(event, 'sent')
  const outcome = await transport.send(request)
  report(event, outcome.kind === 'accepted' ? 'sent' : 'failed', outcomeReason(outcome))
}
