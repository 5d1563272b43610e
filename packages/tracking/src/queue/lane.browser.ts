import type { Undo } from '@sitewright/machine'
import type { DeliveryHost } from '../destination/destination.ts'
import type { EventReport, TrackedEvent } from '../event/event.ts'
import type { Outcome, Wire } from '../transport/transport.ts'
import { backoff, parseRetryAfter } from './backoff.ts'
import type { Chunk } from './mirror.browser.ts'
import { BATCH_BYTES, MAX_REQUESTS, type QueueSettings } from './queue-options.ts'
import { reasonOf, verdictOf } from './verdict.ts'
import type { QueueView } from './view.browser.ts'

/** An event in a queue. */
export interface Entry {
  readonly event: TrackedEvent
  /** Undefined until the event is journaled. */
  chunk?: Chunk | undefined
  isInFlight: boolean
  isDone: boolean
}

/** Surroundings of a lane. */
export interface LaneOptions {
  readonly host: DeliveryHost
  readonly settings: QueueSettings
  readonly view: QueueView
  /** Called when an event needs no further attempt. */
  readonly settle: (entry: Entry, status: EventReport['status'], reason?: string) => void
  /** Called with the outcome of a request that outlived its page, which has come back. */
  readonly settleLate: (events: readonly TrackedEvent[], hasArrived: boolean) => void
}

/** Events on their way to one destination. A destination that fails holds up no other. */
export interface Lane {
  readonly add: (entry: Entry) => void
  /** Sends what may be sent now. */
  readonly pump: () => void
  /** Ends a pause, unless the server has asked for it. */
  readonly resume: () => void
  /** Hands over to the browser what it takes. Returns what may not arrive like that, for the next page. */
  readonly leave: () => Entry[]
  readonly stop: Undo
}

/** Creates the lane of a destination. */
export function createLane({ host, settings, view, settle, settleLate }: LaneOptions): Lane {
  const { batch, clock, maxAgeMs, now, random, repeatsHandedOver } = settings
  const { transport } = host
  const inFlight = new Map<readonly Entry[], boolean>()
  const waiting: Entry[] = []
  let failures = 0
  /** The server has accepted the last request: it can be trusted with one whose answer nobody reads. */
  let isHealthy = false
  let isAsked = false
  let isLeft = false
  let undoPause: Undo | undefined

  /** Takes the next events that travel together. */
  function take(): Entry[] {
    const group: Entry[] = []
    let bytes = 0
    for (let entry = waiting[0]; entry; entry = waiting[0]) {
      const { event, isDone } = entry
      const isExpired = now() - event.time > maxAgeMs
      if (!isDone && !isExpired) {
        bytes += event.bytes
        if (group.length > 0 && (!batch || bytes > BATCH_BYTES)) break
        group.push(entry)
      } else if (!isDone) settle(entry, 'refused', 'expired')
      waiting.shift()
    }
    return group
  }

  /** Returns the request for some events, or undefined if this page has no such destination. */
  function wireOf(group: readonly Entry[]): Wire | undefined {
    const events = group.map(({ event }) => event)
    const wire = events[0] && host.wire(events[0])
    try {
      return wire && batch ? batch(events) : wire
    } catch {
      // A batch that throws must not end the page's other lanes. Its events wait for a page that can write it.
      return undefined
    }
  }

  function settleAll(group: readonly Entry[], status: EventReport['status'], reason?: string): void {
    for (const entry of group) settle(entry, status, reason)
  }

  function pause(outcome: Outcome): void {
    if (undoPause) return
    failures += 1
    isHealthy = false
    const retryAfter = outcome.kind === 'rejected' ? outcome.retryAfter : undefined
    isAsked = retryAfter !== undefined
    undoPause = clock(resume, backoff(failures, random, parseRetryAfter(retryAfter, now())))
  }

  function endPause(): void {
    undoPause?.()
    undoPause = undefined
  }

  function resume(): void {
    endPause()
    pump()
  }

  async function send(group: readonly Entry[], wire: Wire, isKept: boolean): Promise<void> {
    inFlight.set(group, isKept)
    for (const entry of group) entry.isInFlight = true
    const outcome = await transport.send(wire)
    inFlight.delete(group)
    for (const entry of group) entry.isInFlight = false
    const verdict = verdictOf(outcome, wire)
    if (isLeft) {
      settleLate(
        group.map(({ event }) => event),
        verdict !== 'retry',
      )
      return
    }
    if (verdict === 'retry') {
      waiting.unshift(...group)
      pause(outcome)
    } else {
      failures = 0
      isHealthy = true
      settleAll(group, verdict, reasonOf(outcome))
    }
    pump()
  }

  /** A hidden page may be killed: it sends all that outlives it. A server that has failed is tried with one request. */
  function mayStart(isKept: boolean): boolean {
    if (failures > 0) return inFlight.size === 0
    return view.document.visibilityState === 'hidden'
      ? isKept || inFlight.size === 0
      : inFlight.size < MAX_REQUESTS
  }

  function pump(): void {
    if (undoPause || isLeft || !view.navigator.onLine) return
    while (mayStart(true)) {
      const group = take()
      const wire = wireOf(group)
      const isKept = wire !== undefined && transport.keepsAlive(wire)
      if (!wire || !mayStart(isKept)) {
        waiting.unshift(...group)
        return
      }
      void send(group, wire, isKept)
    }
  }

  /** Hands a request over to the browser, which has one quota for beacons and another one for deferred requests. */
  function handOver(wire: Wire): boolean {
    if (transport.beacon(wire)) return true
    try {
      const { url, body, contentType } = wire
      const headers = { 'Content-Type': contentType }
      const init = { method: 'POST', body, headers, credentials: 'include', activateAfter: 0 } as const
      return view.fetchLater?.(url, init) !== undefined
    } catch {
      // Its quota is used up as well.
      return false
    }
  }

  function leave(): Entry[] {
    const left: Entry[] = []
    const giveAway = (group: readonly Entry[], isTaken: boolean | undefined): void => {
      if (isTaken && isHealthy && !repeatsHandedOver) settleAll(group, 'sent', 'handed over')
      else left.push(...group)
    }
    for (const [group, isKept] of inFlight) giveAway(group, isKept)
    while (waiting.length > 0) {
      const group = take()
      const wire = undoPause || !view.navigator.onLine ? undefined : wireOf(group)
      giveAway(group, wire && handOver(wire))
    }
    stop()
    return left
  }

  function stop(): void {
    isLeft = true
    endPause()
  }

  return {
    add: (entry) => {
      // Those that were dropped are the oldest.
      while (waiting[0]?.isDone) waiting.shift()
      waiting.push(entry)
    },
    pump,
    resume: () => {
      if (!isAsked || !undoPause) resume()
    },
    leave,
    stop,
  }
}
