import type { CallFailure, Http } from '@sitewright/site/http'
import fc from 'fast-check'
import { createDraft, type Draft } from '../draft/draft.browser.ts'
import { createForm, defineForm, type Form } from '../index.ts'
import { createFormQueue, type FormQueue } from '../queue/queue.browser.ts'
import { page } from './form.test-support.ts'

/** What happens to the next call: it succeeds, or the server or the network fails. */
type Fate = 'ok' | 'lost' | 'network' | 'refused' | 'down' | 'tooMany' | 'hang'

/** One thing that happens while somebody fills in a form. */
export type Step =
  | { readonly do: 'type'; readonly field: 'mail' | 'text' | 'name'; readonly text: string }
  | { readonly do: 'fate'; readonly call: 'key' | 'save'; readonly fate: Fate }
  | { readonly do: 'press' | 'wait' | 'abort' | 'navigate' | 'online' | 'restore' }

const fates: readonly Fate[] = ['ok', 'lost', 'network', 'refused', 'down', 'tooMany', 'hang']

/** Random stories: typing, submitting, failing, retrying, navigating, losing the connection. */
export const stories: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('type' as const),
        field: fc.constantFrom('mail' as const, 'text' as const, 'name' as const),
        text: fc.oneof(
          fc.constantFrom('ada@example.com', 'ada@', '', '<b>', '__proto__'),
          fc.string({ unit: 'binary' }),
        ),
      }),
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
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom(
          ...(['press', 'press', 'wait', 'wait', 'abort', 'navigate', 'online', 'restore'] as const),
        ),
      }),
    },
  ),
  { maxLength: 30 },
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

type Story = Form<typeof definition>

/** A server that saves each submission once for each key, and fails as it is told. */
function createServer() {
  const keys = new Set<string>()
  const saved: Readonly<Record<string, unknown>>[] = []
  const next = new Map<string, Fate>()
  const failures: Readonly<Record<Exclude<Fate, 'ok' | 'hang'>, CallFailure>> = {
    lost: { kind: 'network', cause: 'lost' },
    network: { kind: 'network', cause: 'offline' },
    refused: { kind: 'refused', status: 400, body: { errors: { text: 'No.' } } },
    down: { kind: 'refused', status: 500, body: '' },
    tooMany: { kind: 'too-many', status: 429, body: {} },
  }
  const call: Http['call'] = async (request, read) => {
    const isKey = request.path.endsWith('FormSubmissionKey')
    const name = isKey ? 'key' : 'save'
    const fate = next.get(name) ?? 'ok'
    next.delete(name)
    await Promise.resolve()
    if (request.signal?.aborted) return { ok: false, failure: { kind: 'aborted' } }
    const body = request.body as { readonly key: string; readonly form: string }
    if (!isKey && (fate === 'ok' || fate === 'lost') && keys.delete(body.key)) {
      saved.push(JSON.parse(body.form) as Readonly<Record<string, unknown>>)
    }
    if (fate === 'hang') {
      return new Promise((resolve) => {
        request.signal?.addEventListener('abort', () => resolve({ ok: false, failure: { kind: 'aborted' } }))
      })
    }
    if (fate !== 'ok') return { ok: false, failure: failures[fate] }
    const key = `key-${keys.size + saved.length + Math.random()}`
    if (isKey) keys.add(key)
    return read(isKey ? { key } : undefined) as never
  }
  return { call, saved, fate: (name: string, fate: Fate) => next.set(name, fate) }
}

/** Lives through a story, and returns the answers that should be there, and the submissions that should be. */
export async function live(steps: readonly Step[]) {
  const items = new Map<string, unknown>()
  const storage = {
    get: (key: string) => items.get(key),
    set: (key: string, value: unknown) => void items.set(key, JSON.parse(JSON.stringify(value))),
    remove: (key: string) => void items.delete(key),
  }
  const server = createServer()
  const view = new EventTarget()
  const clock = () => () => undefined
  const queue: FormQueue = createFormQueue({ http: server, storage, view, clock, locks: undefined })
  let control = new AbortController()
  let form: Story
  let undos: (() => void)[] = []
  const open = (): Draft => {
    form = createForm(definition, { http: server, page })
    const draft = createDraft(form, { storage, view, clock })
    draft.restore()
    undos = [draft.start(), queue.follow(form, { page }), form.start()]
    return draft
  }
  open()
  let expected: Record<string, unknown> = { mail: '', text: '', name: ['', ''], press: '' }
  const pressed = new Map<string, unknown>()
  const problems: string[] = []
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  }

  async function take(step: Step): Promise<void> {
    const isOver = form.snapshot().state === 'succeeded'
    if (step.do === 'type' && !isOver) {
      const value = step.field === 'name' ? [step.text, 'Lovelace'] : step.text
      form.field(step.field).set(value)
      expected = { ...expected, [step.field]: value }
    } else if (step.do === 'fate') {
      server.fate(step.call, step.fate)
    } else if (step.do === 'press') {
      if (!form.snapshot().isLocked && !isOver) {
        const press = `press-${pressed.size}`
        form.field('press').set(press)
        expected = { ...expected, press }
        pressed.set(press, expected)
      }
      control = new AbortController()
      const [first, second] = [form.submit(control), form.submit()]
      if (first !== second) problems.push('two submits had two promises')
    } else if (step.do === 'abort') control.abort()
    else if (step.do === 'online') void queue.flush()
    else if (step.do === 'restore') form.restore()
    else if (step.do === 'navigate') {
      for (const undo of undos) undo()
      // What was saved is no longer in the draft.
      if (isOver) expected = { mail: '', text: '', name: ['', ''], press: '' }
      open()
    }
    if (step.do === 'wait') await settle()
  }

  for (const step of steps) {
    await take(step)
    if (JSON.stringify(form!.values()) !== JSON.stringify(expected)) {
      problems.push(
        `after ${step.do}: ${JSON.stringify(form!.values())} instead of ${JSON.stringify(expected)}`,
      )
    }
  }
  for (const undo of undos) undo()
  await settle()
  return { problems, saved: server.saved, pressed }
}
