import { createFakeCaptcha } from '@sitewright/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { mug } from '../mock/picture.testing.ts'
import { createStage, OnStage, stageOf, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient, arabicMerchandising, arabicMug, arabicOfferMessages } from '../mock/arabic.testing.ts'
import { restockForm } from './restock.machine.ts'
import { buildMerchandising } from '../mock/build.testing.ts'
import type { Scenario } from '../mock/scenario.testing.ts'
import * as ProductBlock from '../product/product-block.react.tsx'
import { VariantSelect } from '../variant/variant-select.react.tsx'
import { restockBlockOf } from './restock-block.ts'
import { RestockForm } from './restock-form.react.tsx'
import * as Restock from './restock.react.tsx'
import { useRestock } from './use-restock.react.ts'
import '../styles.css'

interface Args {
  readonly scenario: Scenario
  readonly latencyMs: number
  readonly captchaFails: boolean
  readonly restockSuccessText?: string
  readonly selection: Readonly<Record<string, string>>
}

/** Sign-up for the notice that a sold-out variant is back, in the owner's words. */
const meta = {
  title: 'cart-client/RestockForm',
  afterEach: whenStill,
  args: { scenario: 'success', latencyMs: 0, captchaFails: false, selection: { Colour: 'Red' } },
  argTypes: {
    scenario: { description: 'Response of the server to the sign-up.' },
    latencyMs: { description: 'Milliseconds until the server responds.' },
    captchaFails: { description: 'Blocks the captcha.' },
    restockSuccessText: {
      control: 'text',
      description: "The owner's text after a sign-up.",
      table: { defaultValue: { summary: 'the text of the store' } },
    },
    selection: { description: 'Options that are chosen at first, by name.' },
  },
  parameters: { machine: restockForm },
  loaders: [
    ({ args: { scenario, latencyMs } }) => {
      const stage = createStage({ state: { latencyMs } })
      stage.shop.use(scenario, 'signUpForRestock')
      return { stage }
    },
  ],
  render: ({ captchaFails, restockSuccessText, selection }, context) => {
    const captcha = createFakeCaptcha()
    if (captchaFails) captcha.fail('blocked')
    return (
      <OnStage stage={stageOf(context)}>
        <ProductBlock.Root product={mug} initialSelection={selection} style={{ maxInlineSize: '24rem' }}>
          <VariantSelect design="radios" />
          <RestockForm
            merchandising={buildMerchandising()}
            captcha={captcha}
            restockSuccessText={restockSuccessText}
          />
        </ProductBlock.Root>
      </OnStage>
    )
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function signUp(canvas: Canvas, email: string): Promise<void> {
  if (email) await userEvent.type(canvas.getByLabelText('Email'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Notify me' }))
}

export const SoldOutVariant: Story = {}

export const VariantInStock: Story = {
  args: { selection: { Colour: 'Blue' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SignedUp: Story = {
  play: async ({ canvas }) => {
    await signUp(canvas, 'ada@example.com')
    await waitFor(() => expect(canvas.getByText('Signed up!')).toHaveFocus())
    await expect(canvas.getByText('Back soon')).toBeVisible()
    await expect(canvas.queryByLabelText('Email')).toBeNull()
  },
}

export const OwnersText: Story = {
  args: { restockSuccessText: 'We will write to you.' },
  play: async ({ canvas }) => {
    await signUp(canvas, 'ada@example.com')
    await canvas.findByText('We will write to you.')
  },
}

export const EmailBlank: Story = {
  play: async ({ canvas }) => {
    await signUp(canvas, '')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Email cannot be blank')
  },
}

export const EmailInvalid: Story = {
  play: async ({ canvas }) => {
    await signUp(canvas, 'ada at example')
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is invalid'),
    )
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada at example')
  },
}

export const Sending: Story = {
  args: { latencyMs: 60_000 },
  play: async ({ canvas }) => {
    await signUp(canvas, 'ada@example.com')
    const button = canvas.getByRole('button', { name: 'Notify me' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(button).toHaveFocus()
  },
}

export const ServerRefuses: Story = {
  args: { scenario: 'refused' },
  play: async ({ canvas }) => {
    await signUp(canvas, 'ada@example.com')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The server refuses.'))
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com')
    await expect(canvas.getByLabelText('Email')).toBeValid()
  },
}

export const CaptchaFails: Story = {
  args: { captchaFails: true },
  play: async ({ canvas }) => {
    await signUp(canvas, 'ada@example.com')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Unable to submit form. Please try again later.'),
    )
  },
}

const captcha = createFakeCaptcha()

/** A form in the page's own words and order. */
function OwnWords() {
  const { product, variant } = ProductBlock.useProductBlock()
  const variantId = restockBlockOf(buildMerchandising(), variant)?.variantId ?? ''
  return (
    <Restock.Root signUp={useRestock({ captcha, productId: product.id, variantId })}>
      <h3>The kiln is on</h3>
      <Restock.Fields>
        <Restock.Submit>Write to me</Restock.Submit>
        <Restock.Email label="Your email" />
        <Restock.MailingList>Send me news from the workshop, too</Restock.MailingList>
      </Restock.Fields>
      <Restock.Thanks />
    </Restock.Root>
  )
}

/** Put together from its parts. */
export const FromParts: Story = {
  render: (_, context) => (
    <OnStage stage={stageOf(context)}>
      <ProductBlock.Root
        product={mug}
        initialSelection={{ Colour: 'Red' }}
        style={{ maxInlineSize: '24rem' }}
      >
        <OwnWords />
      </ProductBlock.Root>
    </OnStage>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your email'), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Write to me' }))
    await waitFor(() => expect(canvas.queryByLabelText('Your email')).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'The kiln is on' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  loaders: [() => ({ stage: createStage({ client: arabicClient }) })],
  globals: { direction: 'rtl' },
  render: (_, context) => (
    <OnStage stage={stageOf(context)}>
      <ProductBlock.Root
        product={arabicMug}
        initialSelection={{ اللون: 'أحمر' }}
        style={{ maxInlineSize: '24rem' }}
      >
        <VariantSelect design="radios" />
        <RestockForm
          merchandising={arabicMerchandising}
          captcha={createFakeCaptcha()}
          messages={arabicOfferMessages}
        />
      </ProductBlock.Root>
    </OnStage>
  ),
}

export const InTheDark: Story = { globals: { theme: 'dark' } }
