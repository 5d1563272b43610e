import type { Cleanup } from '@sitewright/machine'
import { attempt } from '../attempt.ts'
import type { Permission } from '../consent/permission.ts'
import type { EventContext } from '../context/context.ts'
import { createPlainDelivery } from '../delivery/plain.browser.ts'
import type { Delivery, DeliveryHost, Destination, HttpDestination } from '../destination/destination.ts'
import type { EventDraft } from '../event/event.ts'
import { serialize } from '../event/serialize.ts'
import { byteLength, createTransport, wireOnPage } from '../transport/transport.browser.ts'
import type { TrackerOptions } from './options.ts'
import type { Reporter } from './reporter.browser.ts'

/** The destinations of a tracker at work. One that fails disturbs no other. */
export interface Outlets {
  /** Passes an event on. Unless everything is granted, only to destinations without cookies. */
  readonly emit: (draft: EventDraft, context: EventContext, isGranted: boolean) => void
  /** Begins, continues and ends deliveries as a visit permits. */
  readonly permit: (permission: Permission) => void
  /** Erases what was kept by permission of the visitor. */
  readonly erase: () => void
  readonly flush: () => void
}

type OutletOptions = Pick<TrackerOptions, 'destinations' | 'transport' | 'clock'>

/** Creates the outlets of a tracker. */
export function createOutlets(
  { destinations, transport, clock }: OutletOptions,
  { report, attempt: attemptAloud }: Reporter,
): Outlets {
  const kept = new Set(destinations.flatMap((one) => ('wire' in one && one.delivery ? one.delivery : [])))
  const running = new Map<Delivery, Cleanup>()
  const host: DeliveryHost = {
    transport: transport ?? createTransport({ clock }),
    report,
    wire: (event) => {
      const found = destinations.find(
        (one): one is HttpDestination => 'wire' in one && one.name === event.destination,
      )
      return found && wireOnPage(found.wire(event))
    },
  }
  const plain = createPlainDelivery({ ...host, wire: (event) => attemptAloud(() => host.wire(event)) })

  function run(delivery: Delivery, isPermitted: boolean): void {
    const cleanup = running.get(delivery)
    if (isPermitted === !!cleanup) return
    if (cleanup) running.delete(delivery)
    else running.set(delivery, delivery.start(host))
    cleanup?.()
  }

  function pass(
    destination: Destination,
    draft: EventDraft,
    context: EventContext,
    isGranted: boolean,
  ): void {
    const { name } = destination
    const isHttp = 'wire' in destination
    if (!isGranted && !(isHttp && destination.isCookieless)) {
      report(draft, 'refused', 'consent', name)
      return
    }
    if (!isHttp) {
      destination.receive(draft, context, (event, status, reason, error) =>
        report(event, status, reason, name, error),
      )
      return
    }
    const payload = serialize(destination.enrich(draft, context))
    if (payload === undefined) {
      report(draft, 'refused', 'payload', name)
      return
    }
    // A queue stores events, which needs the same permission as cookies.
    const delivery = (isGranted ? destination.delivery : undefined) ?? plain
    delivery.deliver({ ...draft, payload, destination: name, bytes: byteLength(payload) })
  }

  return {
    emit: (draft, context, isGranted) => {
      for (const destination of destinations)
        attempt(
          () => destination.accepts(draft) && pass(destination, draft, context, isGranted),
          (error) => report(draft, 'failed', 'destination', destination.name, error),
        )
    },
    permit: (permission) => {
      run(plain, permission === 'granted' || permission === 'cookieless')
      for (const delivery of kept) attemptAloud(() => run(delivery, permission === 'granted'))
    },
    erase: () => {
      plain.erase()
      for (const delivery of kept) attemptAloud(delivery.erase)
      for (const one of destinations) if ('revoke' in one) attemptAloud(one.revoke)
    },
    flush: () => {
      for (const delivery of running.keys()) attemptAloud(delivery.flush)
    },
  }
}
