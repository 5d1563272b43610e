import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openForm, page } from '../form/form.test-support.ts'
import { defineForm } from '../index.ts'
import { sendTo } from '../send/send.browser.ts'
import { createFormCaptcha } from '../testing.ts'
import { readEntries } from './queue-entry.ts'
import { createMemory, open, statuses, submitOffline } from './queue.test-support.ts'

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
