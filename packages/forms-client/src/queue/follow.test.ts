import { createFakeClock } from '@sitewright/machine/testing'
import type { Http } from '@sitewright/site/http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createGate, openForm, page } from '../test-support/form.test-support.ts'
import { createFormQueue } from './queue.browser.ts'
import { contact, createMemory, open, statuses, storedForms, submitOffline } from './queue.test-support.ts'

describe('a form and its entry', () => {
  const saved = ({ server }: ReturnType<typeof open>) => server.state.saved.map(({ answers }) => answers.mail)

  /** Opens a second tab, with the storage and the server of the first one. It sends what waits. */
  function openTab({ http, localStorage, locks, pass }: ReturnType<typeof open>): void {
    // What a tab has stored may reach others late, so that its locks are free a moment later.
    pass(500)
    const view = Object.assign(new EventTarget(), { localStorage })
    const queue = createFormQueue({ http, view, locks: locks.of(), clock: createFakeClock().clock })
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
    view.dispatchEvent(Object.assign(new Event('storage'), { key: 'form-queue:id' }))
  }

  test('are saved once for two presses offline and one online', async () => {
    const opened = open()
    await submitOffline(opened)
    await submitOffline(opened)
    expect(statuses(opened)).toEqual(['waiting'])
    await opened.form.submit()
    await opened.queue.flush()
    expect(saved(opened)).toEqual(['ada@example.com'])
    expect(storedForms(opened)).toEqual([])
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
    expect(second.queue.snapshot().map(({ id }) => id)).toEqual(['id-1'])
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

  test('are queued once if two forms are pressed at once, and rest while one of them is on its way', async () => {
    const opened = open()
    const { opened: answered, open: answer } = createGate<unknown>()
    const http = { call: () => answered } as unknown as Http
    const { form } = openForm(contact, { http, values: { mail: 'ada@example.com' } })
    opened.queue.follow(form, { page })
    const pressed = form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('fetchingKey'))
    await submitOffline(opened)
    await opened.queue.flush()
    expect(statuses(opened)).toEqual(['waiting'])
    answer({ ok: false, failure: { kind: 'network', cause: 'offline' } })
    expect(await pressed).toMatchObject({ failure: { kind: 'key' } })
    expect(statuses(opened)).toEqual(['waiting'])
    await opened.queue.flush()
    expect(saved(opened)).toEqual(['ada@example.com'])
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
    announce(first)
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
    expect(storedForms(opened)).toEqual([])
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
    expect(storedForms(first)).toEqual([])
  })

  test('wait for the outcome of another tab if the form is pressed while that sends them', async () => {
    const first = open()
    onTestFinished(first.queue.start())
    await submitOffline(first)
    first.server.use('neverAnswers', 'saveForm')
    openTab(first)
    await vi.waitFor(() => expect(JSON.stringify(first.localStorage)).toContain('sending'))
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
    expect(JSON.stringify(first.localStorage)).not.toContain('ada@example.com')
    const later = open({}, first)
    expect(await later.form.submit()).toMatchObject({ ok: true })
    expect(saved(later)).toEqual([])
    expect(later.form.snapshot().state).toBe('succeeded')
    expect(storedForms(first)).toEqual([])
  })

  test('are not retried in another tab while a press takes their place', async () => {
    const first = open()
    await submitOffline(first)
    first.server.use('neverAnswers', 'saveForm')
    void first.form.submit()
    await vi.waitFor(() => expect(first.form.snapshot().state).toBe('saving'))
    const second = open({}, first)
    await second.queue.flush()
    expect(statuses(second)).toEqual(['sending'])
  })

  test('wait to be sent again once the tab that was sending them is gone, and other tabs are unlocked', async () => {
    const memory = createMemory()
    const { opened: gone, open: close } = createGate()
    const first = open({ locks: memory.locks.of(gone) }, memory)
    await submitOffline(first)
    first.server.use('neverAnswers', 'saveForm')
    void first.queue.flush()
    await vi.waitFor(() => expect(statuses(first)).toEqual(['sending']))
    const second = open({}, first)
    expect(second.form.snapshot().isLocked).toBe(true)
    close(undefined)
    await vi.waitFor(() => {
      // Entries that a tab has stored may arrive after its lock.
      second.pass(500)
      expect(statuses(second)).toEqual(['waiting'])
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
    onTestFinished(first.queue.start())
    // Two minutes after the second failure, since the server asks for less.
    first.pass(120_000)
    await vi.waitFor(() => expect(saved(first)).toEqual(['ada@example.com']))
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
  test('have the answers as their form sends them', async () => {
    const { form, http, server } = openForm(contact, {
      values: { mail: 'ada@example.com' },
      sanitise: (text) => text.toUpperCase(),
    })
    const { localStorage, locks } = createMemory()
    const view = Object.assign(new EventTarget(), { localStorage })
    const queue = createFormQueue({ http, view, locks: locks.of() })
    onTestFinished(queue.follow(form, { page }))
    server.use('offline', 'fetchFormKey')
    await form.submit()
    expect(queue.snapshot().map((entry) => entry.form)).toEqual([form.serialise()])
    expect(JSON.parse(form.serialise())).toEqual({ mail: 'ADA@EXAMPLE.COM', secret: '' })
  })
})
