import { sanitise } from '../index.ts'
import type { QueueEntry } from '../queue/queue.browser.ts'
import { isShown } from '../queue/queue-entry.ts'
import { keptForms } from '../queue/queue.test-support.ts'
import type { Step } from './model-step.test-support.ts'
import { Tab } from './model-tab.test-support.ts'
import { pressOf, World, type Answers } from './model-world.test-support.ts'

const empty: Answers = { mail: '', text: '', name: ['', ''], press: '' }

/** Record of the presses of a story, each for answers of its own, and of their problems. */
class Presses {
  readonly problems: string[] = []
  readonly answers = new Map<string, Answers>()
  /** Presses that a form has shown as saved. */
  readonly shown = new Set<string>()
  readonly #world: World
  /** Number of times that the visitor has asked for the same answers to be sent. */
  readonly #permits = new Map<string, number>()
  /** Presses of the same answers in two tabs at once: neither knows of the other. */
  readonly #together = new Set<string>()
  /** Presses that were saved, and whose page has received the response. */
  readonly #known = new Set<string>()
  readonly #inFlight: string[] = []
  /** Presses that were queued once. */
  readonly #queued = new Set<string>()
  /** Presses with right answers whose page was left before they were sent. */
  readonly #left = new Set<string>()

  constructor(world: World) {
    this.#world = world
  }

  ask(press: string, isInOtherTab: boolean): void {
    this.retry(press)
    if (isInOtherTab) this.#together.add(press)
  }

  retry(press: string): void {
    this.#permits.set(press, (this.#permits.get(press) ?? 0) + 1)
  }

  leave(press: string): void {
    this.#left.add(press)
  }

  note(stored: object): void {
    const shown = keptForms(stored)
      .filter(isShown)
      .map(({ body }) => pressOf(body))
    for (const press of shown) this.#queued.add(press)
    if (new Set(shown).size < shown.length) this.problems.push('two entries have the same answers')
  }

  send(press: string): void {
    const wrong = (what: string): number => this.problems.push(`${press} was sent ${what}`)
    if (!this.#together.has(press)) {
      if (this.#known.has(press)) wrong('after it was saved')
      if (this.#inFlight.includes(press)) wrong('twice at once')
    }
    this.#inFlight.push(press)
  }

  sent(press: string): void {
    this.#inFlight.splice(this.#inFlight.indexOf(press), 1)
  }

  know(press: string): void {
    this.#known.add(press)
  }

  /** Checks that what was shown and queued has not got lost, and that no press was saved twice. */
  end(left: readonly QueueEntry[]): void {
    const waiting = new Set(left.map(pressOf))
    const isSafe = (press: string): boolean => this.#world.hasSaved(press) || waiting.has(press)
    for (const press of this.#queued) {
      if (!isSafe(press)) this.problems.push(`${press} was queued and is lost`)
    }
    for (const press of this.#left) {
      if (!isSafe(press)) this.problems.push(`${press} is lost with its page`)
    }
    for (const press of this.shown) {
      if (!this.#world.hasSaved(press)) this.problems.push(`${press} was shown as saved and is lost`)
    }
    for (const answers of this.#world.saved) this.#checkSaved(answers)
  }

  #checkSaved({ press, ...saved }: Answers): void {
    const times = this.#world.saved.filter((answers) => answers.press === press).length
    const permits = this.#permits.get(press) ?? 0
    if (times > permits) this.problems.push(`${press} was saved ${times} times for ${permits} presses`)
    const { mail = '', text = '', name = [] } = this.answers.get(press) ?? {}
    const expected = {
      mail: sanitise(mail).trim(),
      text: sanitise(text),
      name: name.map((each) => sanitise(each)),
    }
    if (JSON.stringify(saved) !== JSON.stringify(expected)) {
      this.problems.push(`${press} was saved as ${JSON.stringify(saved)}`)
    }
  }
}

/** A visitor with two tabs. */
export class Story {
  readonly #world = new World()
  readonly #presses = new Presses(this.#world)
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
    const presses = this.#presses
    const events = {
      onStore: () => {
        void Promise.resolve().then(() => {
          const event = Object.assign(new Event('storage'), { key: 'form-queue:id' })
          this.#tabs[1 - index]?.view.dispatchEvent(event)
        })
        presses.note(this.#world.stored)
      },
      onSuccess: (press: string) => {
        presses.shown.add(press)
        this.#draft = undefined
        this.#isChanged[index] = false
      },
      onSend: (press: string) => presses.send(press),
      onSent: (press: string) => presses.sent(press),
      onKnown: (press: string) => presses.know(press),
    }
    // The second tab has the form of a page with an address to go to.
    this.#tabs[index] = new Tab(this.#world, events, index === 1 ? '/thanks' : undefined)
  }

  /** A page that is left has a draft of what was typed in it, and queues what it has not sent yet. */
  #leave(index: number): void {
    if (this.#isChanged[index]) this.#draft = this.#expected[index]
    this.#isChanged[index] = false
    const press = this.#inFlight[index]
    const isUnsent = this.#tabs[index]?.form.snapshot().state === 'fetchingKey'
    if (press !== undefined && isUnsent) this.#presses.leave(press)
  }

  #close(index: number, how: 'reload' | 'crash'): void {
    if (how === 'reload') this.#leave(index)
    this.#inFlight[index] = undefined
    this.#tabs[index]?.end(how)
    this.#open(index)
  }

  #type(index: number, values: Partial<Answers>): void {
    const before = JSON.stringify(this.#expected[index])
    this.#expected[index] = { ...this.#expected[index], ...values } as Answers
    if (before !== JSON.stringify(this.#expected[index])) this.#isChanged[index] = true
    this.#tabs[index]?.form.setValues(values)
  }

  /** Empties the form for the next visitor. */
  #reset(index: number): void {
    if (JSON.stringify(this.#expected[index]) !== JSON.stringify(empty)) this.#isChanged[index] = true
    this.#expected[index] = empty
    this.#tabs[index]?.form.reset()
  }

  /** Presses a form. New answers get a press of their own, and so do those that the visitor knows to be saved. */
  #press(index: number, isNew: boolean): void {
    const { form, isOver } = this.#tabs[index]!
    const isFree = !form.snapshot().isLocked && !isOver
    // The one field that has to be answered.
    if (!isOver && this.#expected[index]!.mail === '') this.#type(index, { mail: 'ada@example.com' })
    const { press } = this.#expected[index]!
    const { answers, shown } = this.#presses
    const isSame = JSON.stringify(answers.get(press)) === JSON.stringify(this.#expected[index])
    if (isFree && (isNew || !isSame || shown.has(press))) {
      const next = `press-${answers.size}`
      this.#type(index, { press: next })
      answers.set(next, this.#expected[index]!)
    }
    this.#submit(index, isFree)
  }

  #submit(index: number, isFree: boolean): void {
    const tab = this.#tabs[index]!
    const id = this.#expected[index]!.press
    if (isFree) {
      this.#presses.ask(id, this.#inFlight[1 - index] === id)
      this.#inFlight[index] = id
      tab.control = new AbortController()
    }
    const [first, second] = [tab.form.submit(tab.control), tab.form.submit()]
    if (first !== second) this.#presses.problems.push('two submits had two promises')
    void first.then(() => {
      if (this.#inFlight[index] === id) this.#inFlight[index] = undefined
    })
  }

  async #take(step: Step): Promise<void> {
    const world = this.#world
    if (step.do === 'fate') world.fates.set(step.call, step.fate)
    else if (step.do === 'wait') await settle()
    else if (step.do === 'offline') world.isOnline = false
    else if (step.do === 'online') this.#goOnline()
    else if (step.do === 'retry') this.#retry()
    else if ('tab' in step) await this.#takeIn(this.#tabs[step.tab]!, step)
  }

  #retry(): void {
    const [first] = this.#tabs
    const entry = first?.queue.snapshot().find(({ status }) => status === 'attention')
    if (!entry) return
    this.#presses.retry(pressOf(entry))
    void first?.queue.retry(entry.id)
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
      case 'reset':
        this.#reset(step.tab)
        break
      case 'back':
        this.#leave(step.tab)
        target.comeBack()
        break
      case 'flush':
        void target.queue.flush()
        break
      default:
        this.#close(step.tab, step.do)
    }
    await Promise.resolve()
  }

  #goOnline(): void {
    this.#world.isOnline = true
    for (const { view } of this.#tabs) view.dispatchEvent(new Event('online'))
  }

  #check(when: string): void {
    for (const [index, { form }] of this.#tabs.entries()) {
      const [values, expected] = [form.values(), this.#expected[index]].map((each) => JSON.stringify(each))
      if (values !== expected)
        this.#presses.problems.push(`after ${when}: tab ${index} has ${values} instead of ${expected}`)
    }
  }

  /** Lives through a story. Returns what went wrong. */
  async live(steps: readonly Step[]): Promise<readonly string[]> {
    for (const step of steps) {
      await this.#take(step)
      this.#check(step.do)
    }
    await this.#end()
    return this.#presses.problems
  }

  /** Closes both tabs, and lets the queue send what waits in new ones. */
  async #end(): Promise<void> {
    this.#world.fates.clear()
    for (const index of [0, 1]) this.#close(index, 'reload')
    this.#goOnline()
    // A tab that is gone is given a moment, as often as another one has waited for it meanwhile.
    for (let round = 0; round < 5; round += 1) {
      await settle()
      for (const { queue } of this.#tabs) await queue.flush()
    }
    const left = this.#tabs[0]!.queue.snapshot()
    this.#presses.end(left)
    const idle = left.filter(({ status }) => status !== 'attention')
    if (idle.length > 0) this.#presses.problems.push(`left in the queue: ${JSON.stringify(idle)}`)
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}
