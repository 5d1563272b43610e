import fc from 'fast-check'
import type { CallFailure, Http } from '@sitewright/site/http'
import type { SiteStorage } from '@sitewright/site/storage'
import { createDraft } from '../draft/draft.browser.ts'
import { createForm, defineForm, type Form, type ValuesOf } from '../index.ts'
import { createFormQueue } from '../queue/queue.browser.ts'
import { page } from './form.test-support.ts'

/** What happens to the next call: it succeeds, or the server or the network fails. */
type Fate = 'ok' | 'lost' | 'network' | 'refused' | 'down' | 'tooMany' | 'hang'

type FieldId = 'mail' | 'text' | 'name'

/** One thing that happens while a visitor fills in the form of a site in one of two tabs. */
export type Step =
  | { readonly do: 'type'; readonly tab: 0 | 1; readonly field: FieldId; readonly text: string }
  | { readonly do: 'fate'; readonly call: 'key' | 'save'; readonly fate: Fate }
  | { readonly do: 'wait' | 'offline' | 'online' | 'retry' }
  /** `press` sends new answers, `again` those of the press before; a page that crashes saves no draft. */
  | {
      readonly do: 'press' | 'again' | 'abort' | 'reload' | 'crash' | 'restore' | 'flush'
      readonly tab: 0 | 1
    }

const fates: readonly Fate[] = ['ok', 'lost', 'network', 'refused', 'down', 'tooMany', 'hang']
const tab = fc.constantFrom(0 as const, 1 as const)

/** Random stories: typing, submitting, failing, retrying, reloading, losing the connection, in two tabs. */
export const stories: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.oneof(
        fc.record({
          do: fc.constant('type' as const),
          tab,
          field: fc.constant('mail' as const),
          text: fc.constantFrom('ada@example.com', 'grace@example.com', 'mira@example.com', 'ada@', ''),
        }),
        fc.record({
          do: fc.constant('type' as const),
          tab,
          field: fc.constantFrom('text' as const, 'name' as const),
          text: fc.oneof(
            fc.constantFrom('', '<b>', '__proto__'),
            fc.string({ unit: 'binary', maxLength: 9 }),
          ),
        }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('fate' as const),
        call: fc.constantFrom('key' as const, 'save' as const),
        fate: fc.constantFrom(...fates),
      }),
    },
    {
      weight: 7,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'wait' as const,
          'wait',
          'wait',
          'offline',
          'offline',
          'online',
          'online',
          'retry',
        ),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom(
          ...(['press', 'press', 'again', 'again', 'abort', 'reload', 'crash', 'restore', 'flush'] as const),
        ),
        tab,
      }),
    },
  ),
  // The default size makes stories of a few steps.
  { maxLength: 30, size: 'max' },
)

const definition = defineForm({
  id: 'story',
  fields: [
    { id: 'mail', kind: 'email', required: true },
    { id: 'text', kind: 'textarea', maxLength: 20 },
    { id: 'name', kind: 'name' },
    // Tells the presses apart.
    { id: 'press', kind: 'text' },
  ],
})
type Answers = ValuesOf<typeof definition>
const empty: Answers = { mail: '', text: '', name: ['', ''], press: '' }

const failures: Readonly<Record<Exclude<Fate, 'ok' | 'hang'>, CallFailure>> = {
  lost: { kind: 'network', cause: 'lost' },
  network: { kind: 'network', cause: 'offline' },
  refused: { kind: 'refused', status: 400, body: { errors: { text: 'No.' } } },
  down: { kind: 'refused', status: 500, body: '' },
  tooMany: { kind: 'too-many', status: 429, body: {} },
}

interface SentBody {
  readonly key: string
  readonly form: string
}

const pressOf = (body: unknown): string => (JSON.parse((body as SentBody).form) as Answers).press

const isOk = (result: unknown): boolean => (result as { readonly ok: boolean } | undefined)?.ok === true

/** What the tabs share: a server that takes each key once, the network, the storage and the locks. */
export class World {
  readonly saved: Answers[] = []
  /** Number of times that the visitor has pressed for the same answers. */
  readonly permits = new Map<string, number>()
  readonly items = new Map<string, unknown>()
  isOnline = true
  /** Presses that may have been saved without the visitor being told. */
  readonly uncertain = new Map<string, number>()
  readonly fates = new Map<string, Fate>()
  readonly #keys = new Set<string>()
  #count = 0
  #lock: Promise<unknown> = Promise.resolve()

  permit(press: string): void {
    this.permits.set(press, (this.permits.get(press) ?? 0) + 1)
  }

  doubt(press: string): void {
    this.uncertain.set(press, (this.uncertain.get(press) ?? 0) + 1)
  }

  /** Takes a call, and returns its result as a function, since the page that sent it may be gone by then. */
  async call(request: Parameters<Http['call']>[0]): Promise<unknown> {
    const name = request.path.endsWith('FormSubmissionKey') ? 'key' : 'save'
    const fate = this.isOnline ? (this.fates.get(name) ?? 'ok') : 'network'
    if (this.isOnline) this.fates.delete(name)
    await Promise.resolve()
    if (fate === 'hang') return undefined
    const body = request.body as SentBody | undefined
    if (body && (fate === 'ok' || fate === 'lost') && this.#keys.delete(body.key)) {
      this.saved.push(JSON.parse(body.form) as Answers)
      if (fate === 'lost') this.doubt(pressOf(body))
    }
    if (fate !== 'ok') return { ok: false, failure: failures[fate] }
    if (name === 'save') return { ok: true, value: true }
    this.#count += 1
    this.#keys.add(`key-${this.#count}`)
    return { ok: true, value: `key-${this.#count}` }
  }

  /** One holder after another, as the locks of a browser. A page that is gone holds none. */
  async hold(then: () => Promise<unknown>, gone: Promise<unknown>): Promise<void> {
    const before = this.#lock
    const held = before.then(() => Promise.race([then(), gone]))
    this.#lock = held.catch(() => undefined)
    await held
  }
}

/** A tab with the form, its draft and the queue of the site. */
export class Tab {
  readonly form: Form<typeof definition>
  readonly view = new EventTarget()
  readonly queue
  readonly #isGone: Promise<void>
  #go: () => void = () => undefined
  #isAlive = true
  control = new AbortController()

  constructor(world: World, tellOthers: () => void, onSuccess: () => void) {
    this.#isGone = new Promise((resolve) => {
      this.#go = resolve
    })
    const storage: SiteStorage = {
      get: (key) => structuredClone(world.items.get(key)),
      set: (key, value) => {
        if (!this.#isAlive) return
        world.items.set(key, JSON.parse(JSON.stringify(value)))
        tellOthers()
      },
      remove: (key) => {
        if (!this.#isAlive) return
        world.items.delete(key)
        tellOthers()
      },
    }
    const call = async (request: Parameters<Http['call']>[0]): Promise<unknown> => {
      const { signal, body } = request
      if (!this.#isAlive) return new Promise(() => undefined)
      const result = await world.call(request)
      const isSaved = body !== undefined && isOk(result)
      if (isSaved && (!this.#isAlive || signal?.aborted)) world.doubt(pressOf(body))
      if (!this.#isAlive) return new Promise(() => undefined)
      if (result !== undefined) return signal?.aborted ? aborted : result
      return new Promise((resolve) => {
        if (signal?.aborted) resolve(aborted)
        signal?.addEventListener('abort', () => resolve(aborted))
      })
    }
    const http = { call } as unknown as Http
    const clock = () => () => undefined
    const locks = {
      request: (_: string, then: () => Promise<unknown>) => world.hold(then, this.#isGone),
    } as unknown as LockManager
    this.queue = createFormQueue({ http, storage, view: this.view, clock, locks })
    this.form = createForm(definition, { http, page })
    const draft = createDraft(this.form, { storage, view: this.view, clock })
    this.form.notices.subscribe(({ kind }) => {
      if (kind === 'submit-success' && this.#isAlive) onSuccess()
    })
    draft.restore()
    draft.start()
    this.queue.follow(this.form, { page })
    this.form.start()
    this.queue.start()
  }

  /** Ends the page. One that crashes saves nothing. */
  end(how: 'reload' | 'crash'): void {
    if (how === 'reload') this.view.dispatchEvent(new Event('pagehide'))
    this.#isAlive = false
    this.#go()
  }

  get isOver(): boolean {
    return this.form.snapshot().state === 'succeeded'
  }
}

const aborted = { ok: false, failure: { kind: 'aborted' } } as const

/** Lives through a story. Returns what went wrong, what was saved, and what was pressed. */
export class Story {
  readonly world = new World()
  readonly problems: string[] = []
  /** Answers of each press. */
  readonly pressed = new Map<string, Answers>()
  readonly #tabs: Tab[] = []
  readonly #expected: Answers[] = [empty, empty]
  /** Tabs with changes that no draft has yet. */
  readonly #isChanged = [false, false]
  #draft: Answers | undefined
  /** Presses without an outcome yet. */
  readonly #inFlight: (string | undefined)[] = [undefined, undefined]

  constructor() {
    for (const index of [0, 1]) this.#open(index)
  }

  #open(index: number): void {
    this.#expected[index] = { ...empty, ...this.#draft }
    this.#isChanged[index] = false
    const tellOthers = (): void =>
      void Promise.resolve().then(() => {
        const event = Object.assign(new Event('storage'), { key: 'form-queue' })
        this.#tabs[1 - index]?.view.dispatchEvent(event)
      })
    const onSuccess = (): void => {
      this.#draft = undefined
      this.#isChanged[index] = false
    }
    this.#tabs[index] = new Tab(this.world, tellOthers, onSuccess)
  }

  #close(index: number, how: 'reload' | 'crash'): void {
    if (how === 'reload' && this.#isChanged[index]) this.#draft = this.#expected[index]
    this.#doubtUntold(index)
    this.#tabs[index]?.end(how)
    this.#open(index)
  }

  /** Notes what a page was not told before it closed: its own submission, and what its queue was sending. */
  #doubtUntold(index: number): void {
    const { queue } = this.#tabs[index]!
    const sending = queue.snapshot().filter(({ status }) => status === 'sending')
    for (const press of [this.#inFlight[index], ...sending.map(pressOf)]) {
      const isSaved = this.world.saved.some((answers) => answers.press === press)
      if (press !== undefined && isSaved && !this.world.uncertain.has(press)) this.world.doubt(press)
    }
    this.#inFlight[index] = undefined
  }

  #type(index: number, values: Partial<Answers>): void {
    const before = JSON.stringify(this.#expected[index])
    this.#expected[index] = { ...this.#expected[index], ...values } as Answers
    if (before !== JSON.stringify(this.#expected[index])) this.#isChanged[index] = true
    this.#tabs[index]?.form.setValues(values)
  }

  #press(index: number, isNew: boolean): void {
    const { form, isOver } = this.#tabs[index]!
    // The one field that has to be answered.
    if (!isOver && this.#expected[index]!.mail === '') this.#type(index, { mail: 'ada@example.com' })
    const { press } = this.#expected[index]!
    const isSame = JSON.stringify(this.pressed.get(press)) === JSON.stringify(this.#expected[index])
    if (!form.snapshot().isLocked && !isOver && (isNew || !isSame)) {
      const next = `press-${this.pressed.size}`
      this.#type(index, { press: next })
      this.pressed.set(next, this.#expected[index]!)
    }
    const id = this.#expected[index]!.press
    const isFree = !form.snapshot().isLocked && !isOver
    if (isFree) {
      this.world.permit(id)
      // Pressed in both tabs at once: neither knows of the other.
      if (this.#inFlight[1 - index] === id) this.world.doubt(id)
      this.#inFlight[index] = id
    }
    const control = isFree ? new AbortController() : this.#tabs[index]!.control
    this.#tabs[index]!.control = control
    const [first, second] = [form.submit(control), form.submit()]
    if (first !== second) this.problems.push('two submits had two promises')
    const before = this.world.saved.length
    void first.then((result) => {
      if (this.#inFlight[index] === id) this.#inFlight[index] = undefined
      // Given up after the response had come, and before the form knew.
      const isSaved = this.world.saved.slice(before).some(({ press: each }) => each === id)
      if (isFree && !result.ok && result.failure.kind === 'aborted' && isSaved) this.world.doubt(id)
    })
  }

  async #take(step: Step): Promise<void> {
    const { world } = this
    if (step.do === 'fate') world.fates.set(step.call, step.fate)
    else if (step.do === 'wait') await settle()
    else if (step.do === 'offline') world.isOnline = false
    else if (step.do === 'online') this.goOnline()
    else if (step.do === 'retry') {
      const [first] = this.#tabs
      const entry = first?.queue.snapshot().find(({ status }) => status === 'attention')
      if (entry) {
        world.permit(pressOf(entry))
        void first?.queue.retry(entry.id)
      }
    } else if ('tab' in step) await this.#takeIn(this.#tabs[step.tab]!, step)
  }

  async #takeIn(target: Tab, step: Extract<Step, { readonly tab: 0 | 1 }>): Promise<void> {
    switch (step.do) {
      case 'type':
        if (!target.isOver) {
          this.#type(step.tab, { [step.field]: step.field === 'name' ? [step.text, 'Lovelace'] : step.text })
        }
        break
      case 'press':
      case 'again':
        this.#press(step.tab, step.do === 'press')
        break
      case 'abort':
        target.control.abort()
        break
      case 'restore':
        target.form.restore()
        break
      case 'flush':
        void target.queue.flush()
        break
      default:
        this.#close(step.tab, step.do)
    }
    await Promise.resolve()
  }

  goOnline(): void {
    this.world.isOnline = true
    for (const { view } of this.#tabs) view.dispatchEvent(new Event('online'))
  }

  #check(when: string): void {
    for (const [index, { form }] of this.#tabs.entries()) {
      const [values, expected] = [form.values(), this.#expected[index]].map((each) => JSON.stringify(each))
      if (values !== expected)
        this.problems.push(`after ${when}: tab ${index} has ${values} instead of ${expected}`)
    }
  }

  async live(steps: readonly Step[]): Promise<this> {
    for (const step of steps) {
      await this.#take(step)
      this.#check(step.do)
    }
    await this.#end()
    return this
  }

  /** Closes both tabs, and lets the queue send what waits in new ones. */
  async #end(): Promise<void> {
    this.world.fates.clear()
    for (const index of [0, 1]) this.#close(index, 'reload')
    this.goOnline()
    await settle()
    for (const { queue } of this.#tabs) {
      await queue.flush()
      const left = queue.snapshot().filter(({ status }) => status !== 'attention')
      if (left.length > 0) this.problems.push(`left in the queue: ${JSON.stringify(left)}`)
    }
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
}
