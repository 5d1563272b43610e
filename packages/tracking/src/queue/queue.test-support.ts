import { IDBFactory } from 'fake-indexeddb'
import { createFakeClock, type FakeClock } from '@sitewright/machine/testing'
import { createByteLedger } from '@sitewright/site/http'
import type { Delivery, DeliveryHost } from '../destination/destination.ts'
import type { TrackedEvent } from '../event/event.ts'
import type { Outcome, Transport, Wire } from '../transport/transport.ts'

import type { QueueOptions } from './queue-options.ts'
import { createQueue } from './queue.browser.ts'
import type { QueueView } from './queue-request.browser.ts'

/** A server that answers as told, and remembers what has reached it. */
export interface Server {
  /** Ids in the order in which they have arrived, with doubles. */
  readonly arrived: string[]
  /** Number of requests, whatever became of them. */
  requests: number
  /** Decides on the next request. The events of an accepted one have arrived. @default accepted */
  answer: (wire: Wire) => Outcome | Promise<Outcome>
}

export const createServer = (): Server => ({
  arrived: [],
  requests: 0,
  answer: () => ({ kind: 'accepted', status: 200 }),
})

/** An event of some bytes. */
export const eventOf = (id: string, { bytes = 2, destination = 'metrics', time = 0 } = {}): TrackedEvent => ({
  id,
  version: 2,
  name: 'Test',
  time,
  destination,
  bytes,
  payload: `"${id}"`,
})

/** Locks as browsers have them, of which those of one page can be freed at once. */
class Locks {
  readonly held = new Map<string, object>()
  waiting: (readonly [name: string, page: object, run: () => void])[] = []

  of(page: object): LockManager {
    return {
      query: () => Promise.resolve({ held: [...this.held.keys()].map((name) => ({ name })), pending: [] }),
      request: (name: string, { signal }: LockOptions, work: (lock: null) => unknown) =>
        new Promise((resolve, reject) => {
          const run = (): void => {
            this.held.set(name, page)
            void Promise.resolve()
              .then(() => work(null))
              .then(resolve, reject)
              .finally(() => this.free(name, page))
          }
          const waiting = [name, page, run] as const
          this.waiting.push(waiting)
          signal?.addEventListener('abort', () => {
            this.waiting = this.waiting.filter((other) => other !== waiting)
            this.next()
          })
          this.next()
        }),
    } as unknown as LockManager
  }

  next(): void {
    const index = this.waiting.findIndex(([name]) => !this.held.has(name))
    const [next] = index < 0 ? [] : this.waiting.splice(index, 1)
    next?.[2]()
    if (next) this.next()
  }

  free(name: string, page: object): void {
    if (this.held.get(name) === page) this.held.delete(name)
    this.next()
  }

  freeAll(page: object): void {
    for (const [name, owner] of this.held) if (owner === page) this.held.delete(name)
    this.waiting.splice(0, Infinity, ...this.waiting.filter(([, owner]) => owner !== page))
    this.next()
  }
}

/** localStorage, with an end. */
class MapStorage {
  #limit = Infinity
  /** Makes the storage full for texts that are longer. */
  limit(length: number): void {
    this.#limit = length
  }
  setItem(key: string, value: string): void {
    if (value.length > this.#limit) throw new DOMException('full', 'QuotaExceededError')
    Object.defineProperty(this, key, { value, enumerable: true, configurable: true })
  }
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key)
    return typeof value === 'string' ? value : null
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

/** A page of a browser. */
export interface Page {
  readonly queue: Delivery
  readonly clock: FakeClock
  /** Reports of the queue: `id status reason`. */
  readonly reports: string[]
  readonly hide: () => void
  readonly show: () => void
  /** Leaves the page for the back/forward cache. */
  readonly freeze: () => void
  readonly restore: () => void
  /** Closes the page: it gets its last events, and its requests go on if they are kept alive. */
  readonly close: () => void
  /** Ends the page without an event. */
  readonly crash: () => void
}

/** How a page differs from others. */
export interface Conditions {
  /** Checks whether the page has a destination. @default every one */
  readonly has?: (destination: string) => boolean
  /** @default true */
  readonly isRepeatable?: boolean
  /** Returns the request for an event. @default one for each destination that the page has */
  readonly wire?: DeliveryHost['wire']
  /** Token that the body of a request carries before its events. @default none */
  readonly token?: () => string
  /** True if the visitor has consented. @default true */
  readonly isStarted?: boolean
}

type Blockable = 'indexedDB' | 'localStorage' | 'locks'

/** A browser, whose pages share storage, locks and network. */
export interface Browser {
  readonly storage: MapStorage
  readonly indexedDB: IDBFactory
  isOnline: boolean
  hasLocks: boolean
  /** Requests that may be deferred, in bytes. @default undefined: the browser has none */
  fetchLaterBytes: number | undefined
  now: number
  /** Storage that throws when it is touched. */
  readonly blocked: Set<Blockable>
  readonly open: (options?: QueueOptions, conditions?: Conditions) => Page
  readonly setOnline: (isOnline: boolean) => void
}

export function createBrowser(server: Server): Browser {
  const locks = new Locks()
  const views = new Set<EventTarget>()
  const browser: Browser = {
    storage: new MapStorage(),
    indexedDB: new IDBFactory(),
    isOnline: true,
    hasLocks: true,
    fetchLaterBytes: undefined,
    now: 0,
    blocked: new Set(),
    open: (options = {}, conditions = {}) => openPage(browser, server, { locks, views, options, conditions }),
    setOnline: (isOnline) => {
      browser.isOnline = isOnline
      if (isOnline) for (const view of views) view.dispatchEvent(new Event('online'))
    },
  }
  return browser
}

interface Inside {
  readonly locks: Locks
  readonly views: Set<EventTarget>
  readonly options: QueueOptions
  readonly conditions: Conditions
}

function openPage(browser: Browser, server: Server, { locks, views, options, conditions }: Inside): Page {
  const page = {}
  const { has = () => true, isRepeatable = true, token = () => '', isStarted = true } = conditions
  const ledger = createByteLedger()
  let isDead = false
  let deferred = 0

  async function request(wire: Wire): Promise<Outcome> {
    server.requests += 1
    if (!browser.isOnline) return { kind: 'failed', reason: 'network' }
    const outcome = await server.answer(wire)
    if (outcome.kind === 'accepted')
      server.arrived.push(...(JSON.parse(`[${wire.body.replace(/^token-\w+ /, '')}]`) as string[]))
    return outcome
  }

  const transport: Transport = {
    keepsAlive: ({ body }) => ledger.hasRoom(body.length),
    beacon: (wire) => {
      const release = ledger.reserve(wire.body.length)
      if (release) void request(wire).then(release)
      return release !== undefined
    },
    send: async (wire) => {
      const release = ledger.reserve(wire.body.length)
      const outcome = await request(wire)
      release?.()
      // Nobody is there to read the answer.
      return isDead ? new Promise(() => undefined) : outcome
    },
  }
  function touch<Value>(name: Blockable, value: Value): Value {
    if (browser.blocked.has(name)) throw new DOMException('blocked', 'SecurityError')
    return value
  }
  const lockManager = locks.of(page)
  if (browser.blocked.has('locks')) lockManager.request = () => touch('locks', Promise.resolve())
  const view = Object.assign(new EventTarget(), {
    indexedDB: browser.indexedDB,
    localStorage: browser.storage as unknown as Storage,
    navigator: {
      get onLine() {
        return browser.isOnline
      },
      locks: browser.hasLocks ? lockManager : undefined,
    },
    document: Object.assign(new EventTarget(), { hidden: false }),
    fetchLater: (url: string, { body }: RequestInit) => {
      if (!(body instanceof Blob) || deferred + body.size > (browser.fetchLaterBytes ?? 0))
        throw new DOMException('no', 'QuotaExceededError')
      deferred += body.size
      void body.text().then((text) => request({ url, body: text, contentType: 'application/json' }))
      return {}
    },
  }) satisfies QueueView

  Object.defineProperties(view, {
    indexedDB: { get: () => touch('indexedDB', browser.indexedDB) },
    localStorage: { get: () => touch('localStorage', browser.storage) },
  })
  const clock = createFakeClock()
  const reports: string[] = []
  const queue = createQueue(
    { clock: clock.clock, now: () => browser.now, random: () => 1, ...options },
    browser.fetchLaterBytes === undefined ? Object.assign(view, { fetchLater: undefined }) : view,
  )
  const host: DeliveryHost = {
    transport,
    wire:
      conditions.wire ??
      (({ payload, bytes, destination }) =>
        has(destination)
          ? {
              url: `https://${destination}.example/`,
              body: token() + payload.padEnd(bytes),
              contentType: 'application/json',
              isRepeatable,
            }
          : undefined),
    report: ({ id }, status, reason) => reports.push([id, status, reason].filter(Boolean).join(' ')),
  }
  if (isStarted) queue.start(host)
  views.add(view)

  function turn(isHidden: boolean): void {
    if (view.document.hidden === isHidden) return
    view.document.hidden = isHidden
    view.document.dispatchEvent(new Event('visibilitychange'))
  }
  function leave(): void {
    // In the order of HTML: a page that is shown is left before it is hidden.
    view.dispatchEvent(new Event('pagehide'))
    turn(true)
  }
  function die(): void {
    isDead = true
    views.delete(view)
    locks.freeAll(page)
  }
  return {
    queue,
    clock,
    reports,
    hide: () => turn(true),
    show: () => turn(false),
    freeze: leave,
    restore: () => {
      view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      turn(false)
    },
    close: () => {
      leave()
      die()
    },
    crash: () => {
      die()
      // The next page comes a moment later: one that has just begun may not be known to wait for its lock yet.
      browser.now += 1000
    },
  }
}

/** Lets everything run that is not waiting for a clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
