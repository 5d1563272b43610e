import { describe, expect, test, vi } from 'vitest'
import { defineForm } from '../index.ts'
import { createGate, openForm } from './form.test-support.ts'

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
