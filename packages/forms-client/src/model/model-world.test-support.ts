import type { CallFailure, Http } from '@sitewright/site/http'
import { defineForm, type ValuesOf } from '../index.ts'
import { Locks } from '../queue/lock.test-support.ts'
import { MemoryStorage } from '../queue/queue.test-support.ts'
import type { Fate } from './model-step.test-support.ts'

export const definition = defineForm({
  id: 'story',
  fields: [
    { id: 'mail', kind: 'email', required: true },
    { id: 'text', kind: 'textarea', maxLength: 20 },
    { id: 'name', kind: 'name' },
    // Distinguishes the presses.
    { id: 'press', kind: 'text' },
  ],
})

export type Answers = ValuesOf<typeof definition>

export type Call = Parameters<Http['call']>[0]

const failures: Readonly<Record<Exclude<Fate, 'ok' | 'hang'>, CallFailure>> = {
  lost: { kind: 'network', cause: 'lost' },
  network: { kind: 'network', cause: 'offline' },
  refused: { kind: 'refused', status: 400, body: { errors: { text: 'No.' } } },
  down: { kind: 'refused', status: 500, body: '' },
  tooMany: { kind: 'too-many', status: 429, body: {} },
  tooManyLater: { kind: 'too-many', status: 429, body: {} },
}

interface SentBody {
  readonly key: string
  readonly form: string
}

/** The press that answers belong to, in the body of a call or in an entry of the queue. */
export const pressOf = (body: unknown): string => (JSON.parse((body as SentBody).form) as Answers).press

/** Parts that the tabs share: a server that takes each key once, the network, the storage and the locks. */
export class World {
  readonly saved: Answers[] = []
  /** Drafts. */
  readonly items = new Map<string, unknown>()
  /** The local storage, which has the queue. */
  readonly stored = new MemoryStorage()
  readonly fates = new Map<string, Fate>()
  readonly locks = new Locks()
  isOnline = true
  readonly #keys = new Set<string>()
  #count = 0

  hasSaved(press: string): boolean {
    return this.saved.some((answers) => answers.press === press)
  }

  /** Takes a call. The result of one that hangs is undefined. */
  async call({ path, body }: Call): Promise<unknown> {
    const name = path.endsWith('FormSubmissionKey') ? 'key' : 'save'
    const fate = this.isOnline ? (this.fates.get(name) ?? 'ok') : 'network'
    if (this.isOnline) this.fates.delete(name)
    await Promise.resolve()
    if (fate === 'hang') return undefined
    // Time enough for a whole submission beside it.
    if (fate === 'tooManyLater') for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
    const isTaken = fate === 'ok' || fate === 'lost'
    const sent = body as SentBody | undefined
    if (sent && isTaken && this.#keys.delete(sent.key)) this.saved.push(JSON.parse(sent.form) as Answers)
    if (fate !== 'ok') return { ok: false, failure: failures[fate] }
    if (name === 'save') return { ok: true, value: true }
    this.#count += 1
    this.#keys.add(`key-${this.#count}`)
    return { ok: true, value: `key-${this.#count}` }
  }
}
