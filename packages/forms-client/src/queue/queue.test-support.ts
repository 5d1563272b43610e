import { createFakeClock } from '@sitewright/machine/testing'
import { openForm, page } from '../form/form.test-support.ts'
import { defineForm } from '../index.ts'
import { createFormQueue, type FormQueueOptions, type QueueContext } from './queue.browser.ts'

/** Form with an email and a password. */
export const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email' },
    { id: 'secret', kind: 'password' },
  ],
})

/** A storage in memory, which several queues may share. */
export function createMemory() {
  const items = new Map<string, unknown>()
  return {
    items,
    storage: {
      get: (key: string) => items.get(key),
      set: (key: string, value: unknown) => void items.set(key, JSON.parse(JSON.stringify(value))),
      remove: (key: string) => void items.delete(key),
    },
  }
}

/** A form with its queue. */
export function open(
  options: Partial<FormQueueOptions> = {},
  { items, storage } = createMemory(),
  context: Partial<QueueContext> = {},
) {
  const opened = openForm(contact, { values: { mail: 'ada@example.com' } })
  const view = new EventTarget()
  const time = createFakeClock()
  let count = 0
  const queue = createFormQueue({
    http: opened.http,
    storage,
    view,
    clock: time.clock,
    locks: undefined,
    createId: () => `id-${(count += 1)}`,
    ...options,
  })
  const unfollow = queue.follow(opened.form, { page, ...context })
  return { ...opened, queue, unfollow, view, items, storage, ...time }
}

export const statuses = ({ queue }: ReturnType<typeof open>) => queue.snapshot().map(({ status }) => status)

/** Presses a form without a connection, which is there again afterwards. */
export async function submitOffline(opened: ReturnType<typeof open>) {
  opened.server.use('offline', 'fetchFormKey')
  await opened.form.submit()
  opened.server.use('success', 'fetchFormKey')
}
