import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFormCaptcha } from '../testing.ts'
import type { Field, FieldKind } from '../kind/field.ts'
import { contact, everyKind, newsletter } from '../mock/sample.testing.ts'
import { createFormStage, type FormStage } from '../mock/stage.testing.ts'
import type { FormOptions } from '../engine/form.browser.ts'
import { defineForm } from '../definition/form-definition.ts'
import { showForm, skins, type ShownForm, type SkinOptions } from '../test-support/skin.test-support.tsx'

/** Actions of a visitor on the controls of a kind, and the answer that is sent for them. */
const answers: Readonly<
  Record<
    FieldKind,
    { readonly act?: (controls: readonly HTMLInputElement[]) => Promise<void>; readonly sent: unknown }
  >
> = {
  text: { act: type('A <b> cup'), sent: 'A <b> cup' },
  textarea: { act: type('Two'), sent: 'Two' },
  email: { act: type('mira@example.com'), sent: 'mira@example.com' },
  currency: { act: type('12,50'), sent: '12,50' },
  number: { act: type('3e'), sent: '3e' },
  website: { act: type('example.com'), sent: 'example.com' },
  password: { act: type('hunter2'), sent: 'hunter2' },
  twitter: { act: type('@mira'), sent: '@mira' },
  date: { act: type('11', '22', '2026'), sent: ['11', '22', '2026'] },
  time: { act: type('9', '30', '', 'AM'), sent: ['9', '30', '', 'AM'] },
  name: { act: type('Mira', 'Okafor'), sent: ['Mira', 'Okafor'] },
  address: { act: type('1 Kiln Rd', '', 'Leeds'), sent: ['1 Kiln Rd', '', 'Leeds', '', '', ''] },
  phone: { act: type('44', '20', '555', '0100'), sent: ['44', '20', '555', '0100'] },
  section: { sent: undefined },
  radio: { act: click(1), sent: 'Tenmoku' },
  checkbox: { act: click(1, 0), sent: ['Gift wrap', 'Handwritten card'] },
  select: { act: type('Large'), sent: 'Large' },
  likert: { act: click(0, 9), sent: { 'It is easy to find things': '-2', 'The pictures help': '2' } },
  hidden: { sent: 'shop' },
}

function type(...texts: readonly string[]) {
  return async (controls: readonly HTMLElement[]): Promise<void> => {
    for (const [index, control] of controls.entries()) {
      const text = texts[index]
      if (!text) continue
      if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, text)
      else await userEvent.fill(control, text)
    }
  }
}

function click(...indexes: readonly number[]) {
  return async (controls: readonly HTMLElement[]): Promise<void> => {
    for (const index of indexes) {
      const control = controls[index]
      if (control) await userEvent.click(control)
    }
  }
}

function fieldOf(kind: FieldKind): Field {
  const field = everyKind.fields.find((each) => each.kind === kind)
  if (!field) throw new Error(`The sample has no field of the kind ${kind}.`)
  return { ...field, required: false }
}

const pressed = ({ form }: ShownForm) => expect.poll(() => form.snapshot().isLocked).toBe(false)

describe.each(skins)('a form as %s', (skin) => {
  test.each(Object.keys(answers) as FieldKind[])(
    'sends what a visitor answers to a field of the kind %s',
    async (kind) => {
      const stage = createFormStage()
      const field = fieldOf(kind)
      const shown = showForm(skin, { id: 'one', fields: [field] }, stage)
      await answers[kind].act?.(shown.controls(field.id))
      await userEvent.click(shown.button())
      await expect.poll(() => shown.form.snapshot().state).toBe('succeeded')
      const { sent } = answers[kind]
      expect(stage.server.state.saved.map((each) => each.answers)).toEqual([
        sent === undefined ? {} : { [field.id]: sent },
      ])
    },
  )

  interface Failure {
    readonly title: string
    readonly prepare?: (stage: FormStage) => void
    readonly options?: Partial<FormOptions>
    readonly email?: string
    readonly message: string
    /** Text at the field of the email. */
    readonly error?: string
    readonly focus: 'button' | 'email' | 'summary'
  }
  const save =
    (scenario: Parameters<FormStage['server']['use']>[0], call: 'saveForm' | 'fetchFormKey' = 'saveForm') =>
    ({ server }: FormStage): void =>
      server.use(scenario, call)
  const invalid = 'One or more fields is invalid, please check your entries.'
  const failures: readonly Failure[] = [
    {
      title: 'its email is wrong',
      email: 'mira',
      message: invalid,
      error: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      focus: 'email',
    },
    {
      title: 'the server refuses a field',
      prepare: ({ server }) => {
        server.state.errors = { email: 'This <b>address</b> is taken.' }
        server.use('fieldErrors', 'saveForm')
      },
      message: invalid,
      error: 'This <b>address</b> is taken.',
      focus: 'email',
    },
    {
      title: 'the server refuses a field that is not shown',
      prepare: ({ server }) => {
        server.state.errors = { other: 'No.' }
        server.use('fieldErrors', 'saveForm')
      },
      message: `${invalid} No.`,
      focus: 'summary',
    },
    {
      title: 'a rule of the page refuses a field',
      options: { checks: { email: () => Promise.resolve('Taken.') } },
      message: invalid,
      error: 'Taken.',
      focus: 'email',
    },
    {
      title: 'the server answers 400 without a text',
      prepare: save('badRequest'),
      message: 'Unknown error, please try again later.',
      focus: 'summary',
    },
    {
      title: 'the server answers 401',
      prepare: save('notSignedIn'),
      message: 'Unable to submit form. Please try again later.',
      focus: 'summary',
    },
    {
      title: 'the server answers 404',
      prepare: save('notConfigured'),
      message: 'This form has not been configured yet.',
      focus: 'summary',
    },
    {
      title: 'the server answers 429',
      prepare: save('tooManyRequests'),
      message: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      focus: 'summary',
    },
    {
      title: 'the server answers 500',
      prepare: save('serverError'),
      message: 'Unable to send form. Please try again later.',
      focus: 'summary',
    },
    {
      title: 'the server answers another status with a text',
      prepare: save('errorText'),
      message: 'We do not deliver to this address.',
      focus: 'summary',
    },
    {
      title: 'the connection is lost',
      prepare: save('offline'),
      message: 'Unknown error, please try again later.',
      focus: 'summary',
    },
    {
      title: 'no key can be had',
      prepare: save('offline', 'fetchFormKey'),
      message: 'Could not get a form submission key, please try again later.',
      focus: 'summary',
    },
    {
      title: 'its captcha is not solved',
      options: { captcha: createFormCaptcha() },
      message: 'Complete CAPTCHA before submitting.',
      focus: 'summary',
    },
    {
      title: 'its answers cannot be written',
      options: {
        sanitise: () => {
          throw new Error('sanitise')
        },
      },
      message: 'Could not parse the form fields, please check your entries.',
      focus: 'summary',
    },
    {
      title: 'a rule of the page throws',
      options: {
        report: () => undefined,
        checks: {
          email: () => {
            throw new Error('rule')
          },
        },
      },
      message: 'Error processing form submission. Please reload and try again.',
      focus: 'summary',
    },
  ]

  test.each(failures)(
    'says why it was not saved if $title, and keeps its answers',
    async ({ prepare, options, email = 'mira@example.com', message, error, focus }) => {
      const stage = createFormStage()
      prepare?.(stage)
      const shown = showForm(skin, contact, { ...stage, ...options })
      const [control] = shown.controls('email')
      const [topic] = shown.controls('topic')
      await type(email)([control!])
      await type('A workshop')([topic!])
      await userEvent.click(shown.button())
      await expect.poll(() => shown.texts('message')).toEqual([message])
      await pressed(shown)
      expect(shown.texts('error')).toEqual(error === undefined ? [] : [error])
      expect(shown.texts('banner')).toEqual(
        error === undefined
          ? []
          : [
              'Your form has encountered a problem. Please scroll down to review.',
              'Your form has encountered a problem. Please scroll up to review.',
            ],
      )
      expect([control!.value, topic!.value]).toEqual([email, 'A workshop'])
      expect(stage.server.state.saved).toEqual([])
      expect(shown.button().textContent).toBe('Submit')
      expect(control!.getAttribute('aria-invalid')).toBe(error === undefined ? null : 'true')
      const place = focus === 'email' ? control : shown.root.querySelector('[data-form="summary"]')
      await expect.poll(() => document.activeElement).toBe(place)
    },
  )

  test('has no banners as a newsletter', async () => {
    const shown = showForm(skin, newsletter, createFormStage())
    await userEvent.click(shown.button())
    await expect.poll(() => shown.texts('message')).toEqual([invalid])
    expect(shown.texts('banner')).toEqual([])
  })

  test('has no list of links if one field of a newsletter is wrong: its error stands beside the summary', async () => {
    const shown = showForm(skin, newsletter, createFormStage())
    await userEvent.click(shown.button())
    await expect.poll(() => shown.texts('message')).toEqual([invalid])
    expect(shown.root.querySelector('[data-form="summary"] ul')).toBeNull()
  })

  // spec: FRM-048
  test('announces its text and the banner above, and not the banner below', async () => {
    const shown = showForm(skin, contact, createFormStage())
    await userEvent.click(shown.button())
    await expect.poll(() => shown.texts('banner')).toHaveLength(2)
    const parts = [...shown.root.querySelectorAll('[data-form="message"], [data-form="banner"]')]
    const order = parts.map((part) => [part.getAttribute('data-position'), !!part.closest('[role="alert"]')])
    expect(order).toEqual([
      ['above', true],
      [null, true],
      ['below', false],
    ])
  })

  test('shows a refusal in place of another one with the same text', async () => {
    const shown = showForm(skin, contact, createFormStage())
    shown.form.refuse({ errors: { email: 'Taken.' } })
    await expect.poll(() => shown.texts('summary-link')).toEqual(['Email: Taken.'])
    shown.form.refuse({ errors: { message: 'Too short.' } })
    await expect.poll(() => shown.texts('summary-link')).toEqual(['Message: Too short.'])
  })

  test('is locked and says Submitting… while it is saved', async () => {
    const stage = createFormStage()
    stage.server.use('neverAnswers', 'saveForm')
    const shown = showForm(skin, contact, stage)
    await type('mira@example.com')(shown.controls('email'))
    await userEvent.click(shown.button())
    await expect.poll(() => shown.button().textContent).toBe('Submitting…')
    expect(document.activeElement).toBe(shown.button())
    expect(shown.root.querySelector('form')!.getAttribute('aria-busy')).toBe('true')
  })

  // spec: FRM-015 FRM-047
  test('marks a required field, and one that is wrong, whose error stands before its title', async () => {
    const shown = showForm(skin, contact, createFormStage())
    const item = shown.controls('email')[0]!.closest('[data-field]')!
    expect(item.className).toMatch(/\brequired\b/)
    await userEvent.click(shown.button())
    await expect.poll(() => item.className).toMatch(/\berror\b/)
    const [error, title] = ['[data-form="error"]', 'label'].map((part) => item.querySelector(part)!)
    expect(error!.textContent).toMatch('Email is not valid.')
    expect(error!.nextElementSibling).toBe(title)
  })

  // spec: FRM-031
  test('shows its text once it is saved, and nothing else, and is scrolled into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    onTestFinished(() => scroll.mockRestore())
    const shown = showForm(skin, contact, createFormStage())
    await type('mira@example.com')(shown.controls('email'))
    await userEvent.click(shown.button())
    await expect.poll(() => shown.root.innerText.trim()).toBe('Thank you! We write back within two days.')
    await expect.poll(() => document.activeElement?.getAttribute('data-form')).toBe('success')
    expect(scroll.mock.contexts).toEqual([shown.root.querySelector('form')])
    expect(scroll.mock.calls).toEqual([[{ behavior: expect.any(String) as string, block: 'start' }]])
  })

  test('opens its address once it is saved, locked until that is over, and is empty afterwards', async () => {
    let arrive: () => void = () => undefined
    const navigate = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    const stage = createFormStage()
    const shown = showForm(skin, { ...contact, successUrl: '/thanks' }, { ...stage, navigate })
    await type('mira@example.com')(shown.controls('email'))
    await userEvent.click(shown.button())
    await expect.poll(() => navigate.mock.calls).toEqual([['/thanks']])
    expect(shown.button().textContent).toBe('Submitting…')
    expect(shown.controls('email')[0]!.value).toBe('mira@example.com')
    arrive()
    await expect.poll(() => shown.button().textContent).toBe('Submit')
    await expect.poll(() => shown.controls('email')[0]!.value).toBe('')
    expect(stage.server.state.saved).toHaveLength(1)
  })

  describe('that was saved, with markup of its owner,', () => {
    const run = (name: string): string => `ran.push(['${name}', document.currentScript.nonce])`
    const postSubmitMarkup = `<b>Hi</b>
      <script src="data:text/javascript,${encodeURIComponent(run('one'))}" nonce="n1"></script>
      <script src="http://127.0.0.1:9/missing.js"></script>
      <script>${run('two')}</script>
      <script type="application/json">{"three": 3}</script>
      <script nonce="n4">${run('four')}</script>`

    async function showSaved(options: SkinOptions) {
      const ran: unknown[] = []
      Reflect.set(window, 'ran', ran)
      const shown = showForm(skin, { ...contact, postSubmitMarkup }, { ...createFormStage(), ...options })
      await type('mira@example.com')(shown.controls('email'))
      await userEvent.click(shown.button())
      await expect
        .poll(() => shown.root.querySelector('[data-form="success-markup"] b')?.textContent)
        .toBe('Hi')
      return ran
    }

    // spec: FRM-032
    test('runs its scripts once, in order, with their nonce, and those after one that is missing', async () => {
      const report = vi.fn()
      const ran = await showSaved({ nonce: 'page', report })
      await expect
        .poll(() => ran)
        .toEqual([
          ['one', 'n1'],
          ['two', 'page'],
          ['four', 'n4'],
        ])
      expect(report.mock.calls.map(([error]) => String(error))).toEqual([
        'Error: The script http://127.0.0.1:9/missing.js could not be loaded.',
      ])
    })

    test('runs no script if the page says so', async () => {
      const ran = await showSaved({ runsScripts: false })
      await expect.poll(() => document.activeElement?.getAttribute('data-form')).toBe('success')
      expect(ran).toEqual([])
    })
  })

  test('shows and sends a field only while its condition holds, with the answer that it had', async () => {
    const stage = createFormStage()
    const definition = defineForm({
      id: 'order',
      fields: [
        { id: 'way', kind: 'select', options: ['Post', 'Pick up'] },
        { id: 'street', kind: 'text', required: true, when: { field: 'way', is: 'Post' } },
      ],
    })
    const shown = showForm(skin, definition, { ...stage, requiredText: 'Please fill in.' })
    const street = shown.controls('street')[0]!
    const isShown = () => street.checkVisibility()
    expect(isShown()).toBe(false)
    await type('Post')(shown.controls('way'))
    await expect.poll(isShown).toBe(true)
    await type('Kiln Rd')([street])
    await type('Pick up')(shown.controls('way'))
    await expect.poll(isShown).toBe(false)
    await userEvent.click(shown.button())
    await expect
      .poll(() => stage.server.state.saved.map(({ answers }) => answers))
      .toEqual([{ way: 'Pick up' }])
    expect(shown.form.values()).toEqual({ way: 'Pick up', street: 'Kiln Rd' })
  })

  // spec: FRM-029
  test('dispatches form-submit-success on its element once it is saved', async () => {
    const details: unknown[] = []
    const shown = showForm(skin, contact, createFormStage())
    shown.root.addEventListener('form-submit-success', (event) => {
      details.push([event.target, (event as CustomEvent).detail])
    })
    await type('mira@example.com')(shown.controls('email'))
    await userEvent.click(shown.button())
    const values = { email: 'mira@example.com', topic: '', message: '' }
    await expect
      .poll(() => details)
      .toEqual([[shown.root.querySelector('form'), { formId: 'contact', variant: 'form', values }]])
  })

  test('neither checks nor sends a field whose controls are disabled at the press', async () => {
    const stage = createFormStage()
    const shown = showForm(skin, contact, { ...stage, requiredText: 'Please fill in.' })
    await type('mira@')(shown.controls('email'))
    for (const control of shown.controls('email')) control.disabled = true
    await type('Hello')(shown.controls('message'))
    await userEvent.click(shown.button())
    await expect
      .poll(() => stage.server.state.saved.map(({ answers }) => answers))
      .toEqual([{ topic: '', message: 'Hello' }])
  })

  test('sends all fields of a page that disables them while they are sent', async () => {
    const stage = createFormStage()
    const shown = showForm(skin, contact, stage)
    await type('mira@example.com')(shown.controls('email'))
    shown.form.subscribe(() => {
      const { isLocked } = shown.form.snapshot()
      for (const { id } of contact.fields) {
        for (const control of shown.controls(id)) control.disabled = isLocked
      }
      if (isLocked) shown.root.querySelector('form')?.requestSubmit()
    })
    await userEvent.click(shown.button())
    await expect
      .poll(() => stage.server.state.saved.map(({ answers }) => answers))
      .toEqual([{ email: 'mira@example.com', topic: '', message: '' }])
  })

  test('sends the name and the value of the button that was pressed', async () => {
    const stage = createFormStage()
    const shown = showForm(skin, contact, { ...stage, extraFields: { shelf: 'a' } })
    await type('mira@example.com')(shown.controls('email'))
    shown.button().name = 'intent'
    shown.button().value = 'order'
    await userEvent.click(shown.button())
    await expect
      .poll(() => stage.server.state.saved.map(({ body }) => body))
      .toMatchObject([{ intent: 'order', shelf: 'a', pagePath: '/contact' }])
  })

  test('is unlocked with its answers if the submission is given up', async () => {
    const stage = createFormStage()
    stage.server.use('neverAnswers', 'saveForm')
    const shown = showForm(skin, contact, stage)
    await type('mira@example.com')(shown.controls('email'))
    const control = new AbortController()
    void shown.form.submit(control)
    await expect.poll(() => shown.form.snapshot().state).toBe('saving')
    control.abort()
    await expect.poll(() => shown.button().textContent).toBe('Submit')
    expect(shown.texts('message')).toEqual([])
    expect(shown.controls('email')[0]!.value).toBe('mira@example.com')
  })
})
