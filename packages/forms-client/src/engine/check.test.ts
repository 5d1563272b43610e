import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { defineForm, type FormCaptcha } from '../index.ts'
import { createFormCaptcha } from '../testing.ts'
import { createGate, openForm } from '../test-support/form.test-support.ts'

const account = defineForm({ id: 'account', fields: [{ id: 'user', kind: 'text' }] })

/** A rule that refuses 'taken' when its gate is opened, and that obeys its signal or ignores it. */
function createRule({ obeys }: { readonly obeys: boolean }) {
  const calls: { readonly value: string; readonly signal: AbortSignal | undefined }[] = []
  const gate = createGate()
  const rule = (value: string, { signal }: { readonly signal?: AbortSignal | undefined }) => {
    calls.push({ value, signal })
    const answer = gate.opened.then(() => (value === 'taken' ? 'Taken.' : undefined))
    if (!obeys) return answer
    const aborted = new Promise<undefined>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    )
    return Promise.race([answer, aborted])
  }
  return { rule, calls, open: () => gate.open(undefined) }
}

function openAccount(obeys: boolean, user = 'taken') {
  const { rule, ...rest } = createRule({ obeys })
  const report = vi.fn()
  return { ...openForm(account, { values: { user }, checks: { user: rule }, report }), ...rest, report }
}

describe.each([true, false])('a rule that obeys its signal: %s', (obeys) => {
  test('is asked about the newer answer if the visitor types on after the press', async () => {
    const { form, calls, open, server, report } = openAccount(obeys)
    const submitted = form.submit()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    form.field('user').set('free')
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    open()
    expect(await submitted).toEqual({ ok: true, value: { user: 'free' } })
    expect(server.state.saved[0]?.answers).toEqual({ user: 'free' })
    expect(form.field('user').snapshot()).toMatchObject({ error: undefined, isChecking: false })
    expect(report).not.toHaveBeenCalled()
  })

  test('is dropped by a press, which asks it again', async () => {
    const { form, calls, open, report } = openAccount(obeys, 'free')
    const left = form.field('user').check()
    const submitted = form.submit()
    expect(await left).toBe(false)
    open()
    expect((await submitted).ok).toBe(true)
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    expect(report).not.toHaveBeenCalled()
  })

  test('does not let a press pass if another check of the field begins', async () => {
    const { form, calls, open } = openAccount(obeys)
    const submitted = form.submit()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    void form.field('user').check()
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    open()
    expect(await submitted).toMatchObject({ failure: { kind: 'fields-invalid' } })
  })

  test.each(['abort', 'reset', 'stop'] as const)('is given up by %s', async (by) => {
    const { form, calls, report } = openAccount(obeys)
    const stop = form.start()
    const control = new AbortController()
    const submitted = form.submit({ signal: control.signal })
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    if (by === 'abort') control.abort()
    else if (by === 'reset') form.reset()
    else stop()
    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(form.field('user').snapshot().isChecking).toBe(false)
    expect(await submitted).toMatchObject({ failure: { kind: 'aborted' } })
    expect(report).not.toHaveBeenCalled()
  })
})

describe('a rule of the host', () => {
  test('drops the late answer of a rule that was asked about an older text', async () => {
    const gates = [createGate<string | undefined>(), createGate<string | undefined>()]
    const signals: (AbortSignal | undefined)[] = []
    const user = (_: string, { signal }: { readonly signal?: AbortSignal | undefined }) =>
      gates[signals.push(signal) - 1]!.opened
    const { form } = openForm(account, { values: { user: 'ada' }, checks: { user } })
    const first = form.field('user').check()
    expect(form.field('user').snapshot().isChecking).toBe(true)
    form.field('user').set('grace')
    expect(signals[0]?.aborted).toBe(true)
    const second = form.field('user').check()
    gates[1]!.open(undefined)
    await second
    gates[0]!.open('Taken.')
    await first
    expect(form.field('user').snapshot()).toMatchObject({ error: undefined, isChecking: false })
  })

  test('shows what a rule of the host says, and is not sent', async () => {
    const { form, server } = openForm(account, {
      values: { user: 'ada' },
      checks: { user: () => Promise.resolve('Taken.') },
    })
    await form.submit()
    expect(form.field('user').snapshot().error).toBe('Taken.')
    expect(server.calls).toHaveLength(0)
  })
})

test('a check of the form gathers the answers as often for many fields without a rule as for two', async () => {
  const gathered = vi.spyOn(Object, 'fromEntries')
  onTestFinished(() => gathered.mockRestore())
  const timesOf = async (length: number) => {
    const fields = Array.from({ length }, (_, index) => ({ id: `f${index}`, kind: 'text' }) as const)
    const { form } = openForm(defineForm({ id: 'long', fields }))
    gathered.mockClear()
    expect(await form.check()).toBe(true)
    return gathered.mock.calls.length
  }
  expect(await timesOf(40)).toBe(await timesOf(2))
})

test('a refusal of the server is not shown under a newer answer', async () => {
  const { form, server } = openForm(account, { values: { user: 'taken' } })
  server.state.errors = { user: 'Taken.' }
  server.use('fieldErrors', 'saveForm')
  form.notices.subscribe((notice) => {
    if (notice.kind === 'transition' && notice.to === 'saving') form.field('user').set('free')
  })
  await form.submit()
  expect(form.field('user').snapshot()).toMatchObject({ value: 'free', error: undefined })
})

describe('a rule about several answers', () => {
  const signUp = defineForm({
    id: 'sign-up',
    fields: [
      { id: 'password', kind: 'password' },
      { id: 'repeat', kind: 'password' },
      { id: 'user', kind: 'text' },
    ],
  })

  test('gets the answers of all fields, with their types', async () => {
    const { form, server } = openForm(signUp, {
      values: { password: 'one', repeat: 'two' },
      checks: {
        repeat: (value, { values }) => {
          expectTypeOf(values.password).toEqualTypeOf<string>()
          return value === values.password ? undefined : 'The passwords differ.'
        },
      },
    })
    expect(await form.field('repeat').check()).toBe(false)
    expect((await form.submit()).ok).toBe(false)
    expect(form.snapshot().problems).toEqual([
      { id: 'repeat', name: 'repeat', text: 'The passwords differ.' },
    ])
    form.field('repeat').set('one')
    expect((await form.submit()).ok).toBe(true)
    expect(server.state.saved).toHaveLength(1)
  })

  test('is asked again if another answer has changed since the press', async () => {
    const gate = createGate()
    const user = vi.fn(() => gate.opened)
    const { form, server } = openForm(signUp, {
      values: { password: 'one', repeat: 'one', user: 'ada' },
      checks: {
        user,
        repeat: (_, { values }) => (values.user === 'grace' ? 'Not for Grace.' : undefined),
      },
    })
    const submitted = form.submit()
    await vi.waitFor(() => expect(user).toHaveBeenCalledOnce())
    form.field('user').set('grace')
    gate.open(undefined)
    expect(await submitted).toMatchObject({ failure: { kind: 'fields-invalid' } })
    expect(form.field('repeat').snapshot().error).toBe('Not for Grace.')
    expect(server.state.saved).toHaveLength(0)
  })
})

describe('code of the page that never answers', () => {
  test('is given up after a minute if it is a rule', async () => {
    const { clock, pass, pending } = createFakeClock()
    const report = vi.fn()
    const signals: (AbortSignal | undefined)[] = []
    const user = (_: string, { signal }: { readonly signal?: AbortSignal | undefined }) => {
      signals.push(signal)
      return new Promise<undefined>(() => {})
    }
    const { form } = openForm(account, { values: { user: 'ada' }, checks: { user }, clock, report })
    const submitted = form.submit()
    await vi.waitFor(() => expect(pending()).toBe(1))
    pass(59_999)
    expect(form.snapshot().state).toBe('validating')
    pass(1)
    expect(await submitted).toMatchObject({ failure: { kind: 'crash' } })
    expect(form.snapshot()).toMatchObject({
      state: 'ready',
      message: 'Error processing form submission. Please reload and try again.',
    })
    expect(form.field('user').snapshot().isChecking).toBe(false)
    expect(signals[0]?.aborted).toBe(true)
    expect(report).toHaveBeenCalledOnce()
  })

  test('is given up after a time of its own if it is a captcha', async () => {
    const { clock, pass, pending } = createFakeClock()
    const answer = vi.fn(() => new Promise<string>(() => {}))
    const captcha = { ...createFormCaptcha(), answer }
    const { form, server } = openForm(account, { captcha, clock, timeoutMs: 5000 })
    const submitted = form.submit()
    await vi.waitFor(() => expect(pending()).toBe(1))
    pass(5000)
    expect(await submitted).toMatchObject({ failure: { kind: 'captcha' } })
    expect(form.snapshot()).toMatchObject({ state: 'ready', message: 'Complete CAPTCHA before submitting.' })
    expect(server.calls).toHaveLength(0)
  })

  test('is told when its answer is no longer needed', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const answer: FormCaptcha['answer'] = ({ signal } = {}) => {
      signals.push(signal)
      return new Promise<string>(() => {})
    }
    const { form } = openForm(account, { captcha: { ...createFormCaptcha(), answer } })
    const control = new AbortController()
    const submitted = form.submit(control)
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    control.abort()
    expect(await submitted).toMatchObject({ failure: { kind: 'aborted' } })
    expect(signals[0]?.aborted).toBe(true)
  })
})

describe('a rule that answers as those of other libraries:', () => {
  test('true is right', async () => {
    const { form, server } = openForm(account, { values: { user: 'ada' }, checks: { user: () => true } })
    expect((await form.submit()).ok).toBe(true)
    expect(server.state.saved).toHaveLength(1)
  })

  test('false is wrong, in the words for a field that is wrong', async () => {
    const checks = { user: () => Promise.resolve(false) }
    const { form, server } = openForm(account, { values: { user: 'ada' }, checks })
    expect((await form.submit()).ok).toBe(false)
    expect(server.state.saved).toHaveLength(0)
    expect(form.field('user').snapshot().error).toBe(
      'One or more fields is invalid, please check your entries.',
    )
  })
})
