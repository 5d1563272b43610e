import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SiteStorage } from '@sitewright/site/storage'
import { memo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createFormCaptcha } from '../captcha/captcha.testing.ts'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import { createDraft } from '../draft/draft.browser.ts'
import type { FieldValues } from '../kind/field.ts'
import { captchaWidget } from '../mock/captcha-widget.testing.ts'
import { formMarkup } from '../mock/markup.testing.ts'
import { contact, everyKind, newsletter, promoPopup, visit } from '../mock/sample.testing.ts'
import { createFormStage, createRefusingStage, type FormStage } from '../mock/stage.testing.ts'
import type { FormMock } from '../mock/form-mock.testing.ts'
import { createFormQueue } from '../queue/queue.browser.ts'
import { messages as arabic } from '../locales/ar.ts'
import { arabicEveryKind, arabicRefusal } from './arabic.stories.ts'
import { createForm } from '../engine/create-form.browser.ts'
import { earlyPressScript } from './early-press/early-press.ts'
import { enhance } from './form.dom.ts'
import { formMachine } from '../state/form.machine.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import '../styles.css'

interface Args {
  /** Response of the server to a submission. */
  readonly scenario: Parameters<FormMock['use']>[0]
  readonly definition: FormDefinition
  readonly captcha?: FormCaptcha | undefined
  /** Prints the form without enhancing it: as it is before the script arrives. */
  readonly isPrinted?: boolean | undefined
  /** Queues what cannot be sent, and keeps a draft. */
  readonly isKept?: boolean | undefined
  /** Language of the texts. */
  readonly language?: Language | undefined
}

type Language = 'en' | 'ar'

/** Texts of the form, and of what the server prints. */
const texts = {
  en: { button: 'Send' },
  ar: { button: 'إرسال', labels: arabic, messages: arabic },
} as const

/** Text of a form that could not reach the server, and is queued. */
const queuedText = 'You are offline. Your message is kept, and sent once you are back.'

/** A storage that ends with the story. `answers` are those of a draft. */
function createMemory(definition: FormDefinition, answers?: FieldValues): SiteStorage {
  const items = new Map<string, unknown>()
  const storage: SiteStorage = {
    get: (key) => items.get(key),
    set: (key, value) => void items.set(key, value),
    remove: (key) => void items.delete(key),
  }
  if (answers) {
    const form = createForm(definition, createFormStage())
    const stop = createDraft(form, { storage }).start()
    form.setValues(answers)
    stop()
  }
  return storage
}

/** The window without its storage, which all stories have in common. */
const forgetful = {
  addEventListener: EventTarget.prototype.addEventListener.bind(window),
  removeEventListener: EventTarget.prototype.removeEventListener.bind(window),
}

function Markup({
  stage,
  definition,
  captcha,
  isPrinted = false,
  language = 'en',
  storage,
}: Omit<Args, 'scenario' | 'isKept'> & {
  readonly stage: FormStage
  readonly storage: SiteStorage | undefined
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  const [waiting, setWaiting] = useState(0)
  const inside = captcha ? `<div data-captcha>${captchaWidget}</div>` : ''
  useEffect(() => {
    const form = ref.current?.querySelector('form')
    if (!form || isPrinted) return undefined
    const enhanced = enhance(form, {
      ...stage,
      ...texts[language],
      definition,
      captcha: () => captcha,
      navigate: () => new Promise(() => undefined),
    })
    const cleanups = [enhanced.cleanup]
    if (storage) {
      const draft = createDraft(enhanced.form, { storage })
      const queue = createFormQueue({ http: stage.http, view: forgetful })
      draft.restore()
      cleanups.push(
        draft.start(),
        queue.follow(enhanced.form, { page: stage.page }),
        queue.subscribe(() => setWaiting(queue.snapshot().length)),
        queue.start(),
      )
    }
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [stage, definition, captcha, isPrinted, language, storage])
  return (
    <div lang={language} style={{ maxInlineSize: '40rem' }}>
      <p role="status">{waiting > 0 && queuedText}</p>
      <Printed element={ref} markup={formMarkup(definition, { inside, ...texts[language] })} />
    </div>
  )
}

/** Markup of a server. It is written once: what is enhanced is not React's. */
const Printed = memo(function Printed({
  element,
  markup,
}: {
  readonly element: RefObject<HTMLDivElement | null>
  readonly markup: string
}): ReactNode {
  return <div ref={element} dangerouslySetInnerHTML={{ __html: markup }} />
})

/** A form in the markup of a page, which `enhance` has made dependable: the same looks and texts as in React. */
const meta = {
  title: 'forms-client/Form in the markup of a page',
  args: { scenario: 'success', definition: contact },
  argTypes: {
    scenario: { description: 'Response of the server to a submission.' },
    definition: { description: 'Fields and texts of the form.' },
    captcha: {
      control: false,
      description: 'Captcha that has to be solved before the form is sent.',
      table: { defaultValue: { summary: 'none' } },
    },
    isPrinted: {
      control: 'boolean',
      description: 'Prints the form without enhancing it: as it is before the script arrives.',
      table: { defaultValue: { summary: 'false' } },
    },
    isKept: {
      control: 'boolean',
      description: 'Queues what cannot be sent, and keeps a draft.',
      table: { defaultValue: { summary: 'false' } },
    },
    language: {
      control: 'inline-radio',
      options: ['en', 'ar'],
      description: 'Language of the texts.',
      table: { defaultValue: { summary: "'en'" } },
    },
  },
  parameters: { machine: formMachine },
  loaders: [
    ({ args: { scenario, definition, isKept } }) => {
      const stage = createFormStage()
      stage.server.use(scenario, 'saveForm')
      stage.server.state.errors = { email: 'This address is on our block list.' }
      return { stage, storage: isKept ? createMemory(definition) : undefined }
    },
  ],
  render: ({ scenario: _, isKept: __, ...args }, { loaded: { stage, storage } }) => (
    <Markup {...args} stage={stage as FormStage} storage={storage as SiteStorage | undefined} />
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

async function submit(canvasElement: HTMLElement, email = 'mira@example.com'): Promise<void> {
  const canvas = within(canvasElement)
  await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('data-form', 'form'))
  if (email) await userEvent.type(canvas.getByLabelText(/^Email/), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
}

/** Field of each kind. */
export const EveryKind: Story = { args: { definition: everyKind } }

/** As the server prints it. Nothing moves when the script arrives. */
export const BeforeTheScript: Story = { args: { definition: everyKind, isPrinted: true } }

export const Idle: Story = {}

export const Newsletter: Story = { args: { definition: newsletter } }

/** Sign-up in a pop-up. */
export const PromoPopup: Story = { args: { definition: promoPopup } }

/** The script of the page is blocked: the visitor learns it after a press. */
export const ScriptIsBlocked: Story = {
  args: { isPrinted: true },
  play: async ({ canvasElement }) => {
    const script = document.createElement('script')
    // A story does not wait for ten seconds.
    script.text = earlyPressScript.replace('1e4', '0')
    document.head.append(script)
    script.remove()
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Email/), 'mira@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Error processing form submission/)
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('mira@example.com')
  },
}

/** A question that is asked only after a certain answer. */
export const ConditionalField: Story = {
  args: { definition: visit },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Piece')).not.toBeVisible())
    await userEvent.click(canvas.getByLabelText('Something to mend'))
    await waitFor(() => expect(canvas.getByLabelText('Piece')).toBeVisible())
    // The browser's own ring is round.
    await expect(getComputedStyle(canvas.getByLabelText('Something to mend')).outlineStyle).toBe('auto')
  },
}

/** The form is saved, and the page of its address is on its way: the form stays locked. */
export const Redirecting: Story = {
  args: { definition: { ...contact, successUrl: '/thanks' } },
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    const form = canvasElement.querySelector('form')
    await waitFor(() => expect(form).toHaveAttribute('data-state', 'redirecting'))
    await within(canvasElement).findByRole('button', { name: 'Submitting…' })
  },
}

/** Each field is wrong that can be. */
export const EveryKindIsWrong: Story = {
  args: { definition: everyKind, scenario: 'fieldErrors' },
  loaders: [() => ({ stage: createRefusingStage(everyKind) })],
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('.form-item.error')).toHaveLength(17))
    await within(canvasElement).findByText('One or more fields is invalid, please check your entries.')
  },
}

export const RightToLeft: Story = {
  args: { definition: arabicEveryKind, language: 'ar' },
  globals: { direction: 'rtl' },
  loaders: [() => ({ stage: createRefusingStage(arabicEveryKind, arabicRefusal) })],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('data-form', 'form'))
    await userEvent.type(canvas.getByLabelText(/^البريد الإلكتروني/), 'mira@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'إرسال' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('.form-item.error')).toHaveLength(17))
    await canvas.findByText(arabic['form.error.invalid'])
  },
}

export const ForcedColours: Story = { ...EveryKindIsWrong, globals: { theme: 'forced' } }

export const OneFieldIsWrong: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement, '')
    await within(canvasElement).findByText(/^Email is not valid/, { selector: '[data-form=error]' })
    await waitFor(() => expect(within(canvasElement).getByLabelText(/^Email/)).toHaveFocus())
  },
}

export const OverTheLimit: Story = {
  play: async ({ canvasElement }) => {
    const message = within(canvasElement).getByLabelText('Message')
    await waitFor(() => expect(message).not.toHaveAttribute('maxlength'))
    await userEvent.click(message)
    await userEvent.paste('A long story. '.repeat(12))
    await expect(message).toHaveValue('A long story. '.repeat(12))
    await expect(
      await within(canvasElement).findByText('168 / 140', { selector: '[aria-hidden]' }),
    ).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { scenario: 'neverAnswers' },
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await within(canvasElement).findByRole('button', { name: 'Submitting…' })
  },
}

export const Succeeded: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    const done = await within(canvasElement).findByText('Thank you! We write back within two days.')
    await waitFor(() => expect(done.parentElement).toHaveFocus())
  },
}

const failing = (scenario: Args['scenario'], text: RegExp): Story => ({
  args: { scenario },
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await within(canvasElement).findByText(text, { selector: '[data-form=message]' })
    await expect(within(canvasElement).getByLabelText(/^Email/)).toHaveValue('mira@example.com')
  },
})

export const ServerRefusesAField: Story = failing('fieldErrors', /^One or more fields is invalid/)
export const NotSignedIn: Story = failing('notSignedIn', /^Unable to submit form\. Please try/)
export const NotConfigured: Story = failing('notConfigured', /^This form has not been configured/)
export const TooManySubmissions: Story = failing('tooManyRequests', /Submission rate limit exceeded/)
export const ServerIsDown: Story = failing('serverError', /^Unable to send form/)
export const ServerSaysWhy: Story = failing('errorText', /^We do not deliver/)
export const ConnectionIsLost: Story = failing('offline', /^Unknown error, please try again later/)

/** The server hands out no key, so that nothing is sent. */
export const NoKey: Story = {
  ...failing('success', /^Could not get a form submission key/),
  loaders: [
    () => {
      const stage = createFormStage()
      stage.server.use('offline', 'fetchFormKey')
      return { stage }
    },
  ],
}

/** The captcha is not solved, or its service is blocked. */
export const CaptchaIsOpen: Story = {
  args: { captcha: createFormCaptcha() },
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await within(canvasElement).findByText('Complete CAPTCHA before submitting.')
  },
}

/** The button waits for the captcha that it is bound to. */
export const ButtonWaitsForCaptcha: Story = {
  args: { captcha: createFormCaptcha({ isBound: true }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toBeDisabled())
  },
}

/** Without a connection: the answers wait, and the page says so. */
export const Queued: Story = {
  args: { isKept: true },
  play: async ({ canvasElement, loaded: { stage } }) => {
    const { server } = stage as FormStage
    server.use('offline', 'fetchFormKey')
    await submit(canvasElement)
    await within(canvasElement).findByText(queuedText)
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
    await expect(within(canvasElement).queryByText(/try again later/)).toBeNull()
    await expect(within(canvasElement).getByLabelText(/^Email/)).toHaveValue('mira@example.com')
  },
}

/** The connection is back: what waited is saved once, and the form shows its success. */
export const QueuedAndSent: Story = {
  ...Queued,
  play: async (context) => {
    await Queued.play?.(context)
    const { server } = context.loaded.stage as FormStage
    server.use('success', 'fetchFormKey')
    window.dispatchEvent(new Event('online'))
    await within(context.canvasElement).findByText('Thank you! We write back within two days.')
    await waitFor(() => expect(server.state.saved).toHaveLength(1))
  },
}

/** A reload has lost nothing: the draft is in the fields. */
export const Restored: Story = {
  loaders: [
    () => ({
      storage: createMemory(contact, { email: 'mira@', topic: 'A workshop', message: 'I would like to' }),
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveValue('mira@'))
    await expect(canvas.getByLabelText('Topic')).toHaveValue('A workshop')
    await expect(canvas.getByLabelText('Message')).toHaveValue('I would like to')
  },
}
