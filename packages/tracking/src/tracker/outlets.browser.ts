import type { Undo } from '@sitewright/machine'
import type { Permission } from '../consent/permission.ts'
import type { EventContext } from '../context/context.ts'
import { createPlainDelivery } from '../delivery/plain.browser.ts'
import type { Delivery, DeliveryHost, Destination } from '../destination/destination.ts'
import { createScriptOutlet } from '../destination/script.browser.ts'
import { byteLength, type EventDraft } from '../event/event.ts'
import { serialize } from '../event/serialize.ts'
import { createTransport } from '../transport/transport.browser.ts'
import type { TrackerOptions } from './options.ts'
import type { Reporter } from './reporter.ts'

/** The destinations of a tracker at work. One that fails disturbs no other. */
export interface Outlets {
  readonly emit: (draft: EventDraft, context: EventContext, permission: Permission) => void
  /** Begins, continues and ends deliveries as a visit permits. */
  readonly permit: (permission: Permission) => void
  /** Erases what was kept by permission of the visitor. */
  readonly erase: () => void
  readonly flush: () => void
}

/** One destination at work. */
interface Outlet {
  readonly emit: (draft: EventDraft, context: EventContext, permission: Permission) => void
  readonly revoke?: (() => void) | undefined
}

type OutletOptions = Pick<TrackerOptions, 'destinations' | 'transport' | 'clock'>

/** Creates the outlets of a tracker. */
export function createOutlets(
  { destinations, transport, clock }: OutletOptions,
  { report, attempt }: Reporter,
): Outlets {
  const plain = createPlainDelivery()
  const kept = new Set(destinations.flatMap((one) => ('wire' in one && one.delivery) || []))
  const running = new Map<Delivery, Undo>()
  const host: DeliveryHost = {
    transport: transport ?? createTransport({ clock }),
    report,
    wire: (event) =>
      attempt(() => {
        const destination = destinations.find(({ name }) => name === event.destination)
        return destination && 'wire' in destination ? destination.wire(event) : undefined
      }),
  }

  function run(delivery: Delivery, isPermitted: boolean): void {
    const undo = running.get(delivery)
    if (isPermitted && !undo) running.set(delivery, delivery.start(host))
    if (isPermitted || !undo) return
    running.delete(delivery)
    undo()
  }

  function createOutlet(destination: Destination): Outlet {
    const { name } = destination
    if (!('wire' in destination))
      return createScriptOutlet(destination, (draft, status, reason) => report(draft, status, reason, name))
    return {
      emit: (draft, context, permission) => {
        const payload = serialize(destination.enrich(draft, context))
        if (payload === undefined) return report(draft, 'refused', 'payload', name)
        // A queue stores events, which needs the same permission as cookies.
        const delivery = (permission === 'granted' && destination.delivery) || plain
        delivery.deliver({ ...draft, payload, destination: name, bytes: byteLength(payload) })
      },
    }
  }

  const outlets = destinations.map((destination) => ({ destination, ...createOutlet(destination) }))

  return {
    emit: (draft, context, permission) => {
      for (const { destination, emit } of outlets)
        attempt(() => {
          if (!destination.accepts(draft)) return
          const isCookieless = 'wire' in destination && destination.isCookieless === true
          if (permission === 'granted' || isCookieless) emit(draft, context, permission)
          else report(draft, 'refused', 'consent', destination.name)
        })
    },
    permit: (permission) => {
      run(plain, permission === 'granted' || permission === 'cookieless')
      for (const delivery of kept) attempt(() => run(delivery, permission === 'granted'))
    },
    erase: () => {
      plain.erase()
      for (const delivery of kept) attempt(delivery.erase)
      for (const { revoke } of outlets) if (revoke) attempt(revoke)
    },
    flush: () => {
      for (const delivery of running.keys()) attempt(delivery.flush)
    },
  }
}
