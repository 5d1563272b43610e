import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, test, vi } from 'vitest'
import { defineForm } from '../index.ts'
import { openForm, page } from '../form/form.test-support.ts'
import { createFormCaptcha } from '../testing.ts'
import { createFormQueue, type FormQueueOptions } from './queue.browser.ts'
import { readEntries } from './queue-entry.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email' },
    { id: 'secret', kind: 'password' },
  ],
})

function createMemory() {
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

function open(options: Partial<FormQueueOptions> = {}, { items, storage } = createMemory()) {
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
  queue.follow(opened.form, { page })
  return { ...opened, queue, view, items, storage, ...time }
}

const statuses = ({ queue }: ReturnType<typeof open>) => queue.snapshot().map(({ status }) => status)

async function submitOffline(opened: ReturnType<typeof open>) {
  opened.server.use('offline', 'fetchFormKey')
  await opened.form.submit()
  opened.server.use('success', 'fetchFormKey')
}

describe('the queue', () => {
  test('sends a submission once the browser is online again, with a new key', async () => {
    const opened = open()
    const stop = opened.queue.start()
    await submitOffline(opened)
    expect(statuses(opened)).toEqual(['waiting'])
    opened.view.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(statuses(opened)).toEqual([]))
    expect(opened.server.state.saved).toMatchObject([
      { answers: { mail: 'ada@example.com' }, body: { ...page, key: 'key-1' } },
    ])
    stop()
  })

  test.each(['savedThenLost', 'serverError', 'offline', 'fieldErrors'] as const)(
    'never resends by itself after %s',
    async (scenario) => {
      const opened = open()
      await submitOffline(opened)
      opened.server.use(scenario, 'saveForm')
      await opened.queue.flush()
      await opened.queue.flush()
      expect(statuses(opened)).toEqual(['attention'])
      expect(opened.server.calls.filter(({ name }) => name === 'saveForm')).toHaveLength(1)
      opened.server.use('success', 'saveForm')
      await opened.queue.retry('id-1')
      expect(statuses(opened)).toEqual([])
    },
  )

  test('does not queue what may have been saved', async () => {
    const opened = open()
    opened.server.use('savedThenLost', 'saveForm')
    await opened.form.submit()
    expect(statuses(opened)).toEqual([])
  })

  test('does not store passwords', async () => {
    const opened = open()
    opened.form.setValues({ secret: 'hunter2' })
    await submitOffline(opened)
    expect(statuses(opened)).toEqual([])
  })

  test('waits as long as the server asks for', async () => {
    const opened = open()
    await submitOffline(opened)
    opened.server.useOnce('tooManyRequests', 'saveForm')
    await opened.queue.flush()
    expect(statuses(opened)).toEqual(['waiting'])
    opened.pass(5000)
    await vi.waitFor(() => expect(statuses(opened)).toEqual([]))
  })

  test('asks for attention after a page that closed while it was sending', async () => {
    const memory = createMemory()
    const first = open({}, memory)
    await submitOffline(first)
    first.server.use('neverAnswers', 'saveForm')
    void first.queue.flush()
    await vi.waitFor(() => expect(statuses(first)).toEqual(['sending']))
    const second = open({}, memory)
    await second.queue.flush()
    expect(statuses(second)).toEqual(['attention'])
    expect(second.server.calls).toHaveLength(0)
  })

  test('sends in one tab at a time', async () => {
    const request = vi.fn((_: string, then: () => Promise<void>) => then())
    const opened = open({ locks: { request } as never })
    await submitOffline(opened)
    await Promise.all([opened.queue.flush(), opened.queue.flush()])
    expect(request).toHaveBeenCalledExactlyOnceWith('form-queue', expect.any(Function))
    expect(opened.server.state.saved).toHaveLength(1)
  })

  test('sends only what the present site user has filled in', async () => {
    let user = 'ada'
    const opened = open({ userId: () => user })
    await submitOffline(opened)
    user = 'grace'
    await opened.queue.flush()
    expect(statuses(opened)).toEqual(['waiting'])
    user = 'ada'
    await opened.queue.flush()
    expect(statuses(opened)).toEqual([])
  })

  test('gets a new token for each submission, and waits without one', async () => {
    const captcha = createFormCaptcha()
    const opened = open({ captcha })
    await submitOffline(opened)
    await opened.queue.flush()
    expect(statuses(opened)).toEqual(['waiting'])
    captcha.solve('fresh')
    await opened.queue.flush()
    expect(opened.server.state.saved[0]?.body).toHaveProperty('captchaKey', 'fresh')
  })

  test('forgets what is older than a week', async () => {
    let now = 0
    const memory = createMemory()
    const opened = open({ now: () => now }, memory)
    await submitOffline(opened)
    now = 7 * 24 * 60 * 60 * 1000
    expect(open({ now: () => now }, memory).queue.snapshot()).toEqual([])
    opened.queue.remove('id-1')
    expect(memory.items.size).toBe(0)
  })
})

test.each([[undefined], ['x'], [[{}]], [[{ id: 1, page: {} }]]])(
  'stored entries of another shape are left out: %j',
  (raw) => {
    expect(readEntries(raw)).toEqual([])
  },
)
