import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { createStage, OnStage, stageOf, staging, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient, arabicOfferMessages } from '../mock/arabic.testing.ts'
import { instalmentDialog } from './instalment.machine.ts'
import type { InstalmentBrand, InstalmentContext } from './instalment.ts'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import * as Instalment from './instalment.react.tsx'
import * as ProductBlock from '../product/product-block.react.tsx'
import '../styles.css'

interface Args extends InstalmentContext, Texts {
  readonly price: string
  readonly isOneLine: boolean
  readonly status: number
}

interface Texts {
  /** Name of the button that opens the dialog. */
  readonly label: string
  /** Title of the dialog. */
  readonly title: string
}

const page = `<!doctype html><style>body{font:16px/1.5 system-ui;margin:2rem;color:#123}</style>
<h1>Pay in four</h1><ol><li>Choose it at the checkout.</li><li>Pay a quarter today.</li><li>Pay the rest every two weeks.</li></ol>`

const brands: Record<InstalmentBrand, string> = { primary: 'quarterly', uk: 'quarterly.uk' }
const brand = (which: InstalmentBrand): string => brands[which]
const modalUrl = (locale: string): string => `/pay-in-four/${locale}.html`

/** A setting in the `context` of the root, which needs all of them. */
const ofContext = <Name extends 'boolean' | 'number' | 'string'>(name: Name) => ({
  type: { name, required: true },
  table: { category: 'context' },
})

/** The payments of an instalment offer, and the provider's page about it. */
const meta = {
  title: 'cart-client/Instalment',
  subcomponents: {
    'Instalment.Root': Instalment.Root,
    'Instalment.Banner': Instalment.Banner,
    'Instalment.Info': Instalment.Info,
    'Instalment.Dialog': Instalment.Dialog,
  },
  afterEach: whenStill,
  args: {
    price: '100.00',
    isOneLine: false,
    label: 'About instalments',
    title: 'Pay in four',
    status: 200,
    afterPayAvailable: true,
    afterPayMin: 3500,
    afterPayMax: 100_000,
    shopperLanguage: 'en',
    stripeAccountCountry: 'US',
  },
  argTypes: {
    price: { description: 'Price of the product, in dollars.' },
    status: { description: "HTTP status of the provider's page." },
    afterPayAvailable: { ...ofContext('boolean'), description: 'Offers instalments in the store.' },
    afterPayMin: { ...ofContext('number'), description: 'Smallest price with an offer, in hundredths.' },
    afterPayMax: { ...ofContext('number'), description: 'Largest price with an offer, in hundredths.' },
    shopperLanguage: { ...ofContext('string'), description: 'Language of the shopper.' },
    stripeAccountCountry: { ...ofContext('string'), description: "Country of the store's account." },
  },
  parameters: { machine: instalmentDialog },
  loaders: [staging(createStage)],
  render: ({ price, isOneLine, status, label, title, ...context }, storyContext) => (
    <OnStage stage={stageOf(storyContext)}>
      <ProductBlock.Root
        product={buildProduct({
          variants: [buildVariant({ priceMoney: { value: price, currency: 'USD' } })],
        })}
      >
        <ProductBlock.Price />
        <Offer context={context} isOneLine={isOneLine} status={status} label={label} title={title} />
      </ProductBlock.Root>
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta

function Offer({
  context,
  isOneLine,
  status,
  label,
  title,
  messages,
}: Pick<Instalment.InstalmentRootProps, 'messages'> & { context: InstalmentContext } & Pick<
    Args,
    'isOneLine' | 'status' | keyof Texts
  >) {
  return (
    <Instalment.Root
      context={context}
      modalUrl={modalUrl}
      fetch={status === 200 ? answers : refuses}
      warn={ignore}
      messages={messages}
    >
      <Instalment.Banner brand={brand} isOneLine={isOneLine} />
      <Instalment.Info label={label} />
      <Instalment.Dialog title={title} />
    </Instalment.Root>
  )
}

const answers = (): Promise<Response> => Promise.resolve(new Response(page))
const refuses = (): Promise<Response> => Promise.resolve(new Response('', { status: 503 }))
const ignore = (): void => undefined

type Story = StoryObj<Args>

export const InRange: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 interest-free payments of $25.00')
  },
}

export const OnOneLine: Story = {
  args: { isOneLine: true },
  play: async ({ canvas }) => {
    await canvas.findByText('or 4 interest-free payments of $25.00 with')
  },
}

export const BelowTheMinimum: Story = {
  args: { price: '20.00' },
  play: async ({ canvas }) => {
    await canvas.findByText('available for orders over $35.00')
  },
}

export const AboveTheMaximum: Story = {
  args: { price: '2000.00' },
  play: async ({ canvas }) => {
    await canvas.findByText('available for orders up to $1,000.00')
  },
}

export const NotAvailable: Story = {
  args: { afterPayAvailable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const UnitedKingdom: Story = {
  args: { stripeAccountCountry: 'GB' },
  play: async ({ canvas }) => {
    await canvas.findByText('quarterly.uk')
  },
}

export const DialogOpens: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About instalments' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Pay in four' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** A failure is reported to the developer, and not to the shopper. */
export const PageFailsToLoad: Story = {
  args: { status: 503 },
  play: async ({ canvas }) => {
    const info = canvas.getByRole('button', { name: 'About instalments' })
    await userEvent.click(info)
    await waitFor(() => expect(info).not.toHaveAttribute('aria-disabled'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { label: 'عن التقسيط', title: 'ادفع على أربع دفعات' },
  loaders: [staging(() => createStage({ client: arabicClient }))],
  globals: { direction: 'rtl' },
  render: ({ price, isOneLine, status, label, title, ...context }, storyContext) => (
    <OnStage stage={stageOf(storyContext)}>
      <ProductBlock.Root
        product={buildProduct({
          variants: [buildVariant({ priceMoney: { value: price, currency: 'USD' } })],
        })}
      >
        <ProductBlock.Price />
        <Offer
          context={context}
          isOneLine={isOneLine}
          status={status}
          label={label}
          title={title}
          messages={arabicOfferMessages}
        />
      </ProductBlock.Root>
    </OnStage>
  ),
}

export const InTheDark: Story = { globals: { theme: 'dark' } }
