import { timers, type Undo } from '@sitewright/machine'
import { attempt } from '../attempt.ts'
import type { DeliveryHost } from '../destination/destination.ts'
import type { EventReport, TrackedEvent } from '../event/event.ts'
import { outcomeReason, type Outcome, type Wire } from '../transport/transport.ts'
import { backoff, parseRetryAfter } from './backoff.ts'
import type { Chunk } from './mirror.browser.ts'
import { nextStepOf } from './next-step.ts'
import { BATCH_BYTES, MAX_REQUESTS, type QueueSettings } from './queue-options.ts'
import type { QueueView } from './view.browser.ts'

const DAY_MS = 24 * 60 * 60_000

/** An event in a queue, until it is finished. */
export interface Entry {
  readonly event: TrackedEvent
  /** Undefined until the event is journaled. */
  chunk?: Chunk | undefined
  /** True while it is in flight, and once the page has left it. */
  isTaken: boolean
}

/** Surroundings of a session, and of its senders. */
export interface SessionOptions {
  readonly host: DeliveryHost
  readonly settings: QueueSettings
  readonly view: QueueView
  /** Called for an event of a request that outlived its page, which has come back. */
  readonly finishLate: (event: TrackedEvent, hasArrived: boolean) => void
}

/** Surroundings of a sender. */
export interface SenderOptions extends SessionOptions {
  readonly destination: string
  /** Entries of the queue, of all destinations, oldest first. */
  readonly entries: ReadonlyMap<string, Entry>
  /** Called when an event needs no further attempt. */
  readonly finish: (event: TrackedEvent, status: EventReport['status'], reason?: string) => void
}

/** Sends events to one destination. A destination that fails holds up no other. */
export interface Sender {
  /** Sends what may be sent now. */
  readonly pump: () => void
  /** Ends a pause, unless the server has asked for it. */
  readonly resume: () => void
  /** Hands over to the browser what it takes. Returns what may not arrive like that, for the next page. */
  readonly leave: () => Entry[]
  readonly stop: Undo
}

/** Creates the sender of a destination. */
export function createSender(options: SenderOptions): Sender {
  const { destination, entries, host, settings, view, finish, finishLate } = options
  const { batch, clock = timers, maxAgeMs = DAY_MS, now = Date.now, random, repeatsHandedOver } = settings
  const { transport } = host
  /** Events of each request, and if it outlives the page. */
  const inFlight = new Map<readonly Entry[], boolean>()
  /** Failures since a success. A server with none can be trusted with a request whose answer is not read. */
  let failures: number | undefined
  /** False while the server has asked for a pause. */
  let mayHurry = true
  let isOver = false
  let undoPause: Undo | undefined

  /** Takes the next events that travel together. */
  function take(): Entry[] {
    const group: Entry[] = []
    let bytes = 0
    for (const entry of entries.values()) {
      const { event, isTaken } = entry
      if (isTaken || event.destination !== destination) continue
      if (now() - event.time > maxAgeMs) {
        finish(event, 'refused', 'expired')
        continue
      }
      bytes += event.bytes
      if (group.length > 0 && (!batch || bytes > BATCH_BYTES)) break
      entry.isTaken = true
      group.push(entry)
    }
    return group
  }

  function giveBack(group: readonly Entry[]): void {
    for (const entry of group) entry.isTaken = false
  }

  function finishAll(group: readonly Entry[], status: EventReport['status'], reason?: string): void {
    for (const { event } of group) finish(event, status, reason)
  }

  /** Returns the request for some events, or undefined if this page has no such destination. */
  function wireOf(group: readonly Entry[]): Wire | undefined {
    const [first] = group
    const wire = first && host.wire(first.event)
    // A batch that throws must not end the page's other senders. Its events wait for a page that can write it.
    return wire && batch ? attempt(() => batch(group.map(({ event }) => event))) : wire
  }

  function pause(outcome: Outcome): void {
    if (undoPause) return
    failures = (failures ?? 0) + 1
    const retryAfter = outcome.kind === 'rejected' ? outcome.retryAfter : undefined
    mayHurry = !retryAfter
    undoPause = clock(resume, backoff(failures, parseRetryAfter(retryAfter, now()), random))
  }

  function endPause(): void {
    undoPause?.()
    undoPause = undefined
    mayHurry = true
  }

  function resume(): void {
    endPause()
    pump()
  }

  async function send(group: readonly Entry[], wire: Wire, isKept: boolean): Promise<void> {
    inFlight.set(group, isKept)
    const outcome = await transport.send(wire)
    inFlight.delete(group)
    const step = nextStepOf(outcome, wire)
    if (isOver) for (const { event } of group) finishLate(event, step !== 'retry')
    else if (step === 'retry') {
      giveBack(group)
      pause(outcome)
    } else {
      failures = 0
      finishAll(group, step, outcomeReason(outcome))
    }
    pump()
  }

  /** A hidden page may be killed: it sends all that outlives it. A server that has failed is tried with one request. */
  function mayStart(isKept: boolean): boolean {
    const { size } = inFlight
    if (failures) return size === 0
    return view.document.hidden ? isKept || size === 0 : size < MAX_REQUESTS
  }

  function pump(): void {
    if (undoPause || isOver || !view.navigator.onLine) return
    while (mayStart(true)) {
      const group = take()
      const wire = wireOf(group)
      const isKept = !!wire && transport.keepsAlive(wire)
      if (!wire || !mayStart(isKept)) {
        giveBack(group)
        return
      }
      void send(group, wire, isKept)
    }
  }

  /** Hands a request over to the browser, which has one quota for beacons and another one for deferred requests. */
  function handOver(wire: Wire): boolean {
    const body = new Blob([wire.body], { type: wire.contentType })
    const init = { method: 'POST', body, credentials: 'include', activateAfter: 0 } as const
    // It throws once its quota is used up as well.
    return transport.beacon(wire) || !!attempt(() => view.fetchLater?.(wire.url, init))
  }

  function leave(): Entry[] {
    const left: Entry[] = []
    const giveAway = (group: readonly Entry[], isTaken: boolean | undefined): void => {
      if (isTaken && failures === 0 && !repeatsHandedOver) finishAll(group, 'sent', 'handed over')
      else left.push(...group)
    }
    for (const [group, isKept] of inFlight) giveAway(group, isKept)
    inFlight.clear()
    for (let group = take(); group.length > 0; group = take()) {
      const wire = failures || !view.navigator.onLine ? undefined : wireOf(group)
      giveAway(group, wire && handOver(wire))
    }
    stop()
    return left
  }

  function stop(): void {
    isOver = true
    endPause()
  }

  return {
    pump,
    leave,
    stop,
    resume: () => {
      if (mayHurry) resume()
    },
  }
}
