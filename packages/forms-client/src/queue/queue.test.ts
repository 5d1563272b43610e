import { createFakeClock } from '@sitewright/machine/testing'
import type { Http } from '@sitewright/site/http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { defineForm } from '../index.ts'
import { createGate, openForm, page } from '../form/form.test-support.ts'
import { createFormCaptcha } from '../testing.ts'
import { sendTo } from '../send/send.browser.ts'
import { createFormQueue, type FormQueueOptions, type QueueContext } from './queue.browser.ts'
import { Locks } from './lock.test-support.ts'
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

function open(
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

  test('never resends by itself after a save of your own that has thrown', async () => {
    const save = vi.fn().mockThrow(new Error('The code is wrong.'))
    const opened = open({ http: sendTo(save).http })
    await submitOffline(opened)
    await opened.queue.flush()
    await opened.queue.flush()
    expect(statuses(opened)).toEqual(['attention'])
    expect(save).toHaveBeenCalledOnce()
  })

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

  test('does not store a password that was emptied between the press and its failure', async () => {
    const opened = open()
    opened.form.setValues({ secret: 'hunter2' })
    opened.server.use('offline', 'fetchFormKey')
    const pressed = opened.form.submit()
    opened.form.notices.subscribe((notice) => {
      if (notice.kind === 'transition' && notice.to === 'fetchingKey') opened.form.setValues({ secret: '' })
    })
    expect(await pressed).toMatchObject({ failure: { kind: 'key' } })
    expect(opened.items.size).toBe(0)
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

  test('sends what waits again after a minute, and after pauses that grow to an hour', async () => {
    const request = vi.fn((_: string, then: () => Promise<void>) => then())
    const opened = open({ locks: { request } as never })
    onTestFinished(opened.queue.start())
    await submitOffline(opened)
    opened.server.use('offline', 'fetchFormKey')
    const tries = () => request.mock.calls.filter(([name]) => name === 'form-queue').length
    const minute = 60_000
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = tries()
      opened.pass(minutes * minute - 1)
      expect(tries()).toBe(before)
      opened.pass(1)
      expect(tries()).toBe(before + 1)
      // Joins the one that is under way.
      await opened.queue.flush()
      expect(tries()).toBe(before + 1)
    }
    opened.server.use('success', 'fetchFormKey')
    opened.pass(60 * minute)
    await vi.waitFor(() => expect(statuses(opened)).toEqual([]))
  })

  test('begins with the shortest pause again once the browser is online', async () => {
    const opened = open()
    onTestFinished(opened.queue.start())
    await submitOffline(opened)
    opened.server.use('offline', 'fetchFormKey')
    opened.pass(60_000)
    await opened.queue.flush()
    opened.view.dispatchEvent(new Event('online'))
    await opened.queue.flush()
    opened.server.use('success', 'fetchFormKey')
    opened.pass(60_000)
    await vi.waitFor(() => expect(statuses(opened)).toEqual([]))
  })

  test('sends nothing by itself once it is stopped', async () => {
    const request = vi.fn((_: string, then: () => Promise<void>) => then())
    const opened = open({ locks: { request } as never })
    const stop = opened.queue.start()
    await submitOffline(opened)
    stop()
    const calls = request.mock.calls.length
    opened.pass(60 * 60_000)
    opened.view.dispatchEvent(new Event('online'))
    opened.view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    const other = openForm(defineForm({ id: 'other', fields: [{ id: 'word', kind: 'text' }] }))
    opened.queue.follow(other.form, { page })
    await other.form.submit()
    expect(request).toHaveBeenCalledTimes(calls)
  })

  test('shows nothing of other tabs once it is stopped', () => {
    const opened = open()
    const stop = opened.queue.start()
    const listener = vi.fn()
    opened.queue.subscribe(listener)
    stop()
    opened.items.set('form-queue', [])
    opened.view.dispatchEvent(Object.assign(new Event('storage'), { key: 'form-queue' }))
    expect(listener).not.toHaveBeenCalled()
  })

  test('sends what waits with the next submission that succeeds, of another form too', async () => {
    const opened = open()
    onTestFinished(opened.queue.start())
    await submitOffline(opened)
    const other = openForm(defineForm({ id: 'other', fields: [{ id: 'word', kind: 'text' }] }))
    opened.queue.follow(other.form, { page })
    await other.form.submit()
    await vi.waitFor(() => expect(statuses(opened)).toEqual([]))
    expect(opened.server.state.saved).toHaveLength(1)
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
    expect(request.mock.calls.filter(([name]) => name === 'form-queue')).toHaveLength(1)
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

  /** A storage with room for some characters, which drops what it held when a value does not fit, as `createStorage` does. */
  function createSmallMemory(room: number) {
    const memory = createMemory()
    const set = (key: string, value: unknown): undefined => {
      memory.items.delete(key)
      if (JSON.stringify(value).length <= room) memory.storage.set(key, value)
      return undefined
    }
    return { ...memory, storage: { ...memory.storage, set } }
  }
  const forms = (opened: ReturnType<typeof open>, ids: readonly string[]) =>
    ids.map((id) => {
      const form = openForm(defineForm({ id, fields: [{ id: 'text', kind: 'text' }] }), {
        http: opened.http,
        values: { text: `Hello of ${id}` },
      }).form
      opened.queue.follow(form, { page })
      return form
    })

  test.each([
    [0, 0],
    [250, 1],
    [500, 2],
  ])(
    'loses nothing in a storage with room for %i characters, and says that it holds %i entries',
    async (room, count) => {
      const memory = createSmallMemory(room)
      const opened = open({}, memory)
      opened.server.use('offline', 'fetchFormKey')
      for (const form of forms(opened, ['a', 'b', 'c', 'd'])) await form.submit()
      const entries = opened.queue.snapshot()
      expect(entries.map(({ formId }) => formId)).toEqual(['a', 'b', 'c', 'd'])
      const stored = readEntries(memory.items.get('form-queue'))
      expect(entries.filter(({ isUnstored }) => !isUnstored).map(({ id }) => id)).toEqual(
        stored.map(({ id }) => id),
      )
      expect(stored).toHaveLength(count)
      expect(JSON.stringify(stored)).not.toContain('isUnstored')
      opened.server.use('success', 'fetchFormKey')
      await opened.queue.flush()
      expect(opened.server.state.saved.map(({ answers }) => answers.text)).toEqual(
        ['a', 'b', 'c', 'd'].map((id) => `Hello of ${id}`),
      )
      await opened.queue.flush()
      expect(opened.server.state.saved).toHaveLength(4)
    },
  )

  test('holds a number of entries, and queues nothing beyond it', async () => {
    const opened = open({ maxEntries: 2 })
    opened.server.use('offline', 'fetchFormKey')
    const [, , last] = forms(opened, ['a', 'b', 'c'])
    for (const form of forms(opened, ['a', 'b'])) await form.submit()
    await last?.submit()
    expect(opened.queue.snapshot().map(({ formId }) => formId)).toEqual(['a', 'b'])
    expect(last?.values()).toEqual({ text: 'Hello of c' })
  })

  test('gives up the oldest notes of what it has saved before it refuses an entry', async () => {
    const opened = open({ maxEntries: 2 })
    for (const mail of ['ada@example.com', 'grace@example.com', 'mira@example.com']) {
      opened.form.reset({ mail })
      await submitOffline(opened)
      // The form shows the answers of somebody else by the time that they are sent.
      opened.form.reset({ mail: 'next@example.com' })
      await opened.queue.flush()
      expect(statuses(opened)).toEqual([])
    }
    expect(opened.server.state.saved).toHaveLength(3)
    expect(readEntries(opened.items.get('form-queue'))).toHaveLength(2)
  })

  test('sends what waits in a page that may have no locks', async () => {
    const refused = () => Promise.reject(new DOMException('No.', 'SecurityError'))
    const opened = open({ locks: { request: refused } })
    onTestFinished(opened.queue.start())
    await submitOffline(opened)
    await opened.queue.flush()
    expect(opened.server.state.saved).toHaveLength(1)
    await vi.waitFor(() => expect(statuses(opened)).toEqual([]))
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

describe('a form and its entry', () => {
  const saved = ({ server }: ReturnType<typeof open>) => server.state.saved.map(({ answers }) => answers.mail)

  /** Opens a second tab, with the storage and the server of the first one. It sends what waits. */
  function openTab({ http, storage }: ReturnType<typeof open>): void {
    const view = new EventTarget()
    const queue = createFormQueue({ http, storage, view, locks: undefined, clock: createFakeClock().clock })
    onTestFinished(queue.start())
  }
  /** Calls back while the form is saved, by itself or by the queue. */
  const whileSaving = <Value>({ form }: ReturnType<typeof open>, act: () => Value): Promise<Value> =>
    new Promise((resolve) => {
      form.notices.subscribe((notice) => {
        if (notice.kind === 'transition' && notice.to === 'saving') resolve(act())
      })
    })
  const announce = ({ view }: ReturnType<typeof open>): void => {
    view.dispatchEvent(Object.assign(new Event('storage'), { key: 'form-queue' }))
  }

  test('are saved once for two presses offline and one online', async () => {
    const opened = open()
    await submitOffline(opened)
    await submitOffline(opened)
    expect(statuses(opened)).toEqual(['waiting'])
    await opened.form.submit()
    await opened.queue.flush()
    expect(saved(opened)).toEqual(['ada@example.com'])
    expect(opened.items.size).toBe(0)
  })

  test('are those of each visitor who presses offline, also in the same form', async () => {
    const opened = open()
    await submitOffline(opened)
    opened.form.setValues({ mail: 'grace@example.com' })
    await submitOffline(opened)
    opened.form.reset({ mail: 'mira@example.com' })
    await submitOffline(opened)
    expect(statuses(opened)).toEqual(['waiting', 'waiting', 'waiting'])
    await opened.queue.flush()
    expect(saved(opened)).toEqual(['ada@example.com', 'grace@example.com', 'mira@example.com'])
  })

  test('are sent although another visitor was saved in the same form meanwhile', async () => {
    const opened = open()
    await submitOffline(opened)
    opened.form.setValues({ mail: 'grace@example.com' })
    await opened.form.submit()
    expect(statuses(opened)).toEqual(['waiting'])
    await opened.queue.flush()
    expect(saved(opened)).toEqual(['grace@example.com', 'ada@example.com'])
  })

  test('are one entry with equal answers, in two forms of a page and after a reload', async () => {
    const memory = createMemory()
    const first = open({}, memory)
    await submitOffline(first)
    const second = open({ createId: () => 'second' }, first)
    await submitOffline(second)
    expect(second.queue.snapshot().map(({ id }) => id)).toEqual(['second'])
  })

  test('are two entries with equal answers and other extra fields', async () => {
    const first = open({}, createMemory(), { extraFields: { product: 'mug' } })
    await submitOffline(first)
    const second = open({ createId: () => 'second' }, first, { extraFields: { product: 'bowl' } })
    await submitOffline(second)
    expect(statuses(second)).toEqual(['waiting', 'waiting'])
  })

  test('are saved once if another form queues the same while they are being saved', async () => {
    const opened = open()
    const { opened: answered, open: answer } = createGate<unknown>()
    const http = { call: () => answered } as unknown as Http
    const { form } = openForm(contact, { http, values: { mail: 'ada@example.com' } })
    opened.queue.follow(form, { page })
    const pressed = form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('fetchingKey'))
    await submitOffline(opened)
    answer({ ok: true, value: 'key' })
    expect(await pressed).toMatchObject({ ok: true })
    expect(statuses(opened)).toEqual([])
  })

  test('are queued once if two forms are pressed at once, and the entry of one is being sent already', async () => {
    const opened = open()
    const { opened: answered, open: answer } = createGate<unknown>()
    const http = { call: () => answered } as unknown as Http
    const { form } = openForm(contact, { http, values: { mail: 'ada@example.com' } })
    opened.queue.follow(form, { page })
    const pressed = form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('fetchingKey'))
    await submitOffline(opened)
    opened.server.use('neverAnswers', 'saveForm')
    void opened.queue.flush()
    await vi.waitFor(() => expect(statuses(opened)).toEqual(['sending']))
    answer({ ok: false, failure: { kind: 'network', cause: 'offline' } })
    expect(await pressed).toMatchObject({ failure: { kind: 'key' } })
    expect(statuses(opened)).toEqual(['sending'])
  })

  test('are not sent by the queue while the form submits', async () => {
    const opened = open()
    await submitOffline(opened)
    opened.server.use('neverAnswers', 'saveForm')
    void opened.form.submit()
    expect(statuses(opened)).toEqual(['sending'])
    await opened.queue.flush()
    expect(statuses(opened)).toEqual(['sending'])
    await vi.waitFor(() => expect(opened.form.snapshot().state).toBe('saving'))
    opened.form.reset()
    expect(statuses(opened)).toEqual(['attention'])
  })

  test('wait again after a submission that was refused', async () => {
    const opened = open()
    await submitOffline(opened)
    opened.form.setValues({ mail: 'ada' })
    await opened.form.submit()
    expect(statuses(opened)).toEqual(['waiting'])
  })

  test('are sent a minute after a submission that was refused, if the visitor does not press again', async () => {
    const opened = open()
    onTestFinished(opened.queue.start())
    await submitOffline(opened)
    opened.form.setValues({ mail: 'ada' })
    await opened.form.submit()
    opened.pass(60_000)
    await vi.waitFor(() => expect(saved(opened)).toEqual(['ada@example.com']))
    expect(statuses(opened)).toEqual([])
    expect(opened.form.values().mail).toBe('ada')
  })

  test('wait in both tabs if the press of one is given up after the other has queued', async () => {
    const first = open()
    const second = open({ createId: () => 'second' }, first)
    second.form.setValues({ mail: 'grace@example.com' })
    await submitOffline(first)
    first.server.use('neverAnswers', 'fetchFormKey')
    const control = new AbortController()
    const pressed = first.form.submit(control)
    await submitOffline(second)
    control.abort()
    await pressed
    expect(statuses(first)).toEqual(['waiting', 'waiting'])
    expect(first.queue.snapshot().map(({ id }) => id)).toEqual(['id-1', 'second'])
  })

  test('need attention after a submission that may have been saved', async () => {
    const opened = open()
    await submitOffline(opened)
    opened.server.use('savedThenLost', 'saveForm')
    await opened.form.submit()
    await opened.queue.flush()
    expect(statuses(opened)).toEqual(['attention'])
    expect(saved(opened)).toHaveLength(1)
  })

  test('are dropped if the visitor submits the same answers again, though they needed attention', async () => {
    const opened = open()
    await submitOffline(opened)
    opened.server.use('serverError', 'saveForm')
    await opened.queue.flush()
    expect(statuses(opened)).toEqual(['attention'])
    await vi.waitFor(() => expect(opened.form.snapshot().state).toBe('ready'))
    await opened.form.submit()
    expect(statuses(opened)).toEqual(['attention'])
    opened.server.use('success', 'saveForm')
    await opened.form.submit()
    expect(statuses(opened)).toEqual([])
  })

  test('need attention if the page is left during a submission', async () => {
    const opened = open()
    await submitOffline(opened)
    opened.server.use('neverAnswers', 'saveForm')
    void opened.form.submit()
    await vi.waitFor(() => expect(opened.form.snapshot().state).toBe('saving'))
    opened.unfollow()
    expect(statuses(opened)).toEqual(['attention'])
  })

  test('are locked together, and the form shows the success of the queue', async () => {
    const opened = open()
    await submitOffline(opened)
    const pressed = whileSaving(opened, () => opened.form.submit())
    await opened.queue.flush()
    expect(await pressed).toMatchObject({ ok: true, value: { mail: 'ada@example.com' } })
    expect(opened.form.snapshot().state).toBe('succeeded')
    expect(saved(opened)).toHaveLength(1)
    expect(opened.items.size).toBe(0)
  })

  test('part if the queue is refused: the form is unlocked, without a text', async () => {
    const opened = open()
    await submitOffline(opened)
    opened.server.use('serverError', 'saveForm')
    await opened.queue.flush()
    await vi.waitFor(() => expect(opened.form.snapshot().state).toBe('ready'))
    expect(opened.form.snapshot().message).toBeUndefined()
    expect(opened.form.values().mail).toBe('ada@example.com')
  })

  test('part if the visitor types on while the queue sends', async () => {
    const opened = open()
    await submitOffline(opened)
    const typed = whileSaving(opened, () => opened.form.setValues({ mail: 'grace@example.com' }))
    await opened.queue.flush()
    await typed
    await vi.waitFor(() => expect(opened.form.snapshot().state).toBe('ready'))
    expect(opened.form.values().mail).toBe('grace@example.com')
  })

  test('part if the form is no longer followed: it is unlocked, and is not locked again', async () => {
    const opened = open()
    await submitOffline(opened)
    opened.server.use('neverAnswers', 'saveForm')
    void opened.queue.flush()
    await vi.waitFor(() => expect(opened.form.snapshot().state).toBe('saving'))
    opened.unfollow()
    await vi.waitFor(() => expect(opened.form.snapshot().isLocked).toBe(false))
    opened.queue.remove('id-1')
    expect(opened.form.snapshot().isLocked).toBe(false)
  })

  test('are saved once if another tab sends them', async () => {
    const first = open()
    onTestFinished(first.queue.start())
    await submitOffline(first)
    openTab(first)
    await vi.waitFor(() => expect(saved(first)).toHaveLength(1))
    announce(first)
    await vi.waitFor(() => expect(first.form.snapshot().state).toBe('succeeded'))
    expect(first.items.size).toBe(0)
  })

  test('wait for the outcome of another tab if the form is pressed while that sends them', async () => {
    const first = open()
    onTestFinished(first.queue.start())
    await submitOffline(first)
    first.server.use('neverAnswers', 'saveForm')
    openTab(first)
    await vi.waitFor(() => expect(JSON.stringify([...first.items])).toContain('sending'))
    const calls = first.server.calls.length
    const pressed = first.form.submit()
    announce(first)
    await vi.waitFor(() => expect(first.form.snapshot().state).toBe('saving'))
    first.queue.remove('id-1')
    expect(await pressed).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(first.server.calls).toHaveLength(calls)
  })

  test('are saved once if a draft is restored after the queue has sent them, and pressed', async () => {
    const first = open()
    await submitOffline(first)
    first.unfollow()
    await first.queue.flush()
    expect(first.form.snapshot().state).toBe('ready')
    expect(JSON.stringify([...first.items])).not.toContain('ada@example.com')
    const later = open({}, first)
    expect(await later.form.submit()).toMatchObject({ ok: true })
    expect(saved(later)).toEqual([])
    expect(later.form.snapshot().state).toBe('succeeded')
    expect(first.items.size).toBe(0)
  })

  test('are not retried in another tab while a press takes their place', async () => {
    const locks = new Locks()
    const first = open({ locks: locks.of() })
    await submitOffline(first)
    first.server.use('neverAnswers', 'saveForm')
    void first.form.submit()
    await vi.waitFor(() => expect(first.form.snapshot().state).toBe('saving'))
    const second = open({ locks: locks.of() }, first)
    await second.queue.flush()
    expect(statuses(second)).toEqual(['sending'])
  })

  test('need attention once the tab that was sending them is gone, and other tabs are unlocked', async () => {
    const locks = new Locks()
    const { opened: gone, open: close } = createGate()
    const first = open({ locks: locks.of(gone) })
    await submitOffline(first)
    first.server.use('neverAnswers', 'saveForm')
    void first.queue.flush()
    await vi.waitFor(() => expect(statuses(first)).toEqual(['sending']))
    const second = open({ locks: locks.of() }, first)
    expect(second.form.snapshot().isLocked).toBe(true)
    close(undefined)
    await vi.waitFor(() => {
      // Entries that a tab has stored may arrive after its lock.
      second.pass(500)
      expect(statuses(second)).toEqual(['attention'])
    })
    await vi.waitFor(() => expect(second.form.snapshot().isLocked).toBe(false))
  })

  test('are sent again after 429 though another visitor was saved meanwhile', async () => {
    const first = open()
    await submitOffline(first)
    const second = open({}, first)
    second.form.setValues({ mail: 'grace@example.com' })
    first.server.useOnce('tooManyRequests', 'saveForm')
    await new Promise((resolve) => {
      first.queue.subscribe(() => {
        // As soon as they are being sent.
        if (statuses(first)[0] === 'sending') resolve(second.form.submit())
      })
      void first.queue.flush()
    })
    await vi.waitFor(() => expect(statuses(first)).toEqual(['waiting']))
    expect(saved(second)).toEqual(['grace@example.com'])
    await first.queue.flush()
    expect(saved(first)).toEqual(['ada@example.com'])
  })

  test('are sent after a retry that came while others were being sent', async () => {
    let user = 'ada'
    const opened = open({ userId: () => user })
    await submitOffline(opened)
    opened.server.use('serverError', 'saveForm')
    await opened.queue.flush()
    opened.server.use('success', 'saveForm')
    user = 'grace'
    await submitOffline(opened)
    const { opened: isSent, open: send } = createGate()
    const once = opened.queue.subscribe(() => {
      once()
      user = 'ada'
      void opened.queue.retry('id-1').then(() => send(undefined))
    })
    await opened.queue.flush()
    await isSent
    expect(opened.queue.snapshot().map(({ id }) => id)).not.toContain('id-1')
  })

  test('are of one site user', async () => {
    let user = 'ada'
    const opened = open({ userId: () => user })
    await submitOffline(opened)
    user = 'grace'
    await submitOffline(opened)
    expect(statuses(opened)).toEqual(['waiting', 'waiting'])
  })

  test('are sent with the page and the fields of the submission', async () => {
    const context = { page: () => page, extraFields: { collectionId: 'c-1' } }
    const opened = open({}, createMemory(), context)
    await submitOffline(opened)
    await opened.queue.flush()
    expect(opened.server.state.saved[0]?.body).toMatchObject({ ...page, collectionId: 'c-1' })
  })
})

describe('a page that is left', () => {
  const leave = ({ view }: ReturnType<typeof open>): void => {
    view.dispatchEvent(new Event('pagehide'))
  }
  const comeBack = ({ view }: ReturnType<typeof open>): void => {
    view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }
  /** Presses a form, and waits until its key is being fetched. */
  async function press({ form, server }: ReturnType<typeof open>) {
    server.use('neverAnswers', 'fetchFormKey')
    const outcome = form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('fetchingKey'))
    return { outcome }
  }

  test('queues the answers that it has not sent yet, and gives up sending them itself', async () => {
    const opened = open()
    const { outcome } = await press(opened)
    leave(opened)
    expect(opened.queue.snapshot()).toMatchObject([
      { form: JSON.stringify({ mail: 'ada@example.com', secret: '' }), status: 'waiting' },
    ])
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(opened.form.snapshot()).toMatchObject({ state: 'ready', message: undefined })
    expect(opened.form.values().mail).toBe('ada@example.com')
  })

  test('queues what waits for a captcha', async () => {
    const opened = open()
    const captcha = { ...createFormCaptcha(), answer: () => new Promise<never>(() => undefined) }
    const { form } = openForm(contact, { http: opened.http, values: { mail: 'ada@example.com' }, captcha })
    opened.queue.follow(form, { page })
    void form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('captcha'))
    leave(opened)
    expect(statuses(opened)).toEqual(['waiting'])
  })

  test('sends them once when it comes out of the back/forward cache, though their key has come meanwhile', async () => {
    const { opened: answered, open: answer } = createGate<unknown>()
    const opened = open()
    onTestFinished(opened.queue.start())
    const call = vi.fn(() => answered)
    const { form } = openForm(contact, {
      http: { call } as unknown as Http,
      values: { mail: 'ada@example.com' },
    })
    opened.queue.follow(form, { page })
    void form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('fetchingKey'))
    leave(opened)
    answer({ ok: true, value: 'key' })
    comeBack(opened)
    await vi.waitFor(() => expect(form.snapshot().state).toBe('succeeded'))
    expect(opened.server.state.saved).toHaveLength(1)
    expect(call).toHaveBeenCalledOnce()
  })

  test('shows what another tab has sent while it was in the back/forward cache', async () => {
    const opened = open()
    onTestFinished(opened.queue.start())
    await press(opened)
    leave(opened)
    opened.server.use('success', 'fetchFormKey')
    const other = createFormQueue({
      ...opened,
      view: new EventTarget(),
      locks: undefined,
      clock: createFakeClock().clock,
    })
    await other.flush()
    expect(opened.server.state.saved).toHaveLength(1)
    comeBack(opened)
    await vi.waitFor(() => expect(opened.form.snapshot().state).toBe('succeeded'))
    expect(opened.server.state.saved).toHaveLength(1)
  })

  test('sends nothing when it is shown for the first time', async () => {
    const request = vi.fn((_: string, then: () => Promise<void>) => then())
    const opened = open({ locks: { request } as never })
    onTestFinished(opened.queue.start())
    await submitOffline(opened)
    const calls = request.mock.calls.length
    opened.view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(request).toHaveBeenCalledTimes(calls)
  })

  test('takes the place of the same submission, which waits already', async () => {
    const opened = open()
    await submitOffline(opened)
    await press(opened)
    leave(opened)
    expect(opened.queue.snapshot().map(({ id, status }) => [id, status])).toEqual([['id-2', 'waiting']])
  })

  test('queues nothing that is on its way already, and goes on with it', async () => {
    const opened = open()
    const { opened: isLeft, open: go } = createGate<unknown>()
    const call = vi.fn(async () => {
      if (call.mock.calls.length > 1) await isLeft
      return { ok: true, value: 'key' }
    })
    const { form } = openForm(contact, { http: { call } as unknown as Http, values: { mail: 'a@b.cd' } })
    opened.queue.follow(form, { page })
    const outcome = form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('saving'))
    leave(opened)
    go(undefined)
    expect(await outcome).toMatchObject({ ok: true })
    expect(statuses(opened)).toEqual([])
  })

  test('queues nothing that is not checked yet', async () => {
    const opened = open()
    const { form } = openForm(contact, {
      http: opened.http,
      values: { mail: 'ada@example.com' },
      checks: { mail: () => new Promise(() => undefined) },
    })
    opened.queue.follow(form, { page })
    void form.submit()
    await vi.waitFor(() => expect(form.field('mail').snapshot().isChecking).toBe(true))
    leave(opened)
    expect(statuses(opened)).toEqual([])
    expect(form.snapshot().state).toBe('validating')
  })

  test('goes on with its submission if the queue has no room for it', async () => {
    const opened = open({ maxEntries: 0 })
    await press(opened)
    leave(opened)
    expect(opened.form.snapshot().state).toBe('fetchingKey')
    expect(statuses(opened)).toEqual([])
  })

  test('stores no password, not even of a field that was emptied after the press', async () => {
    const opened = open()
    opened.form.setValues({ secret: 'hunter2' })
    await press(opened)
    opened.form.setValues({ secret: '' })
    leave(opened)
    expect(opened.items.size).toBe(0)
    expect(opened.form.snapshot().state).toBe('fetchingKey')
  })

  test('queues nothing of a form that is no longer followed', async () => {
    const opened = open()
    await press(opened)
    opened.unfollow()
    leave(opened)
    expect(statuses(opened)).toEqual([])
    opened.form.abort()
    await submitOffline(opened)
    expect(statuses(opened)).toEqual([])
  })

  test('gives up what another form is sending already', async () => {
    const opened = open()
    const { form } = openForm(contact, {
      http: { call: () => new Promise(() => undefined) } as unknown as Http,
      values: { mail: 'ada@example.com' },
    })
    opened.queue.follow(form, { page })
    void form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('fetchingKey'))
    await submitOffline(opened)
    opened.server.use('neverAnswers', 'saveForm')
    void opened.queue.flush()
    await vi.waitFor(() => expect(statuses(opened)).toEqual(['sending']))
    const failed = vi.fn()
    form.notices.subscribe(({ kind }) => {
      if (kind === 'failure') failed()
    })
    leave(opened)
    expect(failed).toHaveBeenCalledOnce()
    expect(statuses(opened)).toEqual(['sending'])
  })
})
