import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp, type Http } from '@sitewright/site/http'
import { createCookieJar } from '@sitewright/site/testing'
import { createForm, defineForm, type Form, type FormDefinition, type FormSettings } from '../index.ts'
import { createFormCaptcha, createFormMock } from '../testing.ts'
import { createGate, openForm, page } from '../test-support/form.test-support.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email', title: 'Email', required: true },
    { id: 'about', kind: 'section', title: 'About you' },
    { id: 'name', kind: 'name', title: 'Name' },
    { id: 'source', kind: 'hidden', key: 'utm_source', value: 'site' },
  ],
})
const values = { mail: 'ada@example.com', name: ['Ada', 'Lovelace'] } as const
/** Collects what is thrown as uncaught instead of letting it end the run. */
function catchUncaught(): readonly unknown[] {
  const thrown: unknown[] = []
  vi.stubGlobal('queueMicrotask', (then: () => void) => {
    Promise.resolve()
      .then(then)
      .catch((error: unknown) => thrown.push(error))
  })
  return thrown
}
const variantOf = (settings: Partial<FormSettings>): FormDefinition => ({ ...contact, ...settings })

describe('a definition', () => {
  test('gives the answers their types', () => {
    const { form } = openForm(contact)
    expectTypeOf(form.values()).toEqualTypeOf<{
      readonly mail: string
      readonly name: readonly string[]
      readonly source: string
    }>()
    expectTypeOf(form).toExtend<Form>()
    // @ts-expect-error the form has no such field
    expect(() => form.field('gone')).toThrow("The form has no field with the id 'gone'.")
  })

  test.each([undefined, {}, { page }])(
    'refuses to become a form without a way to its server: %j',
    (options) => {
      expect(() => createForm(contact, options as never)).toThrow(/createHttp\(\).*sendTo/)
    },
  )

  test('refuses two fields with one id', () => {
    const field = { id: 'a', kind: 'text' } as const
    expect(() => defineForm({ id: 'f', fields: [field, field] })).toThrow("'a' is used twice")
  })

  test('refuses an unknown kind', () => {
    const field = { id: 'a', kind: 'toString' } as unknown as { id: string; kind: 'text' }
    expect(() => defineForm({ id: 'f', fields: [field] })).toThrow("'toString' is not a kind of field.")
  })
})

describe('a submission', () => {
  // spec: FRM-001
  test('has the key that was fetched for it', async () => {
    const { form, server } = openForm(contact, { values })
    await form.submit()
    form.reset(values)
    await form.submit()
    expect(server.state.saved.map(({ body }) => body)).toMatchObject([{ key: 'key-1' }, { key: 'key-2' }])
  })

  // spec: FRM-003
  test('has a captchaKey only with a captcha', async () => {
    const without = openForm(contact, { values })
    await without.form.submit()
    expect(without.server.state.saved[0]?.body).not.toHaveProperty('captchaKey')
    const captcha = createFormCaptcha()
    captcha.solve('solved')
    const { form, server } = openForm(contact, { values, captcha })
    await form.submit()
    expect(server.state.saved[0]?.body).toHaveProperty('captchaKey', 'solved')
  })

  // spec: FRM-004
  test('has the fields of its page', async () => {
    const { form, server } = openForm(contact, { values, extraFields: { formId: 'contact' } })
    await form.submit()
    expect(server.state.saved[0]?.body).toMatchObject({ ...page, formId: 'contact' })
    const asked = openForm(contact, { values, page: () => ({ ...page, pageId: 'c2' }) })
    await asked.form.submit()
    expect(asked.server.state.saved[0]?.body).toMatchObject({ ...page, pageId: 'c2' })
  })

  // spec: FRM-061
  test('fetches its key with an empty body', async () => {
    const { form, server } = openForm(contact, { values })
    await form.submit()
    expect(server.calls[0]).toMatchObject({ name: 'fetchFormKey', body: undefined })
  })

  // spec: FRM-061 FRM-062
  test('sends the cookies of its server with both calls, also to another origin', async () => {
    const server = createFormMock()
    const fetch = vi.fn(server.fetch)
    const http = createHttp({ fetch, baseUrl: 'http://mock.test' })
    const { form } = openForm(contact, { values, http })
    await form.submit()
    expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include'])
  })

  // spec: FRM-061
  test.each([{ key: 'k' }, { data: { key: 'k' } }])('reads the key of %j', async (answer) => {
    const http = { call: vi.fn((_, read: (body: unknown) => unknown) => Promise.resolve(read(answer))) }
    const { form } = openForm(contact, { values, http: http as never })
    await form.submit()
    expect(http.call.mock.calls[1]?.[0]).toMatchObject({ body: { key: 'k' } })
  })

  // spec: FRM-062
  test('is saved with its key, its answers as JSON text and its page', async () => {
    const { form, server } = openForm(contact, { values, page: () => page })
    expect((await form.submit()).ok).toBe(true)
    expect(server.calls[1]).toMatchObject({ name: 'saveForm' })
    expect(server.calls[1]?.body).toEqual({
      ...page,
      key: 'key-1',
      form: '{"mail":"ada@example.com","name":["Ada","Lovelace"],"source":"site"}',
    })
  })

  // spec: FRM-021
  test('locks the form: a second submit has no effect and gets the same promise', async () => {
    const { form, server } = openForm(contact, { values })
    const first = form.submit()
    expect(form.snapshot()).toMatchObject({ isLocked: true, state: 'validating' })
    expect(form.submit()).toBe(first)
    await first
    expect(form.submit()).toBe(first)
    expect(server.state.saved).toHaveLength(1)
  })

  test('goes on if a page is shown that was not left', async () => {
    const { form, server } = openForm(contact, { values })
    const first = form.submit()
    form.restore()
    expect(form.submit()).toBe(first)
    await first
    form.restore()
    expect(form.submit()).toBe(first)
    expect(server.state.saved).toHaveLength(1)
  })

  test('of a listener that submits again is the same', async () => {
    const { form, server } = openForm(contact, { values })
    form.subscribe(() => void form.submit())
    await form.submit()
    expect(server.state.saved).toHaveLength(1)
  })

  // spec: FRM-023
  test('checks the answers first, unless validation is disabled', async () => {
    const { form, server } = openForm(contact)
    expect(await form.submit()).toMatchObject({ ok: false, failure: { kind: 'fields-invalid' } })
    expect(server.calls).toHaveLength(0)
    const unchecked = openForm(contact, { isValidationDisabled: true })
    expect((await unchecked.form.submit()).ok).toBe(true)
  })

  // spec: FRM-024 FRM-025 FRM-049
  test('stops at a captcha that is not complete', async () => {
    const captcha = createFormCaptcha()
    const { form, server, states } = openForm(contact, { values, captcha })
    await form.submit()
    expect(form.snapshot().message).toBe('Complete CAPTCHA before submitting.')
    expect(states()).toEqual(['validating', 'captcha', 'ready'])
    expect(server.calls).toHaveLength(0)
  })

  test('stops at a captcha that is blocked', async () => {
    const captcha = createFormCaptcha()
    captcha.fail(new Error('blocked'))
    const { form } = openForm(contact, { values, captcha })
    await form.submit()
    expect(form.snapshot().message).toBe('Complete CAPTCHA before submitting.')
  })

  // spec: FRM-025 FRM-026 FRM-027
  test('goes through its six steps in order', async () => {
    const { form, states, server } = openForm(contact, { values })
    await form.submit()
    expect(states()).toEqual(['validating', 'captcha', 'fetchingKey', 'serialising', 'saving', 'succeeded'])
    expect(server.calls.map(({ name }) => name)).toEqual(['fetchFormKey', 'saveForm'])
  })

  // spec: FRM-002 FRM-026
  test('sanitises its answers before it is saved, in the way of the page if that has one', async () => {
    const typed = { mail: 'ada@example.com', name: ['A\u0000da', 'Lovelace'] }
    const { form, server } = openForm(contact, { values: typed })
    await form.submit()
    expect(server.state.saved[0]?.answers).toMatchObject({ name: ['Ada', 'Lovelace'] })
    const own = openForm(contact, { values: typed, sanitise: (text) => text.toUpperCase() })
    await own.form.submit()
    expect(own.server.state.saved[0]?.answers).toMatchObject({ name: ['A\u0000DA', 'LOVELACE'] })
  })

  test('sends the answers of the moment of the submit, and keeps what is typed meanwhile', async () => {
    const gate = createGate<string>()
    const captcha = { ...createFormCaptcha(), answer: () => gate.opened }
    const { form, server } = openForm(contact, { values, captcha })
    const submitted = form.submit()
    await Promise.resolve()
    form.field('name').set(['Ada', 'King'])
    gate.open('solved')
    await submitted
    expect(server.state.saved[0]?.answers).toHaveProperty('name', ['Ada', 'Lovelace'])
    expect(form.values().name).toEqual(['Ada', 'King'])
  })

  // spec: FRM-012
  test('has what the address of the page says about a hidden field', async () => {
    vi.stubGlobal('location', new URL('https://shop.example/?utm_source=letter'))
    const { form, server } = openForm(contact, { values })
    await form.submit()
    vi.unstubAllGlobals()
    expect(server.state.saved[0]?.answers).toHaveProperty('source', 'letter')
  })

  test('leaves out a field that is not asked, and keeps its answer', async () => {
    const { form, server } = openForm(
      defineForm({
        id: 'f',
        fields: [
          { id: 'topic', kind: 'select', options: ['Sales', 'Other'] },
          { id: 'more', kind: 'email', when: { field: 'topic', is: 'Other' } },
        ],
      }),
      { values: { topic: 'Other', more: 'not an email' } },
    )
    expect((await form.submit()).ok).toBe(false)
    form.field('topic').set('Sales')
    expect(form.field('more').snapshot().isAsked).toBe(false)
    expect((await form.submit()).ok).toBe(true)
    expect(server.state.saved[0]?.answers).toEqual({ topic: 'Sales' })
    expect(form.values().more).toBe('not an email')
  })
})

describe('the answers of a submission', () => {
  const account = defineForm({
    id: 'account',
    variant: 'newsletter',
    fields: [
      { id: 'mail', kind: 'email', required: true },
      { id: 'phone', kind: 'phone' },
      { id: 'secret', kind: 'password' },
      { id: 'more', kind: 'text', when: { field: 'mail', is: 'nobody' } },
      { id: 'source', kind: 'hidden', key: 'utm_source', value: 'site' },
    ],
  })
  const typed = { mail: ' ada@example.com ', phone: ['212', '555', '0100'], secret: 'word', more: 'kept' }
  const sent = { mail: 'ada@example.com', phone: ['', '212', '555', '0100'], source: 'letter' }
  const open = () => openForm(account, { values: typed, queryValue: () => 'letter' })

  test('are what was sent', async () => {
    const { form, server } = open()
    expect(await form.submit()).toEqual({ ok: true, value: { ...sent, secret: 'word', more: '' } })
    expect(server.state.saved[0]?.answers).toEqual({ ...sent, secret: 'word' })
    expect(form.values()).toMatchObject({ mail: ' ada@example.com ', more: 'kept' })
  })

  test.each(['newsletter-sign-up', 'submit-success'])(
    'are in the event %s without passwords',
    async (kind) => {
      const { form, notices } = open()
      await form.submit()
      expect(notices).toContainEqual({ kind, formId: 'account', values: sent })
    },
  )
})

describe('success', () => {
  // spec: FRM-028
  test.each([
    [undefined, false],
    ['form', false],
    ['newsletter', true],
    ['promo-popup', true],
  ] as const)('of the variant %s is tracked as a sign-up: %s', async (variant, isTracked) => {
    const { form, notices } = openForm(variantOf({ variant }), { values })
    await form.submit()
    expect(notices.some(({ kind }) => kind === 'newsletter-sign-up')).toBe(isTracked)
  })

  // spec: FRM-029
  test('is announced after the tracking and before any redirect', async () => {
    const { form, notices } = openForm(variantOf({ variant: 'newsletter', successUrl: '/thanks' }), {
      values,
    })
    await form.submit()
    expect(notices.slice(-4).map(({ kind }) => kind)).toEqual([
      'newsletter-sign-up',
      'submit-success',
      'transition',
      'redirect',
    ])
  })

  // spec: FRM-030
  test('redirects with the form locked if there is an address, else unlocks it', async () => {
    const { form, notices } = openForm(variantOf({ successUrl: '/thanks' }), { values })
    await form.submit()
    expect(form.snapshot()).toMatchObject({ state: 'redirecting', isLocked: true })
    expect(notices).toContainEqual({ kind: 'redirect', url: '/thanks' })
    const stays = openForm(contact, { values })
    await stays.form.submit()
    expect(stays.form.snapshot()).toMatchObject({ state: 'succeeded', isLocked: false })
  })

  test.each([undefined, '/thanks'])(
    'leaves an empty form if a listener resets it, with the address %j, and each submission after it is locked',
    async (successUrl) => {
      const { form, server, notices } = openForm(variantOf({ successUrl }))
      form.notices.subscribe(({ kind }) => {
        if (kind === 'submit-success') form.reset()
      })
      for (const mail of ['first@example.com', 'second@example.com']) {
        form.setValues({ mail })
        const submitted = form.submit()
        expect(form.snapshot().isLocked).toBe(true)
        expect((await submitted).ok).toBe(true)
        expect(form.snapshot().state).toBe(successUrl ? 'redirecting' : 'ready')
        expect(form.values().mail).toBe('')
        form.restore()
      }
      expect(server.state.saved.map(({ answers }) => answers.mail)).toEqual([
        'first@example.com',
        'second@example.com',
      ])
      expect(notices.filter(({ kind }) => kind === 'redirect')).toHaveLength(successUrl ? 2 : 0)
    },
  )

  test('of a form that was sent without script can be reset by a listener, and followed by a submission', async () => {
    const { form, server } = openForm(contact, { values })
    form.notices.subscribe(({ kind }) => {
      if (kind === 'submit-success') form.reset(values)
    })
    form.delegate(true)
    expect(form.snapshot().state).toBe('ready')
    await form.submit()
    expect(server.state.saved).toHaveLength(1)
  })

  test('is not followed by another submission before a reset', async () => {
    const { form, server } = openForm(contact, { values })
    form.delegate(true)
    await form.submit()
    expect(server.calls).toEqual([])
  })

  test('is shown in place of an address that cannot be opened', async () => {
    const { form, server } = openForm(variantOf({ successUrl: '/thanks' }), { values })
    await form.submit()
    form.delegate(true)
    expect(form.snapshot()).toMatchObject({ state: 'succeeded', isLocked: false })
    await form.submit()
    expect(server.state.saved).toHaveLength(1)
  })

  test('can be followed by another submission after the page comes back out of the cache', async () => {
    const { form, server } = openForm(variantOf({ successUrl: '/thanks' }), { values })
    await form.submit()
    form.restore()
    expect(form.snapshot()).toMatchObject({ state: 'ready', isLocked: false })
    await form.submit()
    expect(server.state.saved).toHaveLength(2)
  })
})

describe('failure', () => {
  // spec: FRM-033
  test('is shown with the form unlocked and the answers kept', async () => {
    const { form, server } = openForm(contact, { values })
    server.use('serverError', 'saveForm')
    await form.submit()
    expect(form.snapshot()).toMatchObject({ state: 'ready', isLocked: false, failures: 1 })
    expect(form.snapshot().message).toBe('Unable to send form. Please try again later.')
    expect(form.values()).toMatchObject(values)
  })

  // spec: FRM-034
  test('resets the captcha, and disables the submit button that is bound to it', async () => {
    const captcha = createFormCaptcha({ isBound: true })
    const { form, server } = openForm(contact, { values, captcha })
    const stop = form.start()
    expect(form.snapshot().isSubmitDisabled).toBe(true)
    captcha.solve('solved')
    expect(form.snapshot().isSubmitDisabled).toBe(false)
    server.use('serverError', 'saveForm')
    await form.submit()
    expect(captcha.resets()).toBe(1)
    expect(form.snapshot().isSubmitDisabled).toBe(true)
    stop()
  })

  test.each([undefined, '/thanks'])(
    'that was saved, with the address %j, is followed by one with another answer of the captcha',
    async (successUrl) => {
      const captcha = createFormCaptcha({ isBound: true })
      const { form, server } = openForm(variantOf({ successUrl }), { values, captcha })
      const stop = form.start()
      captcha.solve('first')
      await form.submit()
      if (successUrl) form.restore()
      else form.reset()
      expect(form.snapshot()).toMatchObject({ state: 'ready', isSubmitDisabled: true })
      captcha.solve('second')
      await form.submit()
      const saved = server.calls.filter(({ name }) => name === 'saveForm')
      expect(saved.map(({ body }) => body)).toMatchObject([{ captchaKey: 'first' }, { captchaKey: 'second' }])
      stop()
    },
  )

  test('leaves a button that is not bound to the captcha enabled', async () => {
    const { form } = openForm(contact, { values, captcha: createFormCaptcha() })
    form.start()
    await form.submit()
    expect(form.snapshot().isSubmitDisabled).toBe(false)
  })

  // spec: FRM-046
  test('of the answers has a text for the form and one for each field', async () => {
    const { form } = openForm(contact)
    await form.submit()
    expect(form.snapshot().message).toBe('One or more fields is invalid, please check your entries.')
    const text = 'Email is not valid. Email addresses should follow the format user@domain.com.'
    expect(form.snapshot().problems).toEqual([{ id: 'mail', name: 'Email', text }])
    expect(form.field('mail').snapshot().error).toBe(text)
  })

  test('of a field goes as soon as its answer is right', async () => {
    const { form } = openForm(contact)
    await form.submit()
    form.field('mail').set('ada@')
    expect(form.field('mail').snapshot().error).toMatch('Email is not valid.')
    form.field('mail').set('ada@example.com')
    expect(form.field('mail').snapshot().error).toBeUndefined()
  })

  // spec: FRM-050
  test('of the server is shown by field, and as text of the form for fields that are not shown', async () => {
    const { form, server } = openForm(contact, { values })
    server.state.errors = {
      name: '<b>Too short.</b>',
      gone: 'No such field.',
      source: 'Unknown source.',
      mail: 7,
    }
    server.use('fieldErrors', 'saveForm')
    await form.submit()
    expect(form.field('name').snapshot().error).toBe('<b>Too short.</b>')
    expect(form.field('mail').snapshot().error).toBeUndefined()
    expect(form.snapshot().message).toBe(
      'One or more fields is invalid, please check your entries. No such field. Unknown source.',
    )
  })

  // spec: FRM-050
  test('by field that axios would wrap in data is read too', async () => {
    const http = {
      call: (call: { path: string }) =>
        Promise.resolve(
          call.path.endsWith('Key')
            ? { ok: true, value: 'k' }
            : {
                ok: false,
                failure: { kind: 'refused', status: 400, body: { data: { errors: { mail: 'Taken.' } } } },
              },
        ),
    }
    const { form } = openForm(contact, { values, http: http as never })
    await form.submit()
    expect(form.field('mail').snapshot().error).toBe('Taken.')
  })

  test.each([
    // spec: FRM-065
    ['fetchFormKey', 'serverDown', 'Could not get a form submission key, please try again later.'],
    ['fetchFormKey', 'offline', 'Could not get a form submission key, please try again later.'],
    ['fetchFormKey', 'unexpected', 'Could not get a form submission key, please try again later.'],
    // spec: FRM-067
    ['saveForm', 'notSignedIn', 'Unable to submit form. Please try again later.'],
    // spec: FRM-068
    ['saveForm', 'notConfigured', 'This form has not been configured yet.'],
    // spec: FRM-069
    [
      'saveForm',
      'tooManyRequests',
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    // spec: FRM-070
    ['saveForm', 'serverError', 'Unable to send form. Please try again later.'],
    ['saveForm', 'serverDown', 'Unable to send form. Please try again later.'],
    // spec: FRM-064
    ['saveForm', 'errorText', 'We do not deliver to this address.'],
    ['saveForm', 'badRequest', 'Unknown error, please try again later.'],
    ['saveForm', 'offline', 'Unknown error, please try again later.'],
    ['saveForm', 'savedThenLost', 'Unknown error, please try again later.'],
    ['saveForm', 'errorField', 'Something is wrong.'],
    ['saveForm', 'crumbFailure', 'Unknown error, please try again later.'],
  ] as const)('of %s, %s, says %j and keeps the answers', async (call, scenario, text) => {
    const { form, server } = openForm(contact, { values })
    server.use(scenario, call)
    expect((await form.submit()).ok).toBe(false)
    expect(form.snapshot()).toMatchObject({ state: 'ready', message: text })
    expect(form.values()).toMatchObject(values)
    server.use('success', call)
    expect((await form.submit()).ok).toBe(true)
  })

  // spec: FRM-066
  test('of answers that cannot be written says so', async () => {
    const { form } = openForm(contact, {
      values,
      sanitise: () => {
        throw new Error('from the host')
      },
    })
    await form.submit()
    expect(form.snapshot().message).toBe('Could not parse the form fields, please check your entries.')
  })

  test('of a rule about a field that is not shown is a text of the form', async () => {
    const { form } = openForm(contact, { values, checks: { source: () => 'Unknown source.' } })
    await form.submit()
    expect(form.snapshot()).toMatchObject({
      message: 'One or more fields is invalid, please check your entries. Unknown source.',
      problems: [],
    })
  })

  test('has its text if a translation is missing', async () => {
    const messages = { 'form.error.server': undefined } as never
    const { form, server } = openForm(contact, { values, messages })
    server.use('serverError', 'saveForm')
    await form.submit()
    expect(form.snapshot().message).toBe('Unable to send form. Please try again later.')
  })

  // spec: FRM-063
  test('of the page itself says so, and is reported', async () => {
    const report = vi.fn()
    const mail = () => {
      throw new Error('from the host')
    }
    const { form } = openForm(contact, { values, checks: { mail }, report })
    await form.submit()
    expect(form.snapshot()).toMatchObject({
      state: 'ready',
      message: 'Error processing form submission. Please reload and try again.',
    })
    expect(report).toHaveBeenCalledOnce()
  })

  // spec: FRM-063
  test('of the page itself is an uncaught error without a report', async () => {
    const thrown = catchUncaught()
    const mail = () => {
      throw new Error('from the host')
    }
    const { form } = openForm(contact, { values, checks: { mail } })
    expect(await form.submit()).toMatchObject({ failure: { kind: 'crash' } })
    expect(await form.field('mail').check()).toBe(false)
    await vi.waitFor(() => expect(thrown).toHaveLength(2))
    vi.unstubAllGlobals()
    expect(String(thrown[0])).toContain('from the host')
  })

  test('of a report neither locks the form nor leaves its promise open', async () => {
    const thrown = catchUncaught()
    const raise = () => {
      throw new Error('from the report')
    }
    const { form } = openForm(contact, { values, report: raise })
    form.notices.subscribe(raise)
    expect((await form.submit()).ok).toBe(true)
    vi.unstubAllGlobals()
    expect(form.snapshot()).toMatchObject({ state: 'succeeded', isLocked: false })
    expect(thrown.length).toBeGreaterThan(0)
  })

  test('by field may have a list of texts: the first one is shown', async () => {
    const { form, server } = openForm(contact, { values })
    server.state.errors = { name: ['Too short.', 'Too plain.'] as never, mail: [] as never }
    server.use('fieldErrors', 'saveForm')
    await form.submit()
    expect(form.snapshot().problems).toEqual([{ id: 'name', name: 'Name', text: 'Too short.' }])
  })

  test('of a listener affects nothing else', async () => {
    const report = vi.fn()
    const { form } = openForm(contact, { values, report })
    form.notices.subscribe(() => {
      throw new Error('from a listener')
    })
    expect((await form.submit()).ok).toBe(true)
    expect(report).toHaveBeenCalled()
  })

  test.each([{}, 'OK', '', 'null'])('is not a 200 with %j', async (answer) => {
    const { http } = openForm(contact)
    const call: typeof http.call = (request, read) =>
      request.path.endsWith('Key') ? http.call(request, read) : Promise.resolve(read(answer) as never)
    const { form } = openForm(contact, { values, http: { call } })
    expect((await form.submit()).ok).toBe(true)
  })
})

describe('a submission that is aborted', () => {
  test('frees the form at once, and its late answer changes nothing', async () => {
    const gate = createGate<string>()
    const captcha = { ...createFormCaptcha(), answer: () => gate.opened }
    const { form, server } = openForm(contact, { values, captcha })
    const control = new AbortController()
    const submitted = form.submit({ signal: control.signal })
    await Promise.resolve()
    control.abort()
    expect(form.snapshot()).toMatchObject({ state: 'ready', message: undefined })
    expect(await submitted).toMatchObject({ failure: { kind: 'aborted' } })
    const again = form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('captcha'))
    gate.open('solved')
    await again
    expect(server.state.saved).toHaveLength(1)
  })

  test.each(['stop', 'reset', 'abort'] as const)('by %s can be followed by another one', async (by) => {
    const { form, server } = openForm(contact, { values })
    const stop = form.start()
    const submitted = form.submit()
    if (by === 'stop') stop()
    else form[by]()
    expect(await submitted).toMatchObject({ failure: { kind: 'aborted' } })
    form.setValues(values)
    expect((await form.submit()).ok).toBe(true)
    expect(server.state.saved).toHaveLength(1)
  })

  test.each([
    ['stop', false],
    ['reset', true],
    ['abort', true],
  ] as const)('by %s while it is saved aborts the request: %s', async (by, isAborted) => {
    const { http, server } = openForm(contact)
    server.use('neverAnswers', 'saveForm')
    const call = vi.fn(http.call)
    const { form } = openForm(contact, { values, http: { call: call as typeof http.call } })
    const stop = form.start()
    const submitted = form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('saving'))
    if (by === 'stop') stop()
    else form[by]()
    expect(await submitted).toMatchObject({ failure: { kind: 'aborted' } })
    expect(call.mock.lastCall?.[0].signal?.aborted).toBe(isAborted)
  })

  test.each([
    ['stop', ['newsletter-sign-up', 'submit-success']],
    ['abort', []],
  ] as const)('by %s while it is saved tells of a success that comes later: %j', async (by, told) => {
    const saved = createGate<unknown>()
    const call = vi.fn(({ path }: { readonly path: string }) =>
      path.endsWith('Key') ? Promise.resolve({ ok: true, value: 'k' }) : saved.opened,
    )
    const news = { ...contact, variant: 'newsletter', successUrl: '/thanks' } as const
    const { form, notices } = openForm(news, { values, http: { call } as unknown as Http })
    const stop = form.start()
    const submitted = form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('saving'))
    if (by === 'stop') stop()
    else form.abort()
    await submitted
    const before = form.snapshot()
    notices.length = 0
    saved.open({ ok: true, value: {} })
    await new Promise((resolve) => setImmediate(resolve))
    expect(notices.map(({ kind }) => kind)).toEqual(told)
    expect(form.snapshot()).toBe(before)
  })

  test('keeps its answers', async () => {
    const { form } = openForm(contact, { values })
    const submitted = form.submit()
    form.abort()
    await submitted
    expect(form.values()).toMatchObject(values)
  })

  test('sends nothing more with a client that does not obey its signal', async () => {
    const gate = createGate<unknown>()
    const call = vi.fn(() => gate.opened)
    const { form } = openForm(contact, { values, http: { call } as unknown as Http })
    const submitted = form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('fetchingKey'))
    form.abort()
    await submitted
    gate.open({ ok: true, value: 'key' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(call).toHaveBeenCalledOnce()
  })

  test('has no effect without one, and after one that was saved', async () => {
    const { form, states } = openForm(contact, { values })
    form.abort()
    expect(states()).toEqual([])
    await form.submit()
    form.abort()
    expect(form.snapshot().state).toBe('succeeded')
    expect(await form.submit()).toMatchObject({ ok: true })
  })

  test('before it begins sends nothing', async () => {
    const { form, server } = openForm(contact, { values })
    expect(await form.submit({ signal: AbortSignal.abort() })).toMatchObject({ failure: { kind: 'aborted' } })
    expect(server.calls).toHaveLength(0)
  })
})

test('a save with a status of success that refuses answers thanks nobody', async () => {
  const fetch = (url: unknown) =>
    Promise.resolve(
      Response.json(String(url).endsWith('Key') ? { key: 'k' } : { errors: { mail: 'Taken.' } }),
    )
  const contact = defineForm({ id: 'contact', fields: [{ id: 'mail', kind: 'text' }] })
  const form = createForm(contact, { http: createHttp({ fetch }), page })
  expect((await form.submit()).ok).toBe(false)
  expect(form.field('mail').snapshot().error).toBe('Taken.')
})

test('a save that is redirected takes no password along and thanks nobody, with an empty cookie jar too', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>((address) =>
    Promise.resolve(
      (address as string).endsWith('Key')
        ? Response.json({ key: 'k' })
        : new Response(null, { status: 307, headers: { Location: 'https://other.example/' } }),
    ),
  )
  const login = defineForm({ id: 'login', fields: [{ id: 'secret', kind: 'password' }] })
  const crumbs = createCrumbs(createCookies(createCookieJar()))
  const form = createForm(login, { http: createHttp({ fetch, crumbs }), page })
  form.field('secret').set('correct horse')
  expect(await form.submit()).toMatchObject({ ok: false })
  expect(fetch.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'manual'])
})
