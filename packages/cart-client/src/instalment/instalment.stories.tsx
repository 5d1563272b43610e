import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { createStage, OnStage, stageOf, staging, whenStill } from '../mock/stage.testing.tsx'
import { instalmentDialog } from './instalment.machine.ts'
import type { InstalmentBrand, InstalmentContext } from './instalment.ts'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import * as Instalment from './instalment.react.tsx'
import * as ProductBlock from '../product/product-block.react.tsx'
import '../styles.css'

interface Args extends InstalmentContext {
  readonly price: string
  readonly isOneLine: boolean
  readonly status: number
}

const page = `<!doctype html><style>body{font:16px/1.5 system-ui;margin:2rem;color:#123}</style>
<h1>Pay in four</h1><ol><li>Choose it at the checkout.</li><li>Pay a quarter today.</li><li>Pay the rest every two weeks.</li></ol>`

const brands: Record<InstalmentBrand, string> = { primary: 'quarterly', uk: 'quarterly.uk' }
const brand = (which: InstalmentBrand): string => brands[which]
const modalUrl = (locale: string): string => `/pay-in-four/${locale}.html`

/** The payments of an instalment offer, and the provider's page about it. */
const meta = {
  title: 'cart-client/Instalment',
  afterEach: whenStill,
  args: {
    price: '100.00',
    isOneLine: false,
    status: 200,
    afterPayAvailable: true,
    afterPayMin: 3500,
    afterPayMax: 100_000,
    shopperLanguage: 'en',
    stripeAccountCountry: 'US',
  },
  argTypes: {
    price: { description: 'Price of the product, in dollars.' },
    isOneLine: { description: 'Draws the offer as one line that ends in the logo of the provider.' },
    status: { description: "HTTP status of the provider's page." },
    afterPayAvailable: { description: 'Offers instalments in the store.' },
    afterPayMin: { description: 'Smallest price with an offer, in hundredths.' },
    afterPayMax: { description: 'Largest price with an offer, in hundredths.' },
    shopperLanguage: { description: 'Language of the shopper.' },
    stripeAccountCountry: { description: "Country of the store's account." },
  },
  parameters: { machine: instalmentDialog },
  loaders: [staging(createStage)],
  render: ({ price, isOneLine, status, ...context }, storyContext) => (
    <OnStage stage={stageOf(storyContext)}>
      <ProductBlock.Root
        product={buildProduct({
          variants: [buildVariant({ priceMoney: { value: price, currency: 'USD' } })],
        })}
      >
        <ProductBlock.Price />
        <Offer context={context} isOneLine={isOneLine} status={status} />
      </ProductBlock.Root>
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta

function Offer({
  context,
  isOneLine,
  status,
}: { context: InstalmentContext } & Pick<Args, 'isOneLine' | 'status'>) {
  return (
    <Instalment.Root
      context={context}
      modalUrl={modalUrl}
      fetch={status === 200 ? answers : refuses}
      warn={ignore}
    >
      <Instalment.Banner brand={brand} isOneLine={isOneLine} />
      <Instalment.Info label="About instalments" />
      <Instalment.Dialog title="Pay in four" />
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const InTheDark: Story = { globals: { theme: 'dark' } }
