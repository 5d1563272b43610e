import { createOutbox, journaled } from '@sitewright/site/outbox'
import type { Delivery, DeliveryHost } from '../destination/destination.ts'
import type { QueueOptions } from './queue-options.ts'
import { reportOf } from './queue-report.ts'
import { wireOnPage } from '../transport/transport.browser.ts'
import { requestOf, type QueueView } from './queue-request.browser.ts'
import { entryIdOf, eventOf, isStoredEvent } from './stored-event.ts'

/** Bytes of payload in one batch: two batches fit the quota of requests that outlive the page. */
const BATCH_BYTES = 30_000
/** Requests in flight to one destination. */
const MAX_REQUESTS = 6

/**
 * Creates a reliable delivery: an event is stored until the server has accepted it, over crashes, closed tabs and failing
 * networks. Nothing is read, stored or sent before the visitor's consent, which starts the queue.
 *
 * @example
 * ```ts
 * import { createCensus } from '@sitewright/tracking/destinations'
 * import { createQueue } from '@sitewright/tracking/queue'
 *
 * const destination = createCensus({ delivery: createQueue({ maxEvents: 200 }) })
 * ```
 */
export function createQueue(options: QueueOptions = {}, view: QueueView = globalThis.window): Delivery {
  const { name = 'sitewright-tracking', maxEvents, batch, random, now = Date.now, ...others } = options
  let host: DeliveryHost | undefined
  /** Number of times that the visitor has withdrawn. */
  let erasures = 0

  const outbox = createOutbox({
    ...others,
    name,
    view,
    now,
    keep: journaled,
    isBody: isStoredEvent,
    maxEntries: maxEvents,
    requestsPerKey: MAX_REQUESTS,
    batchBytes: batch && BATCH_BYTES,
    pause: { random },
    request: (entries) => {
      const events = entries.map(eventOf)
      const [first] = events
      const before = erasures
      const wireNow = () => {
        const wire = first && erasures === before ? host?.wire(first) : undefined
        return batch && wire ? wireOnPage(batch(events)) : wire
      }
      return host && requestOf(wireNow, host.transport, view, now)
    },
    report: (entry, step, reason) => host?.report(eventOf(entry), ...reportOf(step, reason)),
  })

  return {
    start: (given) => {
      host = given
      return outbox.start()
    },
    deliver: (event) => {
      const { destination: key, time: addedAt, bytes, version, name, payload } = event
      void outbox.add({ id: entryIdOf(event), key, addedAt, bytes, body: { version, name, payload } })
    },
    flush: () => void outbox.flush(),
    erase: () => {
      erasures += 1
      outbox.erase()
    },
  }
}
