import { createFakeCaptcha } from '@sitewright/site/testing'
import { Component, Profiler, StrictMode, useEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Field } from '../field/field.react.tsx'
import { invisibleCaptcha } from '../captcha/captcha.browser.ts'
import { createFormCaptcha } from '../captcha/captcha.testing.ts'
import { contact, everyKind } from '../mock/sample.testing.ts'
import { messages } from '../messages.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import { createForm } from '../engine/create-form.browser.ts'
import { earlyPressScript } from './early-press/early-press.ts'
import { Form } from './form.react.tsx'
import { defineForm, type FormDefinition } from '../definition/form-definition.ts'
import { createFormQueue } from '../queue/queue.browser.ts'
import { sendTo } from '../send/send.browser.ts'
import { SubmitButton } from './press/submit-button.react.tsx'
import { SuccessMessage } from './success/success-message.react.tsx'
import { useField } from '../field/hook/use-field.react.ts'
import { useForm } from '../hook/use-form.react.ts'
import '../styles.css'

let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  container = document.createElement('div')
  document.body.append(container)
})

afterEach(() => {
  root?.unmount()
  root = undefined
  container.remove()
  vi.restoreAllMocks()
})

function show(element: ReactNode): void {
  root = createRoot(container)
  flushSync(() => root?.render(<StrictMode>{element}</StrictMode>))
}

function find(selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

interface BoundaryProps {
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

/** Shows nothing in place of a part that has thrown. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }
  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

const control = (id: string): HTMLInputElement =>
  find(`[data-field="${id}"] :is(input, textarea, select)`) as HTMLInputElement

describe('a form in React', () => {
  test('draws a field of each kind', () => {
    const stage = createFormStage()
    show(<Form form={createForm(everyKind, stage)} />)
    const kinds = [...container.querySelectorAll('[data-kind]')].map((item) => item.getAttribute('data-kind'))
    expect(kinds).toEqual(everyKind.fields.map(({ kind }) => kind).filter((kind) => kind !== 'hidden'))
  })

  test('sends what was typed', async () => {
    const stage = createFormStage()
    show(<Form form={createForm(contact, stage)} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    await userEvent.fill(control('message'), 'Hello')
    await userEvent.click(find('button'))
    await expect
      .poll(() => container.querySelector('[role=status]:not([data-form^=counter])')?.textContent)
      .toBe('Thank you! We write back within two days.')
    expect(stage.server.state.saved.map(({ answers }) => answers)).toEqual([
      { email: 'mira@example.com', topic: '', message: 'Hello' },
    ])
  })

  test('is saved once, however often its button is pressed', async () => {
    const stage = createFormStage()
    show(<Form form={createForm(contact, stage)} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    find('button').click()
    find('button').click()
    await expect.poll(() => stage.server.state.saved.length).toBe(1)
    await expect.poll(() => container.querySelector('[data-form=success]')).toBeTruthy()
    expect(stage.server.state.saved).toHaveLength(1)
  })

  test('moves the focus to the one field that is wrong', async () => {
    show(<Form form={createForm(contact, createFormStage())} />)
    await userEvent.click(find('button'))
    await expect.poll(() => document.activeElement).toBe(control('email'))
    await expect.poll(() => control('email').getAttribute('aria-invalid')).toBe('true')
  })

  test('moves the focus to the summary if several fields are wrong', async () => {
    show(<Form form={createForm(contact, createFormStage())} />)
    await userEvent.fill(control('message'), 'x'.repeat(141))
    await userEvent.click(find('button'))
    await expect.poll(() => document.activeElement?.getAttribute('data-form')).toBe('summary')
    await expect.poll(() => container.querySelectorAll('[data-form=summary] a').length).toBe(2)
  })

  test('leads from its summary to the field', async () => {
    show(<Form form={createForm(contact, createFormStage())} focus="summary" />)
    await userEvent.click(find('button'))
    await expect.poll(() => container.querySelector('[data-form=summary] a')).toBeTruthy()
    await userEvent.click(find('[data-form=summary] a'))
    await expect.poll(() => document.activeElement).toBe(control('email'))
  })

  test('keeps what was typed when the server is down', async () => {
    const stage = createFormStage()
    stage.server.use('serverError', 'saveForm')
    show(<Form form={createForm(contact, stage)} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    await userEvent.click(find('button'))
    await expect
      .poll(() => container.querySelector('[data-form=message]')?.textContent)
      .toBe('Unable to send form. Please try again later.')
    expect(control('email').value).toBe('mira@example.com')
  })

  test('says on the button that was pressed that it is submitting, and keeps the focus there', async () => {
    const stage = createFormStage()
    stage.server.use('neverAnswers', 'saveForm')
    show(<Form form={createForm(contact, stage)} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    await userEvent.click(find('button'))
    await expect.poll(() => find('button').textContent).toBe('Submitting…')
    expect(document.activeElement).toBe(find('button'))
  })

  test('asks for the captcha before it sends anything', async () => {
    const stage = createFormStage()
    show(<Form form={createForm(contact, { ...stage, captcha: createFormCaptcha() })} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    await userEvent.click(find('button'))
    await expect
      .poll(() => container.querySelector('[data-form=message]')?.textContent)
      .toBe('Complete CAPTCHA before submitting.')
    expect(stage.server.calls).toEqual([])
  })

  test('runs the scripts of its post-submit markup once, in strict mode too', async () => {
    const script = '<script>window.formScripts = (window.formScripts ?? 0) + 1</script>'
    const definition = defineForm({ ...contact, fields: [], postSubmitMarkup: script })
    show(<Form form={createForm(definition, createFormStage())} />)
    await userEvent.click(find('button'))
    await expect.poll(() => (window as { formScripts?: number }).formScripts).toBe(1)
    await expect.poll(() => document.activeElement?.getAttribute('data-form')).toBe('success')
    expect((window as { formScripts?: number }).formScripts).toBe(1)
  })

  test('keeps markup in answers and server texts as text', async () => {
    const stage = createFormStage()
    stage.server.state.errors = { email: '<img src=x onerror=alert(1)>' }
    stage.server.use('fieldErrors', 'saveForm')
    show(<Form form={createForm(contact, stage)} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    await userEvent.click(find('button'))
    await expect.poll(() => find('[data-form=error]').textContent).toBe('<img src=x onerror=alert(1)>')
    expect(container.querySelector('img')).toBeNull()
  })

  test('takes what was typed into the markup of a server before React was there', async () => {
    const stage = createFormStage()
    container.innerHTML = renderToString(<Form form={createForm(contact, stage)} />)
    control('email').value = 'early@example.com'
    const form = createForm(contact, stage)
    root = hydrateRoot(container, <Form form={form} />)
    await expect.poll(() => form.values().email).toBe('early@example.com')
    expect(control('email').value).toBe('early@example.com')
  })

  test('is submitted for a press that came before React was there, in strict mode too', async () => {
    const stage = createFormStage()
    const definition = defineForm({ id: 'early', fields: [{ id: 'word', kind: 'text' }] })
    container.innerHTML = renderToString(<Form form={createForm(definition, stage)} />)
    const script = document.createElement('script')
    script.text = earlyPressScript
    container.append(script)
    script.remove()
    const events: Event[] = []
    const note = (event: Event): void => void events.push(event)
    window.addEventListener('submit', note)
    control('word').value = 'early'
    find('button').click()
    window.removeEventListener('submit', note)
    expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true])
    expect((find('form') as HTMLFormElement).method).toBe('post')
    const differences: unknown[] = []
    const error = vi.spyOn(console, 'error').mockImplementation((...texts) => void differences.push(texts))
    onTestFinished(() => error.mockRestore())
    const form = createForm(definition, stage)
    root = hydrateRoot(
      container,
      <StrictMode>
        <Form form={form} />
      </StrictMode>,
      { onRecoverableError: (problem) => differences.push(problem) },
    )
    await expect.poll(() => form.snapshot().state).toBe('succeeded')
    expect(stage.server.state.saved.map(({ answers }) => answers)).toEqual([{ word: 'early' }])
    expect(differences).toEqual([])
  })

  test.each(['before', 'after'])(
    'takes what was typed and pressed in markup that React replaces, with a difference %s the form',
    async (place) => {
      const stage = createFormStage()
      const definition = defineForm({
        id: 'replaced',
        fields: [
          { id: 'word', kind: 'text' },
          { id: 'wishes', kind: 'checkbox', options: ['a', 'b'] },
        ],
      })
      const page = (time: string): ReactNode => (
        <div>
          {place === 'before' && <p>{time}</p>}
          <Form form={createForm(definition, stage)} />
          {place === 'after' && <p>{time}</p>}
        </div>
      )
      container.innerHTML = renderToString(page('ten o’clock'))
      const script = document.createElement('script')
      script.text = earlyPressScript
      container.append(script)
      script.remove()
      control('word').value = 'early'
      control('wishes').checked = true
      const served = find('form')
      find('button').click()
      // React 18 says it on the console as well, and twice to the root.
      vi.spyOn(console, 'error').mockReturnValue()
      const differences: unknown[] = []
      root = hydrateRoot(container, page('eleven o’clock'), {
        onRecoverableError: (problem) => differences.push(problem),
      })
      await expect.poll(() => stage.server.state.saved.length).toBe(1)
      expect(stage.server.state.saved.map(({ answers }) => answers)).toEqual([
        { word: 'early', wishes: ['a'] },
      ])
      expect(served.isConnected).toBe(false)
      expect(differences.length).toBeGreaterThan(0)
    },
  )

  test.each(['that it takes over', 'that it replaces'])(
    'sends the button of a press that came before it, in markup %s',
    async (markup) => {
      const stage = createFormStage()
      const definition = defineForm({ id: 'verdict', fields: [{ id: 'word', kind: 'text' }] })
      const page = (time: string): ReactNode => (
        <div>
          <p>{time}</p>
          <Form form={createForm(definition, stage)}>
            <button>Approve</button>
            <button name="verdict" value="no">
              Reject
            </button>
          </Form>
        </div>
      )
      container.innerHTML = renderToString(page('ten o’clock'))
      const script = document.createElement('script')
      script.text = earlyPressScript
      container.append(script)
      script.remove()
      find('[name="verdict"]').click()
      vi.spyOn(console, 'error').mockReturnValue()
      const now = markup === 'that it replaces' ? 'eleven o’clock' : 'ten o’clock'
      root = hydrateRoot(container, page(now), { onRecoverableError: () => undefined })
      await expect.poll(() => stage.server.state.saved.length).toBe(1)
      expect(stage.server.state.saved[0]?.body).toMatchObject({ verdict: 'no' })
    },
  )

  test('does not take the answers of another form with its id', () => {
    const definition = defineForm({ id: 'twin', fields: [{ id: 'word', kind: 'text' }] })
    const twin = document.createElement('div')
    twin.innerHTML = renderToString(<Form form={createForm(definition, createFormStage())} />)
    document.body.append(twin)
    onTestFinished(() => twin.remove())
    twin.querySelector('input')!.value = 'of the twin'
    const form = createForm(definition, createFormStage())
    show(<Form form={form} />)
    expect(form.values()).toEqual({ word: '' })
  })

  test('is hydrated with its answers after its scripts came too late for a press', async () => {
    const stage = createFormStage()
    const definition = defineForm({ id: 'late', fields: [{ id: 'word', kind: 'text' }] })
    container.innerHTML = renderToString(<Form form={createForm(definition, stage)} />)
    const script = document.createElement('script')
    script.text = earlyPressScript
    container.append(script)
    script.remove()
    control('word').value = 'early'
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    find('button').click()
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    expect(find('[role=alert]').textContent).toBe(messages['form.error.submit'])
    const differences: unknown[] = []
    const form = createForm(definition, stage)
    root = hydrateRoot(container, <Form form={form} />, {
      onRecoverableError: (problem) => differences.push(problem),
    })
    await expect.poll(() => form.values()).toEqual({ word: 'early' })
    await expect.poll(() => container.querySelector('[role=alert]')).toBeNull()
    expect(control('word').value).toBe('early')
    expect(differences).toEqual([])
    expect(stage.server.calls).toEqual([])
  })

  test('keeps answers that its controls cannot show', async () => {
    const definition = defineForm({
      id: 'kept',
      fields: [
        { id: 'size', kind: 'select', options: ['S', 'M'] },
        { id: 'wishes', kind: 'checkbox', options: ['a'] },
        { id: 'note', kind: 'text' },
        { id: 'word', kind: 'text' },
      ],
    })
    const open = () => {
      const form = createForm(definition, {
        ...createFormStage(),
        values: { note: 'two\nlines', word: 'own' },
      })
      form.field('size').set('XL')
      form.field('wishes').set(['z'])
      return form
    }
    const mounted = open()
    const before = mounted.values()
    show(<Form form={mounted} />)
    expect(mounted.values()).toEqual(before)
    root?.unmount()

    const hydrated = open()
    container.innerHTML = renderToString(<Form form={open()} />)
    control('word').value = 'typed'
    root = hydrateRoot(container, <Form form={hydrated} />)
    await expect.poll(() => hydrated.values().word).toBe('typed')
    expect(hydrated.values()).toEqual({ ...before, word: 'typed' })
  })

  test('takes a choice that was made before React was there', async () => {
    const definition = defineForm({
      id: 'chosen',
      fields: [
        { id: 'size', kind: 'select', options: ['S', 'M'] },
        { id: 'wishes', kind: 'checkbox', options: ['a', 'b'] },
        { id: 'message', kind: 'textarea' },
      ],
    })
    container.innerHTML = renderToString(<Form form={createForm(definition, createFormStage())} />)
    control('size').value = 'M'
    control('wishes').checked = true
    control('message').value = 'Hi'
    const form = createForm(definition, createFormStage())
    root = hydrateRoot(container, <Form form={form} />)
    await expect.poll(() => form.values()).toEqual({ size: 'M', wishes: ['a'], message: 'Hi' })
  })

  test('moves the focus to the first wrong field in a layout without a summary', async () => {
    const definition = defineForm({
      id: 'bare',
      fields: [
        { id: 'one', kind: 'email', required: true },
        { id: 'two', kind: 'email', required: true },
      ],
    })
    show(
      <Form form={createForm(definition, createFormStage())}>
        <Field id="one" />
        <Field id="two" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    )
    await userEvent.click(find('button'))
    await expect.poll(() => document.activeElement).toBe(control('one'))
  })

  test('moves the focus to the first wrong field of the document, whatever the definition says', async () => {
    const definition = defineForm({
      id: 'turned',
      fields: [
        { id: 'one', kind: 'email', required: true },
        { id: 'two', kind: 'email', required: true },
      ],
    })
    show(
      <Form form={createForm(definition, createFormStage())} focus="first-field">
        <Field id="two" />
        <Field id="one" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    )
    await userEvent.click(find('button'))
    await expect.poll(() => document.activeElement).toBe(control('two'))
  })

  test('shows the view of the page in place of its own text', async () => {
    const definition = defineForm({ ...contact, fields: [], postSubmitMarkup: '<i>Soon</i>' })
    show(
      <Form
        form={createForm(definition, createFormStage())}
        success={
          <SuccessMessage>
            Thank <b>you</b>
          </SuccessMessage>
        }
      />,
    )
    await userEvent.click(find('button'))
    await expect.poll(() => find('[data-form=success-text]').innerHTML).toBe('Thank <b>you</b>')
    expect(find('[data-form=success-text]').checkVisibility()).toBe(true)
    expect(find('[data-form=success-markup]').innerHTML).toBe('<i>Soon</i>')
    expect(container.textContent).not.toContain('We write back')
  })

  test('is empty and unlocked after a success whose address is a place of the same page', async () => {
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
    const stage = createFormStage()
    const definition = defineForm({
      id: 'here',
      successUrl: '#thanks',
      fields: [{ id: 'word', kind: 'text' }],
    })
    const form = createForm(definition, stage)
    show(<Form form={form} />)
    await userEvent.fill(control('word'), 'once')
    await userEvent.click(find('button'))
    await expect.poll(() => location.hash).toBe('#thanks')
    await expect.poll(() => find('button').textContent).toBe('Submit')
    expect(form.snapshot()).toMatchObject({ state: 'ready', isLocked: false })
    await expect.poll(() => control('word').value).toBe('')
    expect(stage.server.state.saved).toHaveLength(1)
  })

  test('is hydrated without a difference to the markup of the server', async () => {
    const stage = createFormStage()
    container.innerHTML = renderToString(<Form form={createForm(everyKind, stage)} />)
    const differences: unknown[] = []
    const form = createForm(everyKind, stage)
    root = hydrateRoot(container, <Form form={form} />, {
      onRecoverableError: (error) => differences.push(error),
    })
    form.setValues({ subject: 'Bowls' })
    await expect.poll(() => control('subject').value).toBe('Bowls')
    expect(differences).toEqual([])
  })

  test('calls back with what it has sent, or why it could not, without rendering a field for it', async () => {
    const stage = createFormStage()
    stage.server.use('serverError', 'saveForm')
    const [onSuccess, onFailure] = [vi.fn(), vi.fn()]
    const form = createForm(contact, { ...stage, values: { email: ' mira@example.com ' } })
    show(
      <Form
        form={form}
        onSuccess={(values) => {
          expectTypeOf(values.email).toEqualTypeOf<string | undefined>()
          onSuccess(values)
        }}
        onFailure={onFailure}
      />,
    )
    await userEvent.click(find('button'))
    await expect.poll(() => onFailure.mock.calls).toMatchObject([[{ kind: 'server-down' }]])
    stage.server.use('success', 'saveForm')
    await userEvent.click(find('button'))
    await expect
      .poll(() => onSuccess.mock.calls)
      .toEqual([[{ email: 'mira@example.com', topic: '', message: '' }]])
    expect(onFailure).toHaveBeenCalledOnce()
  })

  test('moves the focus to a field that is asked for', () => {
    const form = createForm(contact, createFormStage())
    show(<Form form={form} />)
    form.focus('message')
    expect(document.activeElement).toBe(control('message'))
  })

  test('is empty and unlocked after a navigation of the page, once that is over', async () => {
    const definition = defineForm({
      id: 'routed',
      successUrl: '/thanks',
      fields: [{ id: 'word', kind: 'text' }],
    })
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const navigate = vi.fn(() => arrived)
    const form = createForm(definition, createFormStage())
    show(<Form form={form} navigate={navigate} />)
    await userEvent.fill(control('word'), 'once')
    await userEvent.click(find('button'))
    await expect.poll(() => navigate.mock.calls).toEqual([['/thanks']])
    await expect.poll(() => form.snapshot()).toMatchObject({ state: 'redirecting', isLocked: true })
    arrive()
    await expect.poll(() => form.snapshot()).toMatchObject({ state: 'ready', isLocked: false })
    await expect.poll(() => control('word').value).toBe('')
  })

  test('is checked and sent by the functions of the last render', async () => {
    const saved: unknown[] = []
    function Counted(): ReactNode {
      const [count, setCount] = useState(1)
      const form = useForm(contact, {
        ...sendTo(() => void saved.push(count)),
        checks: { message: (text) => (text === String(count) ? undefined : `Type ${count}.`) },
        values: { email: 'mira@example.com', message: '2' },
      })
      return (
        <>
          <Form form={form} />
          <button type="button" onClick={() => setCount(2)}>
            Next
          </button>
          <output>{count}</output>
        </>
      )
    }
    show(<Counted />)
    await userEvent.click(find('button'))
    await expect.poll(() => find('[data-field=message] [data-form=error]').textContent).toBe('Type 1.')
    await userEvent.click(find('button[type=button]'))
    await expect.poll(() => find('output').textContent).toBe('2')
    await userEvent.click(find('button'))
    await expect.poll(() => saved).toEqual([2])
  })

  test('says that a component needs a key before it can show another form', () => {
    const stage = createFormStage()
    const Any = ({ definition }: { readonly definition: FormDefinition }): ReactNode => (
      <Form form={useForm(definition, stage)} />
    )
    show(<Any definition={{ ...contact }} />)
    vi.spyOn(console, 'error').mockReturnValue()
    // React 18 emits an error of the window for those that a boundary catches too.
    const ignore = (event: Event): void => event.preventDefault()
    addEventListener('error', ignore)
    onTestFinished(() => removeEventListener('error', ignore))
    const other = createRoot(container.appendChild(document.createElement('div')))
    onTestFinished(() => other.unmount())
    const problems: string[] = []
    const render = (definition: FormDefinition): void =>
      flushSync(() =>
        other.render(
          <Boundary onError={(error) => problems.push(String(error))}>
            <Any definition={definition} />
          </Boundary>,
        ),
      )
    render(contact)
    render({ ...contact })
    expect(problems).toEqual([])
    render(everyKind)
    expect(problems).toEqual([
      "TypeError: Give the component a key: it shows the form 'contact', and not 'every-kind'.",
    ])
  })

  test('shows the badge of its invisible captcha with the first focus', async () => {
    const stage = createFormStage()
    const captcha = invisibleCaptcha(createFakeCaptcha())
    show(<Form form={createForm(contact, { ...stage, captcha })} />)
    expect(document.documentElement.dataset.captchaBadge).toBe('hidden')
    control('email').focus()
    await expect.poll(() => document.documentElement.dataset.captchaBadge).toBe('shown')
    root?.unmount()
    show(<Form form={createForm(contact, { ...stage, captcha: createFormCaptcha() })} />)
    expect(document.documentElement.dataset.captchaBadge).toBeUndefined()
  })

  test('goes on empty after a success if its page resets it', async () => {
    const stage = createFormStage()
    const form = createForm(contact, stage)
    show(<Form form={form} onSuccess={() => form.reset()} />)
    for (const email of ['mira@example.com', 'ada@example.com']) {
      await userEvent.fill(control('email'), email)
      await userEvent.click(find('button'))
      await expect.poll(() => stage.server.state.saved.at(-1)?.answers.email).toBe(email)
      await expect.poll(() => control('email').value).toBe('')
      await expect.poll(() => form.snapshot().state).toBe('ready')
    }
    expect(stage.server.state.saved).toHaveLength(2)
  })

  test('sends what a script wrote without an event', async () => {
    const stage = createFormStage()
    const form = createForm(contact, { ...stage, values: { message: 'a\r\nb' } })
    show(<Form form={form} />)
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    setter?.set?.call(control('email'), 'filled@example.com')
    await userEvent.click(find('button'))
    await expect
      .poll(() => stage.server.state.saved.map(({ answers }) => answers))
      .toEqual([{ email: 'filled@example.com', topic: '', message: 'a\nb' }])
  })

  test('gives a queue what a script wrote without an event, after the page has rendered again too', async () => {
    const stage = createFormStage()
    stage.server.use('offline', 'fetchFormKey')
    const queue = createFormQueue({ http: stage.http, view: new EventTarget(), locks: undefined })
    function Queued(): ReactNode {
      const [count, setCount] = useState(0)
      const form = useForm(contact, stage)
      useEffect(() => queue.follow(form, stage), [form])
      return (
        <>
          <Form form={form} onSuccess={() => setCount(0)} />
          <button type="button" onClick={() => setCount(count + 1)}>
            Again
          </button>
          <output>{count}</output>
        </>
      )
    }
    show(<Queued />)
    await userEvent.click(find('button[type=button]'))
    await expect.poll(() => find('output').textContent).toBe('1')
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    setter?.set?.call(control('email'), 'mira@example.com')
    await userEvent.click(find('button'))
    await expect
      .poll(() => queue.snapshot().map(({ form }) => form))
      .toEqual([expect.stringContaining('mira@example.com')])
  })

  test('empties its fields when it is reset', async () => {
    show(<Form form={createForm(contact, createFormStage())} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    ;(find('form') as HTMLFormElement).reset()
    await expect.poll(() => control('email').value).toBe('')
  })
})

test('a key press renders one field of a thousand, and the form not at all', async () => {
  const renders: string[] = []
  const definition = defineForm({
    id: 'large',
    fields: Array.from({ length: 1000 }, (_, index) => ({ id: `f${index}`, kind: 'text' as const })),
  })
  const note = (id: string): void => void renders.push(id)
  root = createRoot(container)
  flushSync(() =>
    root?.render(
      <Form form={createForm(definition, createFormStage())}>
        {definition.fields.map(({ id }) => (
          <Profiler key={id} id={id} onRender={note}>
            <Field id={id} />
          </Profiler>
        ))}
        <Profiler id="rest" onRender={note}>
          <p>Rest of the form</p>
        </Profiler>
      </Form>,
    ),
  )
  renders.length = 0
  await userEvent.type(control('f500'), 'a')
  expect(renders).toEqual(['f500'])
})

test('labels that are written in place render no field when the form is rendered again', () => {
  let renders = 0
  const note = (): void => void (renders += 1)
  const form = createForm(contact, createFormStage())
  // The profiler hears of a new context only below another element.
  const parts = (
    <div>
      <Profiler id="email" onRender={note}>
        <Field id="email" />
      </Profiler>
    </div>
  )
  const draw = (required: string): void =>
    flushSync(() =>
      root?.render(
        <Form form={form} labels={{ 'form.required': required }}>
          {parts}
        </Form>,
      ),
    )
  root = createRoot(container)
  draw('needed')
  renders = 0
  draw('needed')
  expect(renders).toBe(0)
  draw('asked')
  expect(renders).toBe(1)
})

describe('a component of the page', () => {
  const order = defineForm({
    id: 'order',
    fields: [
      { id: 'pieces', kind: 'number' },
      { id: 'wishes', kind: 'checkbox', options: ['a', 'b'] },
      { id: 'note', kind: 'text' },
    ],
  })

  test('has a field with the type of its answer, outside of the form too', async () => {
    const form = createForm(order, createFormStage())
    function Wishes(): ReactNode {
      const { value, set, isDirty } = useField(form, 'wishes')
      expectTypeOf(value).toEqualTypeOf<readonly string[]>()
      return (
        <button onClick={() => set([...value, 'b'])}>
          {value.length} {String(isDirty)}
        </button>
      )
    }
    show(<Wishes />)
    await userEvent.click(find('button'))
    await expect.poll(() => find('button').textContent).toBe('1 true')
  })
})

test('a part outside of a form says where it belongs', () => {
  expect(() => renderToString(<Field id="email" />)).toThrow('Put the parts of a form into a <Form>.')
})

test('a form in a portal is sent, and reset, without the form around it', async () => {
  const saveOuter = vi.fn()
  const saveInner = vi.fn()
  const outer = createForm(
    defineForm({ id: 'outer', fields: [{ id: 'a', kind: 'text' }] }),
    sendTo(saveOuter),
  )
  const inner = createForm(
    defineForm({ id: 'inner', fields: [{ id: 'b', kind: 'text' }] }),
    sendTo(saveInner),
  )
  show(<Form form={outer}>{createPortal(<Form form={inner} className="inner" />, container)}</Form>)
  outer.setValues({ a: 'typed' })
  container.querySelector<HTMLFormElement>('form.inner')?.reset()
  expect(outer.values()).toEqual({ a: 'typed' })
  container.querySelector<HTMLElement>('form.inner button')?.click()
  await vi.waitFor(() => expect(saveInner).toHaveBeenCalledOnce())
  expect(saveOuter).not.toHaveBeenCalled()
  expect(outer.snapshot().state).toBe('ready')
})

test('takes what a browser or a password manager announces as a change only', () => {
  const form = createForm(defineForm({ id: 'f', fields: [{ id: 'a', kind: 'text' }] }), sendTo(vi.fn()))
  show(<Form form={form} />)
  const input = find('input') as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'filled in')
  input.dispatchEvent(new Event('change', { bubbles: true }))
  expect([form.values().a, input.value]).toEqual(['filled in', 'filled in'])
})
