import { describe, expect, test, vi } from 'vitest'
import { createForm, defineForm } from '../index.ts'
import { createFormCaptcha } from '../testing.ts'
import { createGate } from '../test-support/form.test-support.ts'
import { sendTo } from './send.browser.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email', required: true },
    { id: 'phone', kind: 'phone' },
  ],
})
const values = { mail: ' ada@example.com ', phone: ['212', '555', '0100'] }

describe('a form that is sent to a server of its own', () => {
  test('gives the answers as they would be sent to the site', async () => {
    const save = vi.fn()
    const captcha = createFormCaptcha()
    captcha.solve('solved')
    const form = createForm(contact, { ...sendTo(save), values, captcha })
    expect((await form.submit()).ok).toBe(true)
    expect(save.mock.calls).toEqual([
      [
        { mail: 'ada@example.com', phone: ['', '212', '555', '0100'] },
        {
          signal: expect.any(AbortSignal) as unknown,
          captchaKey: 'solved',
          body: expect.objectContaining({ captchaKey: 'solved', pagePath: '' }) as unknown,
        },
      ],
    ])
  })

  test('shows what its server refuses, field by field', async () => {
    const form = createForm(contact, { ...sendTo(() => ({ errors: { mail: 'Taken.' } })), values })
    await form.submit()
    expect(form.field('mail').snapshot().error).toBe('Taken.')
  })

  test('shows the text of its server', async () => {
    const form = createForm(contact, { ...sendTo(() => Promise.resolve({ error: 'Closed.' })), values })
    await form.submit()
    expect(form.snapshot().message).toBe('Closed.')
  })

  test.each([
    ['throws', vi.fn().mockThrow(new Error('The code is wrong.'))],
    ['rejects', vi.fn().mockRejectedValue(new Error('The code is wrong.'))],
  ])('keeps its answers and reports the error when the save %s', async (_, save) => {
    const report = vi.fn()
    const form = createForm(contact, { ...sendTo(save), values, report })
    expect(await form.submit()).toMatchObject({
      failure: { kind: 'save', cause: { message: 'The code is wrong.' } },
    })
    expect(form.snapshot()).toMatchObject({
      state: 'ready',
      message: 'Unknown error, please try again later.',
    })
    expect(form.values()).toEqual(values)
    expect(report.mock.calls).toEqual([[new Error('The code is wrong.')]])
  })

  test('is not a failure of the network when it is aborted', async () => {
    const control = new AbortController()
    const save = vi.fn((_: unknown, { signal }: { readonly signal: AbortSignal | undefined }) => {
      control.abort()
      signal?.throwIfAborted()
    })
    const form = createForm(contact, { ...sendTo(save), values })
    expect(await form.submit(control)).toMatchObject({ failure: { kind: 'aborted' } })
    await vi.waitFor(() => expect(save).toHaveReturnedTimes(0))
    expect(form.snapshot().message).toBeUndefined()
  })

  const accepted: readonly (readonly [string, () => unknown])[] = [
    ['a response', () => new Response('{"id":1}')],
    ['what a server has made of it', () => ({ id: 17, error: null, errors: {} })],
    ['the success of an action', () => ({ saved: true })],
    ['null', () => null],
    ['no errors', () => ({ errors: [] })],
  ]
  test.each(accepted)('is saved once if its server returns %s', async (_, answer) => {
    const save = vi.fn(() => Promise.resolve(answer()))
    const form = createForm(contact, { ...sendTo(save), values })
    expect((await form.submit()).ok).toBe(true)
    await form.submit()
    expect(save).toHaveBeenCalledOnce()
  })

  test.each([
    ['a list', { errors: [{ field: 'mail', message: 'Taken.' }] }],
    ['a text', { errors: 'Taken.' }],
  ])('is not saved if its server refuses it with %s that names no field', async (_, answer) => {
    const form = createForm(contact, { ...sendTo(() => answer), values })
    await form.submit()
    expect(form.snapshot()).toMatchObject({
      state: 'ready',
      message: 'Unknown error, please try again later.',
    })
  })

  test.each([
    [400, { errors: { mail: 'Taken.' } }, 'One or more fields is invalid, please check your entries.'],
    [401, {}, 'Unable to submit form. Please try again later.'],
    [404, {}, 'This form has not been configured yet.'],
    [429, {}, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, {}, 'Unable to send form. Please try again later.'],
    [403, { error: 'Closed.' }, 'Closed.'],
    // Rails, Laravel and others refuse answers with 422, and a taken name with 409.
    [422, { errors: { mail: ['Taken.'] } }, 'One or more fields is invalid, please check your entries.'],
    [409, { errors: { mail: 'Taken.' } }, 'One or more fields is invalid, please check your entries.'],
    [422, { errors: {}, error: 'Closed.' }, 'Closed.'],
    [503, { errors: {} }, 'Unknown error, please try again later.'],
  ])('reads a response with the status %i and %j as one of the site', async (status, body, text) => {
    const save = () => new Response(JSON.stringify(body), { status })
    const form = createForm(contact, { ...sendTo(save), values })
    await form.submit()
    expect(form.snapshot().message).toBe(text)
  })

  test('is sent once if it is given up and submitted again at once', async () => {
    const [save, rule] = [vi.fn(), vi.fn()]
    const form = createForm(contact, { ...sendTo(save), values, checks: { mail: rule } })
    const first = form.submit()
    form.reset(values)
    expect((await form.submit()).ok).toBe(true)
    expect(await first).toMatchObject({ failure: { kind: 'aborted' } })
    expect(save).toHaveBeenCalledOnce()
    expect(rule).toHaveBeenCalledOnce()
  })

  test('is not sent if the page gives it up in its last step', async () => {
    const save = vi.fn()
    const form = createForm(contact, { ...sendTo(save), values })
    form.notices.subscribe((notice) => {
      if (notice.kind === 'transition' && notice.to === 'saving') form.reset()
    })
    expect(await form.submit()).toMatchObject({ failure: { kind: 'aborted' } })
    expect(save).not.toHaveBeenCalled()
  })

  test('is not sent once it is given up while a rule is asked', async () => {
    const save = vi.fn()
    const { opened, open } = createGate<string | undefined>()
    const form = createForm(contact, { ...sendTo(save), values, checks: { mail: () => opened } })
    const submitted = form.submit()
    await Promise.resolve()
    form.reset()
    open(undefined)
    await submitted
    await new Promise((resolve) => setTimeout(resolve))
    expect(save).not.toHaveBeenCalled()
  })
})

const json = (body: object, status = 200) => Response.json(body, { status })
const redirected = (text: string, type: string) =>
  Object.defineProperty(new Response(text, { headers: { 'Content-Type': type } }), 'redirected', {
    value: true,
  })

describe('the response of a server with a status of success', () => {
  test('that refuses answers by field thanks nobody', async () => {
    const form = createForm(contact, { ...sendTo(() => json({ errors: { mail: 'Taken.' } })), values })
    expect((await form.submit()).ok).toBe(false)
    expect(form.field('mail').snapshot().error).toBe('Taken.')
  })

  test('that states an error thanks nobody', async () => {
    const form = createForm(contact, { ...sendTo(() => json({ error: 'Closed.' })), values })
    expect((await form.submit()).ok).toBe(false)
    expect(form.snapshot().message).toBe('Closed.')
  })

  test('that is the page to sign in, after a redirect, thanks nobody', async () => {
    const save = () => redirected('<h1>Sign in</h1>', 'text/html; charset=utf-8')
    const form = createForm(contact, { ...sendTo(save), values })
    expect((await form.submit()).ok).toBe(false)
    expect(form.snapshot().message).toBe('Unknown error, please try again later.')
  })

  test.each([
    ['JSON', () => json({ saved: true })],
    ['JSON after a redirect', () => redirected('{}', 'application/json')],
    ['a page', () => new Response('<h1>Thanks</h1>', { headers: { 'Content-Type': 'text/html' } })],
    [
      'JSON that breaks off',
      () =>
        new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }), {
          headers: { 'Content-Type': 'application/json' },
        }),
    ],
    [
      'JSON that does not end',
      () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } }),
    ],
  ])('that is %s is a saved form', async (_, save) => {
    expect((await createForm(contact, { ...sendTo(save), values }).submit()).ok).toBe(true)
  })

  test('that the page has read itself is a saved form', async () => {
    const save = async () => {
      const response = json({ saved: true })
      await response.json()
      return response
    }
    expect((await createForm(contact, { ...sendTo(save), values }).submit()).ok).toBe(true)
  })
})
