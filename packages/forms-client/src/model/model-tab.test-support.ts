import type { Clock } from '@sitewright/machine'
import type { Http } from '@sitewright/site/http'
import type { SiteStorage } from '@sitewright/site/storage'
import { createDraft } from '../draft/draft.browser.ts'
import { createForm, type Form } from '../index.ts'
import { createFormQueue } from '../queue/queue.browser.ts'
import { page } from '../test-support/form.test-support.ts'
import { definition, pressOf, type Call, type World } from './model-world.test-support.ts'

/** Parts of a tab that a story follows. */
export interface TabEvents {
  /** The storage has changed. */
  readonly onStore: () => void
  /** The form shows that its answers were saved. */
  readonly onSuccess: (press: string) => void
  readonly onSend: (press: string) => void
  /** A submission that was sent has an outcome, is given up, or its page is gone. */
  readonly onSent: (press: string) => void
  /** A page has received the response that the answers were saved. */
  readonly onKnown: (press: string) => void
}

const aborted = { ok: false, failure: { kind: 'aborted' } } as const
const never = new Promise<never>(() => undefined)

const isOk = (result: unknown): boolean => (result as { readonly ok: boolean } | undefined)?.ok === true

const frozen: Clock = () => () => undefined
/** Passes the moment that storage needs, which is a number of turns, and never a minute. */
const createQuick =
  (turns: number): Clock =>
  (then, ms) => {
    let isUndone = ms >= 1000
    void (async () => {
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      if (!isUndone) then()
    })()
    return () => {
      isUndone = true
    }
  }

/** A tab with the form, its draft and the queue of the site. */
export class Tab {
  readonly form: Form<typeof definition>
  readonly view
  readonly queue
  readonly #world: World
  readonly #events: TabEvents
  readonly #gone: Promise<void>
  readonly #sending = new Set<string>()
  #go: () => void = () => undefined
  #isAlive = true
  control = new AbortController()

  /** After a success its browser goes to the address, until the page is shown again. Without one it stays. */
  constructor(world: World, events: TabEvents, successUrl?: string) {
    this.#world = world
    this.#events = events
    this.#gone = new Promise((resolve) => {
      this.#go = resolve
    })
    this.view = Object.assign(new EventTarget(), { localStorage: this.#localStorage() })
    const { view } = this
    const storage = this.#storage()
    const http = { call: (request: Call) => this.#call(request) } as unknown as Http
    const locks = world.locks.of(this.#gone)
    this.queue = createFormQueue({
      http,
      view,
      clock: createQuick(successUrl === undefined ? 10 : 15),
      locks,
    })
    this.form = createForm({ ...definition, successUrl }, { http, page })
    const draft = createDraft(this.form, { storage, view, clock: frozen })
    this.form.notices.subscribe((notice) => {
      if (notice.kind === 'submit-success' && this.#isAlive) events.onSuccess(notice.values.press ?? '')
    })
    draft.restore()
    draft.start()
    this.queue.follow(this.form, { page })
    this.form.start()
    this.queue.start()
  }

  get isOver(): boolean {
    const { state } = this.form.snapshot()
    return state === 'succeeded' || state === 'redirecting'
  }

  /** Leaves the page, and comes back to it out of the back/forward cache. */
  comeBack(): void {
    this.view.dispatchEvent(new Event('pagehide'))
    this.form.restore()
    this.view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }

  /** Ends the page. One that crashes saves nothing. */
  end(how: 'reload' | 'crash'): void {
    if (how === 'reload') this.view.dispatchEvent(new Event('pagehide'))
    this.#isAlive = false
    for (const press of this.#sending) this.#events.onSent(press)
    this.#go()
  }

  #change(act: () => void): void {
    if (!this.#isAlive) return
    act()
    this.#events.onStore()
  }

  /** The local storage as this tab has it. */
  #localStorage(): Storage {
    const { stored } = this.#world
    const parts = {
      getItem: (key: string) => stored.getItem(key),
      setItem: (key: string, value: string) => {
        // As browsers do: what is the same is no change, and the other tab does not hear of it.
        if (stored.getItem(key) !== value) this.#change(() => stored.setItem(key, value))
      },
      removeItem: (key: string) => this.#change(() => stored.removeItem(key)),
    }
    return new Proxy(stored, {
      get: (_, name) => Reflect.get(parts, name) as unknown,
    }) as unknown as Storage
  }

  #storage(): SiteStorage {
    const { items } = this.#world
    const change = (act: () => void): void => {
      if (this.#isAlive) act()
    }
    return {
      get: (key) => structuredClone(items.get(key)),
      set: (key, value) => change(() => items.set(key, JSON.parse(JSON.stringify(value)))),
      remove: (key) => change(() => items.delete(key)),
    }
  }

  async #call(request: Call): Promise<unknown> {
    if (!this.#isAlive) return never
    const { signal, body } = request
    if (!body) return this.#resultOf(request)
    // Browsers send nothing for a signal that is aborted.
    if (signal?.aborted) return aborted
    const press = pressOf(body)
    this.#events.onSend(press)
    this.#sending.add(press)
    let isSent = false
    const end = (): void => {
      if (isSent || !this.#isAlive) return
      isSent = true
      this.#sending.delete(press)
      this.#events.onSent(press)
    }
    signal?.addEventListener('abort', end)
    const result = await this.#resultOf(request)
    end()
    if (isOk(result)) void this.#learn(press, signal)
    return result
  }

  /** A page that is closed, or a submission that is given up, before the next steps has not learned of its response. */
  async #learn(press: string, signal: AbortSignal | undefined): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    if (this.#isAlive && !signal?.aborted) this.#events.onKnown(press)
  }

  async #resultOf(request: Call): Promise<unknown> {
    const { signal } = request
    const result = await this.#world.call(request)
    if (!this.#isAlive) return never
    if (signal?.aborted) return aborted
    if (result !== undefined) return result
    return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(aborted)))
  }
}
