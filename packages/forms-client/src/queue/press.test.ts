import { createFakeClock } from '@sitewright/machine/testing'
import type { Http } from '@sitewright/site/http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createGate, openForm, page } from '../test-support/form.test-support.ts'
import { createFormCaptcha } from '../testing.ts'
import type { FormOptions } from '../index.ts'
import { sendTo } from '../send/send.browser.ts'
import { createFormQueue } from './queue.browser.ts'
import {
  contact,
  createMemory,
  open,
  settle,
  statuses,
  storedForms,
  submitOffline,
} from './queue.test-support.ts'

describe('a press without a connection', () => {
  test('that is queued shows no failure, so that nothing contradicts what the page says about the queue', async () => {
    const opened = open()
    const messages: (string | undefined)[] = []
    opened.form.subscribe(() => messages.push(opened.form.snapshot().message))
    await submitOffline(opened)
    expect(statuses(opened)).toEqual(['waiting'])
    expect(opened.form.snapshot().state).toBe('ready')
    expect(new Set(messages)).toEqual(new Set([undefined]))
  })

  test('says why it failed if the queue has no room for it', async () => {
    const opened = open({ maxEntries: 0 })
    await submitOffline(opened)
    expect(statuses(opened)).toEqual([])
    expect(opened.form.snapshot().message).toMatch(/^Could not get a form submission key/)
  })

  test('says why it failed if it has a password', async () => {
    const opened = open()
    opened.form.field('secret').set('hidden')
    await submitOffline(opened)
    expect(opened.form.snapshot().message).toMatch(/^Could not get a form submission key/)
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
    const { http, localStorage, locks } = opened
    const view = Object.assign(new EventTarget(), { localStorage })
    const other = createFormQueue({ http, view, locks: locks.of(), clock: createFakeClock().clock })
    await other.flush()
    expect(opened.server.state.saved).toHaveLength(1)
    comeBack(opened)
    await vi.waitFor(() => expect(opened.form.snapshot().state).toBe('succeeded'))
    expect(opened.server.state.saved).toHaveLength(1)
  })

  test('sends nothing when it is shown for the first time', async () => {
    const opened = open()
    onTestFinished(opened.queue.start())
    await submitOffline(opened)
    const calls = opened.server.calls.length
    opened.view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
    expect(opened.server.calls).toHaveLength(calls)
    expect(statuses(opened)).toEqual(['waiting'])
  })

  test('takes the place of the same submission, which waits already', async () => {
    const opened = open()
    await submitOffline(opened)
    await press(opened)
    leave(opened)
    expect(opened.queue.snapshot().map(({ id, status }) => [id, status])).toEqual([['id-1', 'waiting']])
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
    const outcome = form.submit()
    await vi.waitFor(() => expect(form.field('mail').snapshot().isChecking).toBe(true))
    leave(opened)
    expect(statuses(opened)).toEqual([])
    expect(form.snapshot().state).toBe('validating')
    // Its rule would be given up after a minute, during another test.
    form.abort()
    await outcome
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
    expect(storedForms(opened)).toEqual([])
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

  test('gives up what another form has queued already, and keeps one of them', async () => {
    const opened = open()
    const { form } = openForm(contact, {
      http: { call: () => new Promise(() => undefined) } as unknown as Http,
      values: { mail: 'ada@example.com' },
    })
    opened.queue.follow(form, { page })
    void form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('fetchingKey'))
    await submitOffline(opened)
    const failed = vi.fn()
    form.notices.subscribe(({ kind }) => {
      if (kind === 'failure') failed()
    })
    leave(opened)
    expect(failed).toHaveBeenCalledOnce()
    expect(statuses(opened)).toEqual(['waiting'])
  })
})

describe('a page that crashes', () => {
  /** A page that can end without an event. */
  function openMortal() {
    const memory = createMemory()
    const { opened: gone, open: end } = createGate()
    const crash = (): Promise<void> => {
      end(undefined)
      return settle()
    }
    return { ...open({ locks: memory.locks.of(gone) }, memory), crash }
  }

  /** The next page, once it knows that the one before is gone. */
  async function openLater(opened: ReturnType<typeof open>) {
    const later = open({ http: opened.http }, opened)
    await settle()
    // What the page has stored may arrive after its lock.
    later.pass(500)
    return later
  }

  test('has stored a press before its key has come: the next page sends it, once', async () => {
    const opened = openMortal()
    opened.server.use('neverAnswers', 'fetchFormKey')
    void opened.form.submit()
    await vi.waitFor(() => expect(opened.form.snapshot().state).toBe('fetchingKey'))
    // Its form shows it.
    expect(statuses(opened)).toEqual([])
    await opened.crash()
    opened.server.use('success', 'fetchFormKey')
    const later = await openLater(opened)
    await later.queue.flush()
    expect(opened.server.state.saved.map(({ answers }) => answers.mail)).toEqual(['ada@example.com'])
    expect(statuses(later)).toEqual([])
  })

  test('has stored a press with what it was sent: the next page sends the same, of which the server takes one', async () => {
    const opened = openMortal()
    opened.server.use('neverAnswers', 'saveForm')
    void opened.form.submit({ extraFields: { button: 'order' } })
    await vi.waitFor(() => expect(storedForms(opened)).toMatchObject([{ sent: { key: 'key-1' } }]))
    await opened.crash()
    opened.server.use('success', 'saveForm')
    const later = await openLater(opened)
    await later.queue.flush()
    expect(opened.server.state.saved).toMatchObject([
      { key: 'key-1', answers: { mail: 'ada@example.com' }, body: { ...page, button: 'order' } },
    ])
  })

  test('leaves a press to the visitor whose captcha was solved: an answer is good for one request', async () => {
    const opened = openMortal()
    const captcha = createFormCaptcha()
    captcha.solve('solved')
    const { form } = openForm(contact, { http: opened.http, values: { mail: 'ada@example.com' }, captcha })
    opened.queue.follow(form, { page })
    opened.server.use('neverAnswers', 'saveForm')
    void form.submit()
    await vi.waitFor(() => expect(storedForms(opened)).toMatchObject([{ sent: { captchaKey: 'solved' } }]))
    await opened.crash()
    const later = await openLater(opened)
    await later.queue.flush()
    expect(statuses(later)).toEqual(['attention'])
    expect(opened.server.state.saved).toEqual([])
  })

  test('has stored no password', async () => {
    const opened = openMortal()
    opened.form.setValues({ secret: 'hunter2' })
    opened.server.use('neverAnswers', 'saveForm')
    void opened.form.submit()
    await vi.waitFor(() => expect(opened.form.snapshot().state).toBe('saving'))
    expect(storedForms(opened)).toEqual([])
  })

  test('leaves nothing of a press that has an outcome', async () => {
    const opened = openMortal()
    await opened.form.submit()
    expect(storedForms(opened)).toEqual([])
    opened.form.reset({ mail: 'grace@example.com' })
    opened.server.use('fieldErrors', 'saveForm')
    await opened.form.submit()
    expect(storedForms(opened)).toEqual([])
  })
})

describe('a press of a form that needs more than the site', () => {
  const values = { mail: 'ada@example.com' }

  /** A queue that follows a form, and a browser that may be offline. */
  function openOffline(options: Partial<FormOptions>) {
    const line = { isOnline: false }
    const opened = open({ isOnline: () => line.isOnline, ...(options.http && { http: options.http }) })
    const { form } = openForm(contact, {
      http: opened.http,
      values,
      report: () => undefined,
      ...(options as object),
    })
    opened.queue.follow(form, { page })
    return { ...opened, form, line }
  }

  test('waits in the queue, if the script of an invisible captcha cannot be loaded', async () => {
    const answer = () => Promise.reject(new Error('blocked'))
    const { form, queue, line, server } = openOffline({ captcha: { ...createFormCaptcha(), answer } })
    await form.submit()
    expect(queue.snapshot()).toMatchObject([{ status: 'waiting' }])
    expect(form.snapshot().message).toBeUndefined()
    line.isOnline = true
    await queue.flush()
    expect(server.state.saved.map(({ answers }) => answers.mail)).toEqual(['ada@example.com'])
  })

  test('does not wait, if the visitor has not solved a captcha', async () => {
    const answer = () => Promise.resolve(undefined)
    const { form, queue } = openOffline({ captcha: { ...createFormCaptcha(), answer } })
    await form.submit()
    expect(queue.snapshot()).toEqual([])
    expect(form.snapshot().message).toBe('Complete CAPTCHA before submitting.')
  })

  test('waits in the queue, if a save of the page’s own fails', async () => {
    const sent: unknown[] = []
    const line = { isOnline: false }
    const save = (answers: unknown): void => {
      if (!line.isOnline) throw new TypeError('Failed to fetch')
      sent.push(answers)
    }
    const own = sendTo(save)
    const opened = openOffline(own)
    await opened.form.submit()
    expect(opened.queue.snapshot()).toMatchObject([{ status: 'waiting' }])
    await opened.queue.flush()
    expect(opened.queue.snapshot()).toMatchObject([{ status: 'waiting' }])
    line.isOnline = true
    opened.line.isOnline = true
    await opened.queue.flush()
    expect(sent).toEqual([expect.objectContaining(values)])
    expect(opened.queue.snapshot()).toEqual([])
  })

  test('does not wait, if the browser was online when it began, since it may have been saved', async () => {
    const opened = openOffline(
      sendTo(() => {
        opened.line.isOnline = false
        throw new TypeError('Failed to fetch')
      }),
    )
    opened.line.isOnline = true
    await opened.form.submit()
    expect(opened.queue.snapshot()).toEqual([])
    expect(opened.form.snapshot().message).toBe('Unknown error, please try again later.')
  })
})
