import { IDBFactory } from 'fake-indexeddb'
import type { Cleanup } from '@sitewright/machine'
import { createFakeClock, type FakeClock } from '@sitewright/machine/testing'
import { createByteLedger } from '../http/byte-ledger.ts'
import { journaled } from './storage/journaled.browser.ts'
import type { Keep } from './storage/keeper.browser.ts'
import { createOutbox, type Outbox } from './outbox.browser.ts'
import type { OutboxOptions } from './outbox-options.browser.ts'
import type { Doubt, Verdict } from './entry/verdict.ts'
import type { OutboxView } from './page/view.browser.ts'

/** What a server does with a request: it may take it and yet not be heard. */
export type ServerStep = Verdict | 'taken, then silent' | 'silent'

/** A server that does as it is told, and remembers what has reached it. */
export interface Server {
  /** Ids in the order in which they have arrived, with doubles. */
  readonly arrived: string[]
  /** Ids of all requests, whatever became of them. */
  readonly asked: string[]
  /** Number of requests, whatever became of them. */
  requests: number
  /** Decides on the next request. @default it has arrived */
  answer: (ids: readonly string[]) => ServerStep | Promise<ServerStep>
}

export const createServer = (): Server => ({
  arrived: [],
  asked: [],
  requests: 0,
  answer: () => ({ kind: 'arrived' }),
})

/** Locks as browsers have them. Those of one page can be freed at once. */
class Locks {
  readonly held = new Map<string, object>()
  waiting: (readonly [name: string, page: object, run: () => void])[] = []
  /** Pages that get none for now. */
  readonly slow = new WeakSet<object>()

  of(page: object): Pick<LockManager, 'request' | 'query'> {
    const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
      const [options, work] = rest.length > 1 ? rest : [{}, rest[0]]
      return this.request(page, {
        ...(options as LockOptions),
        name,
        work: work as (lock: object | null) => unknown,
      })
    }
    return {
      query: () =>
        Promise.resolve({
          held: [...this.held.keys()].map((name) => ({ name })),
          pending: this.waiting.map(([name]) => ({ name })),
        }),
      request,
    } as Pick<LockManager, 'request' | 'query'>
  }

  async request(
    page: object,
    asked: {
      readonly name: string
      readonly ifAvailable?: boolean
      readonly signal?: AbortSignal
      readonly work: (lock: object | null) => unknown
    },
  ): Promise<unknown> {
    await Promise.resolve()
    asked.signal?.throwIfAborted()
    if (asked.ifAvailable && this.isBusy(asked.name)) return asked.work(null)
    return new Promise((resolve, reject) => {
      const run = (): void => {
        this.held.set(asked.name, page)
        void Promise.resolve()
          .then(() => asked.work({}))
          .then(resolve, reject)
          .finally(() => this.free(asked.name, page))
      }
      const waiting = [asked.name, page, run] as const
      this.waiting.push(waiting)
      asked.signal?.addEventListener('abort', () => {
        if (!this.waiting.includes(waiting)) return
        this.waiting = this.waiting.filter((other) => other !== waiting)
        reject(new DOMException('no more', 'AbortError'))
        this.next()
      })
      this.next()
    })
  }

  isBusy(name: string): boolean {
    return this.held.has(name) || this.waiting.some(([waiting]) => waiting === name)
  }

  next(): void {
    const index = this.waiting.findIndex(([name, page]) => !this.held.has(name) && !this.slow.has(page))
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
    this.dropWaiting(page)
  }

  /** A page that is gone waits for nothing. */
  dropWaiting(page: object): void {
    this.waiting = this.waiting.filter(([, owner]) => owner !== page)
    this.next()
  }
}

/** A local storage with an end, whose other pages hear of each change. */
class MapStorage {
  #limit = Infinity
  #room = Infinity
  readonly #onChange: (key: string | null, newValue: string | null, by: object) => void

  constructor(onChange: (key: string | null, newValue: string | null, by: object) => void) {
    this.#onChange = onChange
  }

  /** Makes the storage full for texts that are longer. */
  limit(length: number): void {
    this.#limit = length
  }

  /** Makes the storage full: it has room only for what is removed. */
  fill(): void {
    this.#room = this.#size()
  }

  #size(besides?: string): number {
    const keys = Object.keys(this).filter((key) => key !== besides)
    return keys.reduce((sum, key) => sum + (readText(this, key)?.length ?? 0), 0)
  }

  clear(): void {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key)
    this.#onChange(null, null, this)
  }

  /** The storage as a page sees it. */
  of(page: object): Storage {
    const set = (key: string, value: string): void => {
      // As browsers do: what is the same is no change, and nobody hears of it.
      if (readText(this, key) === value) return
      if (value.length > this.#limit || this.#size(key) + value.length > this.#room)
        throw new DOMException('full', 'QuotaExceededError')
      Object.defineProperty(this, key, { value, enumerable: true, configurable: true })
      this.#onChange(key, value, page)
    }
    const remove = (key: string): void => {
      if (!Reflect.has(this, key)) return
      Reflect.deleteProperty(this, key)
      this.#onChange(key, null, page)
    }
    return new Proxy(this, {
      get: (target, key) => {
        if (key === 'setItem') return set
        if (key === 'removeItem') return remove
        return key === 'getItem' ? (name: string) => readText(target, name) : undefined
      },
    }) as unknown as Storage
  }
}

function readText(storage: object, key: string): string | null {
  const value: unknown = Object.hasOwn(storage, key) ? Reflect.get(storage, key) : null
  return typeof value === 'string' ? value : null
}

/** Entries of tests are texts. */
export type TestOptions = Partial<OutboxOptions<string>>

/** A page of a browser. */
export interface Page {
  readonly outbox: Outbox<string>
  readonly clock: FakeClock
  /** Reports of the outbox: `id step reason`. */
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
  /** The same, but its locks are held until the returned function is called: browsers free them some time after the page. */
  readonly crashSlowly: () => Cleanup
}

/** How a page differs from others. */
export interface Conditions {
  /** Checks whether the page can send entries of a key. @default of every one */
  readonly has?: ((key: string) => boolean) | undefined
  /** @default 'repeat' */
  readonly doubt?: Doubt | undefined
  /** False for a page whose visitor has not agreed. @default true */
  readonly isStarted?: boolean | undefined
  /** True for a page that waits for its locks. @default false */
  readonly isSlow?: boolean | undefined
}

type Blockable = 'indexedDB' | 'localStorage' | 'locks'

/** A browser, whose pages share storage, locks and network. */
export interface Browser {
  readonly storage: MapStorage
  indexedDB: IDBFactory
  isOnline: boolean
  hasLocks: boolean
  now: number
  /** Storage that throws when it is touched. */
  readonly blocked: Set<Blockable>
  readonly open: (options?: TestOptions, conditions?: Conditions) => Page
  readonly setOnline: (isOnline: boolean) => void
}

/** Opens a browser. */
export function createBrowser(server: Server, keep: Keep = journaled): Browser {
  const locks = new Locks()
  const views = new Map<EventTarget, object>()
  const tell = (key: string | null, newValue: string | null, by: object): void => {
    queueMicrotask(() => {
      for (const [view, page] of views) {
        if (page !== by) view.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
      }
    })
  }
  const browser: Browser = {
    storage: new MapStorage(tell),
    indexedDB: new IDBFactory(),
    isOnline: true,
    hasLocks: true,
    now: 0,
    blocked: new Set(),
    open: (options = {}, conditions = {}) =>
      openPage({ browser, server, locks, views, keep }, options, conditions),
    setOnline: (isOnline) => {
      browser.isOnline = isOnline
      if (isOnline) for (const view of [...views.keys()]) view.dispatchEvent(new Event('online'))
    },
  }
  return browser
}

interface Inside {
  readonly browser: Browser
  readonly server: Server
  readonly locks: Locks
  readonly views: Map<EventTarget, object>
  readonly keep: Keep
}

/** Time between a crash and the next page. A page that has just begun may not be known to wait for its lock yet. */
const MOMENT_MS = 1000

function openPage(
  { browser, server, locks, views, keep }: Inside,
  options: TestOptions,
  conditions: Conditions,
): Page {
  const page = {}
  const { has = () => true, doubt, isStarted = true, isSlow } = conditions
  if (isSlow) locks.slow.add(page)
  const ledger = createByteLedger()
  let isDead = false

  async function request(ids: readonly string[]): Promise<Verdict> {
    server.requests += 1
    server.asked.push(...ids)
    if (!browser.isOnline) return { kind: 'lost', reason: 'network' }
    const step = await server.answer(ids)
    if (step === 'taken, then silent' || (step !== 'silent' && step.kind === 'arrived'))
      server.arrived.push(...ids)
    return typeof step === 'string' ? new Promise<never>(() => undefined) : step
  }

  function touch<Value>(name: Blockable, value: Value): Value {
    if (browser.blocked.has(name)) throw new DOMException('blocked', 'SecurityError')
    return value
  }
  const lockManager = locks.of(page)
  const storage = browser.storage.of(page)
  const document = Object.assign(new EventTarget(), { hidden: false })
  const view = Object.assign(new EventTarget(), {
    document,
    navigator: {
      get onLine() {
        return browser.isOnline
      },
      locks: browser.hasLocks
        ? {
            request: ((...asked: Parameters<typeof lockManager.request>) =>
              touch('locks', lockManager).request(...asked)) as typeof lockManager.request,
            query: () => touch('locks', lockManager).query(),
          }
        : undefined,
    },
  })
  Object.defineProperties(view, {
    indexedDB: { get: () => touch('indexedDB', browser.indexedDB) },
    localStorage: { get: () => touch('localStorage', storage) },
  })
  const clock = createFakeClock()
  const reports: string[] = []
  const outbox = createOutbox<string>({
    name: 'test',
    keep,
    clock: clock.clock,
    now: () => browser.now,
    pause: { random: () => 1 },
    isBody: (body) => typeof body === 'string',
    view: view as unknown as OutboxView,
    report: ({ id }, step, reason) => reports.push([id, step, reason].filter(Boolean).join(' ')),
    request: (entries) => {
      const size = entries.reduce((sum, { bytes }) => sum + bytes, 0)
      const ids = entries.map(({ id }) => id)
      return has(entries[0]?.key ?? '')
        ? {
            doubt,
            keepsAlive: () => ledger.hasRoom(size),
            handOver: () => {
              const release = ledger.reserve(size)
              if (release) void request(ids).then(release)
              return release !== undefined
            },
            send: async () => {
              const release = ledger.reserve(size)
              const verdict = await request(ids)
              release?.()
              // Nobody is there to read the answer.
              return isDead ? new Promise<never>(() => undefined) : verdict
            },
          }
        : undefined
    },
    ...options,
  })
  if (isStarted) outbox.start()
  views.set(view, page)

  function turn(isHidden: boolean): void {
    if (document.hidden === isHidden) return
    document.hidden = isHidden
    document.dispatchEvent(new Event('visibilitychange'))
  }
  function leave(): void {
    turn(true)
    view.dispatchEvent(new Event('pagehide'))
  }
  function stop(): void {
    isDead = true
    views.delete(view)
    locks.dropWaiting(page)
  }
  function die(): void {
    stop()
    locks.freeAll(page)
  }
  return {
    outbox,
    clock,
    reports,
    hide: () => turn(true),
    show: () => turn(false),
    freeze: () => {
      leave()
      views.delete(view)
    },
    restore: () => {
      views.set(view, page)
      view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      turn(false)
    },
    close: () => {
      leave()
      die()
    },
    crash: () => {
      die()
      browser.now += MOMENT_MS
    },
    crashSlowly: () => {
      stop()
      browser.now += MOMENT_MS
      return () => locks.freeAll(page)
    },
  }
}

/** Adds entries with these ids. */
export function addAll(
  page: Page,
  ids: readonly string[],
  how: { readonly key?: string; readonly bytes?: number } = {},
): void {
  for (const id of ids) page.outbox.add({ id, body: id, bytes: 2, ...how })
}

/** Lets everything run that is not waiting for a clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
