import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Captcha } from '../captcha/captcha.react.tsx'
import { createFormCaptcha } from '../captcha/captcha.testing.ts'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import { ErrorBanner, ErrorSummary } from '../error/error-summary.react.tsx'
import { Field } from '../field/field.react.tsx'
import type { FormMock } from '../mock/form-mock.testing.ts'
import { captchaWidget } from '../mock/captcha-widget.testing.ts'
import { contact, everyKind, newsletter, promoPopup, visit } from '../mock/sample.testing.ts'
import { createFormStage, createRefusingStage, type FormStage } from '../mock/stage.testing.ts'
import type { Messages } from '../messages.ts'
import { messages as arabic } from '../locales/ar.ts'
import { arabicEveryKind, arabicRefusal } from './arabic.stories.ts'
import type { FormOptions } from '../engine/form.browser.ts'
import { Form, type FormProps } from './form.react.tsx'
import { formMachine } from '../state/form.machine.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import { SubmitButton } from './press/submit-button.react.tsx'
import { useForm } from '../hook/use-form.react.ts'
import '../styles.css'

interface Args extends FormProps {
  /** Response of the server to a submission. */
  readonly scenario: Parameters<FormMock['use']>[0]
  readonly definition: FormDefinition
  readonly captcha?: FormCaptcha | undefined
  readonly checks?: FormOptions['checks']
  readonly messages?: Partial<Messages> | undefined
}

/** A navigation that is under way for as long as the story is shown. */
const neverArrives = (): Promise<never> => new Promise(() => undefined)

function Stage({
  stage,
  definition,
  captcha,
  checks,
  messages,
  children,
  ...props
}: Omit<Args, 'scenario' | 'form' | 'navigate'> & {
  readonly stage: FormStage
  readonly children?: ReactNode
}): ReactNode {
  const form = useForm(definition, { http: stage.http, page: stage.page, captcha, checks, messages })
  return (
    <Form {...props} form={form} style={{ maxInlineSize: '40rem' }} navigate={neverArrives}>
      {children}
    </Form>
  )
}

/** A form of a site: an error beside each field, a summary above, and the answers kept whatever happens. */
const meta = {
  title: 'forms-client/Form',
  component: Form,
  args: { scenario: 'success', definition: contact },
  argTypes: {
    scenario: { description: 'Response of the server to a submission.' },
    definition: { description: 'Fields and texts of the form.' },
    captcha: {
      control: false,
      description: 'Captcha that has to be solved before the form is sent.',
      table: { defaultValue: { summary: 'none' } },
    },
    checks: {
      control: false,
      description: 'Additional checks of the answers.',
      table: { defaultValue: { summary: 'none' } },
    },
    labels: {
      control: false,
      description: 'Labels of parts of fields that differ from the English ones.',
      table: { defaultValue: { summary: '{}' } },
    },
    messages: {
      control: false,
      description: 'Texts that differ from the English ones.',
      table: { defaultValue: { summary: '{}' } },
    },
  },
  parameters: { machine: formMachine },
  loaders: [
    ({ args: { scenario } }) => {
      const stage = createFormStage()
      stage.server.use(scenario, 'saveForm')
      stage.server.state.errors = { email: 'This address is on our block list.' }
      return { stage }
    },
  ],
  render: ({ scenario: _, ...args }, { loaded: { stage } }) => <Stage {...args} stage={stage as FormStage} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

async function fill(canvasElement: HTMLElement): Promise<void> {
  await userEvent.type(within(canvasElement).getByLabelText(/^Email/), 'mira@example.com')
}
const submit = (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('button'))

/** Field of each kind. */
export const EveryKind: Story = { args: { definition: everyKind } }

export const Empty: Story = {}

/** Sign-up for a newsletter: one line on wide pages. */
export const Newsletter: Story = { args: { definition: newsletter } }

export const NewsletterIsWrong: Story = {
  args: { definition: newsletter },
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await within(canvasElement).findByText(/^One or more fields is invalid/)
    await waitFor(() => expect(within(canvasElement).getByLabelText(/^Email/)).toHaveFocus())
  },
}

export const NewsletterSucceeds: Story = {
  args: { definition: newsletter },
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await submit(canvasElement)
    await within(canvasElement).findByText('You are on the list.')
  },
}

/** Sign-up in a pop-up. */
export const PromoPopup: Story = { args: { definition: promoPopup } }

export const PromoPopupSucceeds: Story = {
  args: { definition: promoPopup },
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await submit(canvasElement)
    await within(canvasElement).findByText('You will hear of it first.')
  },
}

/** A question that is asked only after a certain answer. */
export const ConditionalField: Story = {
  args: { definition: visit },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Piece')).not.toBeVisible()
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
    await fill(canvasElement)
    await submit(canvasElement)
    const form = canvasElement.querySelector('form')
    await waitFor(() => expect(form).toHaveAttribute('data-state', 'redirecting'))
    await expect(within(canvasElement).getByRole('button', { name: 'Submitting…' })).toBeVisible()
  },
}

export const Succeeds: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await submit(canvasElement)
    const text = await within(canvasElement).findByText('Thank you! We write back within two days.')
    // The form has a status of its own, until it is replaced.
    const done = text.closest('[role="status"]')
    await waitFor(() => expect(done).toHaveFocus())
  },
}

/** A rule of the page is looking at the email, such as one that asks a server. */
export const Checking: Story = {
  args: { checks: { email: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await submit(canvasElement)
    const email = within(canvasElement).getByLabelText(/^Email/)
    await waitFor(() => expect(email.closest('[data-form=field]')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Submitting: Story = {
  args: { scenario: 'neverAnswers' },
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await submit(canvasElement)
    await within(canvasElement).findByRole('button', { name: 'Submitting…' })
  },
}

/** One field is wrong: it gets the focus. */
export const OneFieldIsWrong: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await within(canvasElement).findByText(/^Email is not valid/, { selector: '[data-form=error]' })
    await waitFor(() => expect(within(canvasElement).getByLabelText(/^Email/)).toHaveFocus())
  },
}

/** Several fields are wrong: the list of them gets the focus. */
export const SeveralFieldsAreWrong: Story = {
  play: async ({ canvasElement }) => {
    const message = within(canvasElement).getByLabelText('Message')
    await userEvent.click(message)
    await userEvent.paste('A long story. '.repeat(12))
    await submit(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-form=summary-link]')).toHaveLength(2))
    await waitFor(() => expect(canvasElement.querySelector('[data-form=summary]')).toHaveFocus())
  },
}

/** The text is longer than its limit. It stays as it is. */
export const OverTheLimit: Story = {
  play: async ({ canvasElement }) => {
    const message = within(canvasElement).getByLabelText('Message')
    await userEvent.click(message)
    await userEvent.paste('A long story. '.repeat(12))
    await expect(message).toHaveValue('A long story. '.repeat(12))
    await expect(
      await within(canvasElement).findByText('168 / 140', { selector: '[aria-hidden]' }),
    ).toBeVisible()
  },
}

const failing = (scenario: Args['scenario'], text: RegExp): Story => ({
  args: { scenario },
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
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

/** The captcha is not solved, or its service cannot be loaded. */
export const CaptchaIsOpen: Story = {
  args: { captcha: createFormCaptcha() },
  render: ({ definition, captcha }, { loaded: { stage } }) => (
    <Stage stage={stage as FormStage} definition={definition} captcha={captcha}>
      <ErrorSummary />
      {definition.fields.map(({ id }) => (
        <Field key={id} id={id} />
      ))}
      <Captcha
        mount={(container) => {
          container.innerHTML = captchaWidget
          return () => undefined
        }}
      />
      <SubmitButton>Send</SubmitButton>
      <ErrorBanner />
    </Stage>
  ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await submit(canvasElement)
    await within(canvasElement).findByText('Complete CAPTCHA before submitting.')
    await expect(within(canvasElement).getByText('Widget of the captcha service')).toBeVisible()
  },
}

/** The button waits for the captcha that it is bound to. */
export const ButtonWaitsForCaptcha: Story = {
  ...CaptchaIsOpen,
  args: { captcha: createFormCaptcha({ isBound: true }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toBeDisabled())
  },
}

/** Each field is wrong that can be. */
export const EveryKindIsWrong: Story = {
  args: { definition: everyKind, scenario: 'fieldErrors' },
  loaders: [() => ({ stage: createRefusingStage(everyKind) })],
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await submit(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('.form-item.error')).toHaveLength(17))
    await within(canvasElement).findByText('One or more fields is invalid, please check your entries.')
  },
}

export const RightToLeft: Story = {
  args: { definition: arabicEveryKind, labels: arabic, messages: arabic },
  decorators: [
    (Story) => (
      <div lang="ar">
        <Story />
      </div>
    ),
  ],
  globals: { direction: 'rtl' },
  loaders: [() => ({ stage: createRefusingStage(arabicEveryKind, arabicRefusal) })],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText(/^البريد الإلكتروني/), 'mira@example.com')
    await submit(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('.form-item.error')).toHaveLength(17))
    await within(canvasElement).findByText(arabic['form.error.invalid'])
  },
}

export const ForcedColours: Story = { ...EveryKindIsWrong, globals: { theme: 'forced' } }
