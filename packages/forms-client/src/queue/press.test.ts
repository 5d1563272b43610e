import { createFakeClock } from '@sitewright/machine/testing'
import type { Http } from '@sitewright/site/http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createGate, openForm, page } from '../form/form.test-support.ts'
import { createFormCaptcha } from '../testing.ts'
import { createFormQueue } from './queue.browser.ts'
import { contact, open, statuses, submitOffline } from './queue.test-support.ts'

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
