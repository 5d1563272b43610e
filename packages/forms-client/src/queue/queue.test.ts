import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openForm, page } from '../test-support/form.test-support.ts'
import { defineForm } from '../index.ts'
import { sendTo } from '../send/send.browser.ts'
import { createFormCaptcha } from '../testing.ts'
import { createGate } from '../test-support/form.test-support.ts'
import { savedForm } from './queue-entry.ts'
import {
  contact,
  createMemory,
  keptForms,
  open,
  settle,
  statuses,
  storedForms,
  submitOffline,
} from './queue.test-support.ts'

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

  test('goes on for one start when another one is undone', async () => {
    const opened = open()
    const stopFirst = opened.queue.start()
    onTestFinished(opened.queue.start())
    await submitOffline(opened)
    stopFirst()
    opened.view.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(statuses(opened)).toEqual([]))
    expect(opened.server.state.saved).toHaveLength(1)
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
    expect(storedForms(opened)).toEqual([])
  })

  test('sends nothing while the server asks for a pause, nor before its own is over', async () => {
    const opened = open()
    onTestFinished(opened.queue.start())
    await submitOffline(opened)
    opened.server.useOnce('tooManyRequests', 'saveForm')
    await opened.queue.flush()
    expect(statuses(opened)).toEqual(['waiting'])
    // Two minutes after the second failure, since the server asks for less.
    opened.pass(119_999)
    await opened.queue.flush()
    expect(statuses(opened)).toEqual(['waiting'])
    opened.pass(1)
    await vi.waitFor(() => expect(statuses(opened)).toEqual([]))
  })

  test('sends what waits again after a minute, and after pauses that grow to an hour', async () => {
    const opened = open()
    onTestFinished(opened.queue.start())
    await submitOffline(opened)
    opened.server.use('offline', 'fetchFormKey')
    const tries = () => opened.server.calls.length
    const minute = 60_000
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = tries()
      opened.pass(minutes * minute - 1)
      opened.pass(1)
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
    const opened = open()
    const stop = opened.queue.start()
    await submitOffline(opened)
    stop()
    opened.pass(60 * 60_000)
    opened.view.dispatchEvent(new Event('online'))
    opened.view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    const other = openForm(defineForm({ id: 'other', fields: [{ id: 'word', kind: 'text' }] }))
    opened.queue.follow(other.form, { page })
    await other.form.submit()
    expect(statuses(opened)).toEqual(['waiting'])
    expect(opened.server.state.saved).toEqual([])
  })

  test('shows nothing of other tabs once it is stopped', () => {
    const opened = open()
    const stop = opened.queue.start()
    const listener = vi.fn()
    opened.queue.subscribe(listener)
    stop()
    opened.unfollow()
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

  test('sends in one tab at a time', async () => {
    const first = open()
    await submitOffline(first)
    const second = open({ http: first.http }, first)
    await Promise.all([first.queue.flush(), second.queue.flush(), first.queue.flush()])
    expect(first.server.state.saved).toHaveLength(1)
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

  test.each([
    ['never answers', () => new Promise<never>(() => undefined)],
    [
      'throws',
      () => {
        throw new Error('blocked')
      },
    ],
  ])('ends its turn, so that other tabs may send, after a captcha that %s', async (_, answer) => {
    const opened = open({ captcha: { answer } })
    await submitOffline(opened)
    const flushing = opened.queue.flush()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    // The patience of a form with its captcha.
    opened.pass(60_000)
    await flushing
    expect(statuses(opened)).toEqual(['waiting'])
    expect(opened.server.state.saved).toHaveLength(0)
  })

  const forms = (opened: ReturnType<typeof open>, ids: readonly string[]) =>
    ids.map((id) => {
      const form = openForm(defineForm({ id, fields: [{ id: 'text', kind: 'text' }] }), {
        http: opened.http,
        values: { text: `Hello of ${id}` },
      }).form
      opened.queue.follow(form, { page })
      return form
    })

  test.each([0, 1, 2])(
    'loses nothing in a storage with room for %i entries, and says which it holds',
    async (count) => {
      const memory = createMemory(count)
      const opened = open({}, memory)
      opened.server.use('offline', 'fetchFormKey')
      for (const form of forms(opened, ['a', 'b', 'c', 'd'])) await form.submit()
      const entries = opened.queue.snapshot()
      expect(entries.map(({ formId }) => formId)).toEqual(['a', 'b', 'c', 'd'])
      const stored = storedForms(memory)
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
    expect(storedForms(opened)).toHaveLength(2)
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
    now = 7 * 24 * 60 * 60 * 1000 + 1
    expect(open({ now: () => now }, memory).queue.snapshot()).toEqual([])
    expect(Object.keys(memory.localStorage)).toEqual([])
  })
})

/** A page that is gone while it sends: nobody reads the answer. */
async function abandon(
  options: Parameters<typeof open>[0] = {},
  {
    arrives = false,
    change = () => undefined,
  }: { readonly arrives?: boolean; readonly change?: (storage: Storage) => void } = {},
) {
  const memory = createMemory()
  const { opened: gone, open: close } = createGate()
  const form = openForm(contact, { values: { mail: 'ada@example.com' } })
  const { http = form.http } = options
  const silent = {
    call: async (...[request, read]: Parameters<typeof http.call>) => {
      if (!request.body) return http.call(request, read)
      if (arrives) await http.call(request, read)
      return new Promise<never>(() => undefined)
    },
  } as typeof http
  const first = open({ locks: memory.locks.of(gone), ...options, http: silent }, memory)
  await submitOffline(first)
  void first.queue.flush()
  await vi.waitFor(() => expect(statuses(first)).toEqual(['sending']))
  close(undefined)
  await settle()
  change(memory.localStorage)
  const later = open({ ...options, http }, memory)
  // What the page has stored may arrive after its lock.
  await settle()
  later.pass(500)
  const sent = () => form.server.calls.filter(({ name }) => name === 'saveForm').length
  return { later, sent, server: form.server }
}

describe('what a page was sending that is gone', () => {
  test('is sent again with its key, of which the server takes one', async () => {
    const { later, server } = await abandon()
    await later.queue.flush()
    expect(statuses(later)).toEqual([])
    expect(server.state.saved).toMatchObject([
      { answers: { mail: 'ada@example.com' }, body: { ...page, key: 'key-1' } },
    ])
    expect(server.calls.map(({ name }) => name)).toEqual(['fetchFormKey', 'saveForm'])
  })

  test('needs attention if the server refuses the key: it may have been saved', async () => {
    const { later, server } = await abandon({}, { arrives: true })
    server.state.refusesAgain = true
    await later.queue.flush()
    await later.queue.flush()
    expect(statuses(later)).toEqual(['attention'])
    expect(server.state.saved).toHaveLength(1)
    expect(server.calls.filter(({ name }) => name === 'saveForm')).toHaveLength(2)
  })

  test('ends if the server knows it again: it is saved once', async () => {
    const { later, server } = await abandon({}, { arrives: true })
    await later.queue.flush()
    expect(statuses(later)).toEqual([])
    expect(server.state.saved).toHaveLength(1)
  })

  test('keeps its key while the server asks for a pause', async () => {
    const { later, server } = await abandon()
    onTestFinished(later.queue.start())
    server.useOnce('tooManyRequests', 'saveForm')
    await later.queue.flush()
    expect(statuses(later)).toEqual(['waiting'])
    // Its lock is given back a moment later.
    later.pass(500)
    await settle()
    later.pass(120_000)
    await vi.waitFor(() => expect(server.state.saved).toMatchObject([{ key: 'key-1' }]))
  })

  test('is sent again with a new answer of the captcha, if the queue has one', async () => {
    let count = 0
    const captcha = { answer: () => Promise.resolve(`answer ${(count += 1)}`) }
    const { later, server } = await abandon({ captcha })
    await later.queue.flush()
    expect(server.state.saved).toMatchObject([{ body: { key: 'key-1', captchaKey: 'answer 2' } }])
  })

  test('is sent again with a new key once the visitor asks for it', async () => {
    const { later, server } = await abandon({ locks: undefined })
    await later.queue.flush()
    expect(statuses(later)).toEqual(['attention'])
    await later.queue.retry('id-1')
    expect(server.state.saved).toMatchObject([{ key: 'key-2' }])
  })

  test('needs attention if it went to a server of your own, which knows no keys', async () => {
    const save = vi.fn()
    const { later } = await abandon({ http: sendTo(save).http })
    await later.queue.flush()
    expect(statuses(later)).toEqual(['attention'])
    expect(save).not.toHaveBeenCalled()
  })

  test('needs attention where there are no locks: another tab may be sending it', async () => {
    const { later, sent } = await abandon({ locks: undefined })
    await later.queue.flush()
    expect(statuses(later)).toEqual(['attention'])
    expect(sent()).toBe(0)
  })

  test('was saved, if it is stored so', async () => {
    const change = (storage: Storage): void => {
      const [entry] = keptForms(storage)
      const saved = { ...entry, body: savedForm(entry!.body) }
      storage.setItem('form-queue:id-1', JSON.stringify({ entries: [saved] }))
    }
    const { later, server } = await abandon({}, { change })
    await later.queue.flush()
    expect(statuses(later)).toEqual([])
    expect(server.state.saved).toEqual([])
  })
})

describe('what an earlier version has stored', () => {
  const entry = {
    id: 'old',
    formId: 'contact',
    form: JSON.stringify({ mail: 'ada@example.com', secret: '' }),
    page: { ...page },
    userId: '',
    addedAt: Date.now(),
  }
  const openWith = (...statusesThen: readonly string[]) => {
    const items = new Map<string, unknown>([
      ['form-queue', statusesThen.map((status, index) => ({ ...entry, id: `old-${index}`, status }))],
    ])
    const storage = {
      get: (key: string) => items.get(key),
      set: (key: string, value: unknown) => void items.set(key, value),
      remove: (key: string) => void items.delete(key),
    }
    return { ...open({ storage }), items }
  }

  test('is sent, or waits for the visitor', async () => {
    const opened = openWith('waiting', 'attention', 'sending')
    expect(statuses(opened)).toEqual(['waiting', 'attention', 'attention'])
    expect(opened.items.size).toBe(0)
    expect(storedForms(opened)).toHaveLength(3)
    await opened.queue.flush()
    expect(opened.server.state.saved).toMatchObject([{ answers: { mail: 'ada@example.com' } }])
  })

  test('is a submission that was saved, and is not saved again', () => {
    const opened = openWith('saved')
    expect(statuses(opened)).toEqual([])
    expect(storedForms(opened)).toMatchObject([{ isSaved: true }])
  })
})
