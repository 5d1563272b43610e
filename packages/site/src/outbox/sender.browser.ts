import { timers, type Cleanup } from '@sitewright/machine'
import { attempt } from '../reader/value.ts'
import type { OutboxEntry } from './entry/entry.ts'
import type { OutboxOptions, OutboxRequest } from './outbox-options.browser.ts'
import { pauseMs } from './pause.ts'
import type { Doubt, Verdict } from './entry/verdict.ts'
import type { OutboxView } from './page/view.browser.ts'

/** An entry in the memory of its page. */
export interface Held<Body> {
  entry: OutboxEntry<Body>
  /** True while a request has it, or its owner. */
  isTaken: boolean
  /** True until a request has begun with it, or another page has stored it. */
  isFresh: boolean
  /** True if the function that makes its request threw: it waits for the next page, and holds up no other entry. */
  isBroken?: boolean | undefined
}

/** A request under way, or one that the browser gets as the page is left. */
export interface Flight<Body> {
  readonly group: readonly Held<Body>[]
  readonly request: OutboxRequest
  readonly doubt: Doubt
  /** True if it outlives the page. */
  readonly isKept: boolean
  readonly lane: Lane<Body>
}

/** Entries of one key, and how their server does. A key whose server fails holds up no other. */
interface Lane<Body> {
  /** Entries of the key, oldest first. */
  readonly entries: Set<Held<Body>>
  readonly flights: Set<Flight<Body>>
  /** Failures since a success. Undefined until the server has answered. */
  failures?: number | undefined
  cancelPause?: Cleanup | undefined
  /** True while the server has asked for the pause. */
  isAsked?: boolean | undefined
}

/** Surroundings of a sender. */
export interface SenderHost<Body> {
  readonly options: OutboxOptions<Body>
  /** The window, unless the page is left or has not begun. */
  readonly view: () => OutboxView | undefined
  /** Drops an entry that is too old. Returns false if it is not. */
  readonly expire: (held: Held<Body>) => boolean
  /** Stores entries as being sent. Not true if that is not for this page to do. */
  readonly take: (group: readonly Held<Body>[], doubt: Doubt) => boolean | Promise<boolean>
  /** Marks entries as sent from now on. */
  readonly mark: (group: readonly Held<Body>[]) => void
  /** Applies a verdict. Returns false if the entries have to wait for another attempt. */
  readonly settle: (group: readonly Held<Body>[], doubt: Doubt, verdict: Verdict) => boolean
  /** Reads what other pages have stored by now. */
  readonly refresh: Cleanup
}

/** Sends entries: as many at a time as the key and the page may, with a pause after a failure. */
export interface Sender<Body> {
  readonly add: (held: Held<Body>) => void
  readonly drop: (held: Held<Body>) => void
  /** Sends what may be sent now. */
  readonly pump: () => void
  /** Ends pauses, unless a server has asked for them. What failed without a network says nothing of a server. */
  readonly resume: (isNetworkNew?: boolean) => void
  /** Resolves once nothing is under way, and nothing can begin for now. */
  readonly rest: () => Promise<void>
  /** Returns the request for entries, or undefined if this page cannot make it. */
  readonly requestFor: (group: readonly Held<Body>[]) => OutboxRequest | undefined
  /** Returns an entry that a request has, or its owner. */
  readonly find: (id: string) => Held<Body> | undefined
  /** Gives up requests of an entry that have not begun. */
  readonly withdraw: (held: Held<Body>) => void
  /** Gives an entry to its owner, who sends it, until it is released with a verdict. */
  readonly lend: (held: Held<Body>) => void
  readonly release: (id: string, verdict: Verdict) => void
  /** Gives up requests that have not begun. Returns those that have. */
  readonly cancel: () => readonly Flight<Body>[]
  /** Returns the requests that may be handed over to the browser, now that the page is left. */
  readonly collectGiven: (view: OutboxView) => readonly Flight<Body>[]
  /** Ends a request that was handed over. */
  readonly end: (flight: Flight<Body>) => void
}

/** Requests of all keys at a time. */
const MAX_REQUESTS = 20
/** Pause after an entry was found to be sent by another page, which stores what becomes of it. */
const TAKEN_MS = 1000

const isBegun = <Body>({ group: [first] }: Flight<Body>): boolean => first?.entry.state === 'sending'

/** Creates the sender of a page. */
export function createSender<Body>(host: SenderHost<Body>): Sender<Body> {
  const { options, view, expire, take, mark, settle, refresh } = host
  const { batchBytes = 0, requestsPerKey = 1, clock = timers, pause: pauses } = options
  const lanes = new Map<string, Lane<Body>>()
  const taken = new Map<string, Held<Body>>()
  /** Entries that their owner sends. */
  const lent = new Set<Held<Body>>()
  const underWay = new Set<Promise<void>>()
  let requests = 0

  function laneOf({ entry: { key } }: Held<Body>): Lane<Body> {
    const lane: Lane<Body> = lanes.get(key) ?? { entries: new Set(), flights: new Set() }
    lanes.set(key, lane)
    return lane
  }

  function setTaken(group: readonly Held<Body>[], isTaken: boolean): void {
    for (const held of group) {
      held.isTaken = isTaken
      if (isTaken) taken.set(held.entry.id, held)
      else taken.delete(held.entry.id)
    }
  }

  function begin(flight: Flight<Body>): void {
    requests += 1
    flight.lane.flights.add(flight)
    setTaken(flight.group, true)
  }

  /** Returns false if it was cancelled. */
  function end(flight: Flight<Body>): boolean {
    if (!flight.lane.flights.delete(flight)) return false
    requests -= 1
    setTaken(flight.group, false)
    return true
  }

  /** Returns the next entries of a key that travel together. */
  function groupOf(lane: Lane<Body>): readonly Held<Body>[] {
    const group: Held<Body>[] = []
    let bytes = 0
    for (const held of lane.entries) {
      if (held.isTaken || held.isBroken || held.entry.state !== 'waiting' || expire(held)) continue
      bytes += held.entry.bytes
      if (group.length > 0 && bytes > batchBytes) break
      group.push(held)
    }
    return group
  }

  const requestFor = (group: readonly Held<Body>[]): OutboxRequest | undefined =>
    attempt(() => options.request(group.map(({ entry }) => entry)))

  /** Makes requests of what waits, while its lane has room, and until one may not begin. */
  function forEachRequest(
    hasRoom: (lane: Lane<Body>) => boolean,
    mayBegin: (flight: Flight<Body>) => boolean,
    use: (flight: Flight<Body>) => void,
  ): void {
    for (const lane of lanes.values()) {
      while (hasRoom(lane)) {
        const flight = nextFlight(lane)
        if (!flight || !mayBegin(flight)) break
        begin(flight)
        use(flight)
      }
    }
  }

  /** Makes the request of what waits. Entries for which that throws are tried alone, and left out if it throws again. */
  function makeRequest(lane: Lane<Body>) {
    let group = groupOf(lane)
    for (let [first] = group; first; [first] = group) {
      try {
        return { group, request: options.request(group.map(({ entry }) => entry)) }
      } catch (problem) {
        first.isBroken = group.length === 1
        group = first.isBroken ? groupOf(lane) : [first]
        // For its owner to see, as an uncaught error.
        if (first.isBroken)
          queueMicrotask(() => {
            throw problem
          })
      }
    }
    return { group }
  }

  /** Undefined if nothing waits. What this page cannot make a request of waits for one that can, and holds up no other key. */
  function nextFlight(lane: Lane<Body>): Flight<Body> | undefined {
    const { group, request } = makeRequest(lane)
    // Whoever makes it may have read that another page is sending them.
    const isWaiting = group.every((held) => lane.entries.has(held) && held.entry.state === 'waiting')
    if (!request || !isWaiting) return undefined
    const { doubt = 'repeat', keepsAlive } = request
    return { group, request, doubt, isKept: attempt(() => keepsAlive?.()) ?? false, lane }
  }

  function pump(): void {
    const window = view()
    if (!window?.navigator.onLine) return
    const { hidden } = window.document
    /** A hidden page may be killed: it sends all that outlives it. A server that has failed is tried with one request. */
    const mayBegin = ({ failures, flights: { size } }: Lane<Body>, isKept: boolean): boolean =>
      failures || !hidden
        ? size < (failures ? 1 : requestsPerKey)
        : size === 0 || (isKept && requestsPerKey > 1)
    forEachRequest(
      (lane) => !lane.cancelPause && (hidden || requests < MAX_REQUESTS) && mayBegin(lane, true),
      ({ lane, isKept }) => mayBegin(lane, isKept),
      (flight) => {
        const done = send(flight).finally(() => underWay.delete(done))
        underWay.add(done)
      },
    )
  }

  async function send(flight: Flight<Body>): Promise<void> {
    const { group, doubt, lane } = flight
    const verdict = await verdictOf(flight)
    const hasBegun = isBegun(flight)
    if (!end(flight)) return
    if (verdict) conclude(lane, group, doubt, verdict)
    else pause(lane, TAKEN_MS)
    // Another page may have sent it meanwhile.
    if (!hasBegun) refresh()
    pump()
  }

  async function verdictOf(flight: Flight<Body>): Promise<Verdict | undefined> {
    const { group, request, doubt, lane } = flight
    const isGoingOn = (): boolean => lane.flights.has(flight)
    try {
      const unready = request.prepare && (await request.prepare(isGoingOn))
      if (unready || !isGoingOn()) return unready
      const isTaken = take(group, doubt)
      // In the same moment where it can be: a page that is being left may have no other.
      if ((isTaken !== true && !(await isTaken)) || !isGoingOn()) return undefined
      mark(group)
      return await request.send()
    } catch {
      return { kind: isBegun(flight) ? 'lost' : 'later' }
    }
  }

  function conclude(lane: Lane<Body>, group: readonly Held<Body>[], doubt: Doubt, verdict: Verdict): void {
    if (settle(group, doubt, verdict)) lane.failures = 0
    else if (!lane.cancelPause) {
      const { retryAfterMs = 0 } = verdict.kind === 'later' ? verdict : {}
      lane.failures = (lane.failures ?? 0) + 1
      lane.isAsked = retryAfterMs > 0
      pause(lane, pauseMs(lane.failures, retryAfterMs, pauses))
    }
  }

  function pause(lane: Lane<Body>, ms: number): void {
    lane.cancelPause ??= clock(() => {
      endPause(lane)
      pump()
    }, ms)
  }

  function endPause(lane: Lane<Body>): void {
    lane.cancelPause?.()
    lane.cancelPause = undefined
    lane.isAsked = false
  }

  function withdraw(held: Held<Body>): void {
    for (const flight of laneOf(held).flights) if (flight.group.includes(held)) end(flight)
  }

  function cancel(): readonly Flight<Body>[] {
    const flights = [...lanes.values()].flatMap((lane) => [...lane.flights])
    return flights.filter((flight) => isBegun(flight) || !end(flight))
  }

  return {
    add: (held) => void laneOf(held).entries.add(held),
    drop: (held) => void laneOf(held).entries.delete(held),
    pump,
    requestFor,
    cancel,
    end,
    withdraw,
    find: (id) => taken.get(id),
    resume: (isNetworkNew) => {
      for (const lane of lanes.values()) {
        if (isNetworkNew) lane.failures = undefined
        if (!lane.isAsked) endPause(lane)
      }
      pump()
    },
    rest: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    lend: (held) => {
      withdraw(held)
      setTaken([held], true)
      lent.add(held)
    },
    release: (id, verdict) => {
      const held = taken.get(id)
      if (!held || !lent.delete(held)) return
      setTaken([held], false)
      conclude(laneOf(held), [held], 'ask', verdict)
      pump()
    },
    collectGiven: ({ navigator: { onLine } }) => {
      const given: Flight<Body>[] = []
      forEachRequest(
        ({ failures, flights: { size } }) => onLine && !failures && (size === 0 || requestsPerKey > 1),
        // Requests that are not repeated in doubt are given only to a server that is known to work.
        ({ request, doubt, lane }) => !!request.handOver && (doubt === 'repeat' || lane.failures === 0),
        (flight) => given.push(flight),
      )
      return given
    },
  }
}
