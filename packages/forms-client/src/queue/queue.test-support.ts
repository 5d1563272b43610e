import { createFakeClock } from '@sitewright/machine/testing'
import { openForm, page } from '../test-support/form.test-support.ts'
import { defineForm } from '../index.ts'
import { Locks } from './lock.test-support.ts'
import { isQueuedForm, type KeptForm } from './queue-entry.ts'
import { createFormQueue, type FormQueueOptions, type QueueContext } from './queue.browser.ts'

/** Form with an email and a password. */
export const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email' },
    { id: 'secret', kind: 'password' },
  ],
})

/** A local storage in memory with room for a number of entries. */
export class MemoryStorage {
  readonly #room: number

  constructor(room = Infinity) {
    this.#room = room
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
  }

  setItem(key: string, value: string): void {
    const isNew = !Object.hasOwn(this, key)
    if (isNew && Object.keys(this).length >= this.#room) throw new DOMException('full', 'QuotaExceededError')
    Reflect.set(this, key, value)
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

/** A local storage and locks, which several tabs may share. */
export const createMemory = (room?: number) => ({
  localStorage: new MemoryStorage(room) as unknown as Storage,
  locks: new Locks(),
})

/** The entries that a local storage has. */
export const keptForms = (localStorage: object): readonly KeptForm[] =>
  Object.values(localStorage).flatMap((text) => {
    const { entries = [] } = JSON.parse(String(text)) as { readonly entries?: readonly KeptForm[] }
    return entries.filter(({ body }) => isQueuedForm(body))
  })

/** The submissions that a local storage has. */
export const storedForms = ({ localStorage }: { readonly localStorage: object }) =>
  keptForms(localStorage).map(({ id, body }) => ({ id, ...body }))

/** A form with its queue. */
export function open(
  options: Partial<FormQueueOptions> = {},
  { localStorage, locks } = createMemory(),
  context: Partial<QueueContext> = {},
) {
  const opened = openForm(contact, { values: { mail: 'ada@example.com' } })
  const view = Object.assign(new EventTarget(), { localStorage })
  const time = createFakeClock()
  let count = 0
  const queue = createFormQueue({
    http: opened.http,
    view,
    clock: time.clock,
    locks: locks.of(),
    createId: () => `id-${(count += 1)}`,
    ...options,
  })
  const unfollow = queue.follow(opened.form, { page, ...context })
  return { ...opened, queue, unfollow, view, localStorage, locks, ...time }
}

export const statuses = ({ queue }: ReturnType<typeof open>) => queue.snapshot().map(({ status }) => status)

/** Presses a form without a connection, which is there again afterwards. */
export async function submitOffline(opened: ReturnType<typeof open>) {
  opened.server.use('offline', 'fetchFormKey')
  await opened.form.submit()
  opened.server.use('success', 'fetchFormKey')
}

/** Lets what waits for no clock run to its end. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
