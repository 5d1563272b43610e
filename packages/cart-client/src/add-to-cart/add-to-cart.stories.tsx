import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStage, OnStage, type StageOptions, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient, arabicMug } from '../mock/arabic.testing.ts'
import { mug } from '../mock/picture.testing.ts'
import { addButton } from './add-to-cart.machine.ts'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import type { Scenario } from '../mock/scenario.testing.ts'
import { AddToCartButton } from './add-to-cart.react.tsx'
import * as ProductBlock from '../product/product-block.react.tsx'
import { VariantSelect } from '../variant/variant-select.react.tsx'
import '../styles.css'

interface Args {
  readonly product: typeof mug
  readonly isListing: boolean
  readonly label?: string
  readonly scenario: Scenario
  readonly latencyMs: number
  readonly client: NonNullable<StageOptions['client']>
}

const blueMug = buildProduct({ variants: [buildVariant()] })

/** The button that puts a product into the cart. It keeps the focus while it is busy, and never posts twice. */
const meta = {
  title: 'cart-client/AddToCartButton',
  afterEach: whenStill,
  args: { product: blueMug, isListing: false, scenario: 'success', latencyMs: 150, client: {} },
  argTypes: {
    product: { description: 'Product that the button adds.', control: false },
    client: { description: 'Settings of the store, such as express checkout.', control: false },
    isListing: {
      description: 'Shows the button as in a list of products, where options are chosen on the product page.',
      table: { category: 'ProductBlock.Root', defaultValue: { summary: 'false' } },
    },
    label: {
      control: 'text',
      description: "Text of the button, instead of the product's own.",
      table: { category: 'ProductBlock.Root', defaultValue: { summary: "the product's own" } },
    },
    scenario: { description: 'Response of the server to the added entry.' },
    latencyMs: { description: 'Milliseconds until the server responds.' },
  },
  parameters: { machine: addButton },
  loaders: [
    ({ args }) => {
      const stage = createStage({
        state: { products: [args.product], latencyMs: args.latencyMs },
        client: args.client,
      })
      stage.shop.use(args.scenario, 'addEntry')
      return { stage }
    },
  ],
  render: ({ product, isListing, label }, { loaded }) => (
    <OnStage stage={(loaded as { stage: ReturnType<typeof createStage> }).stage}>
      <ProductBlock.Root
        product={product}
        isListing={isListing}
        label={label}
        style={{ maxInlineSize: '22rem' }}
      >
        <VariantSelect />
        <AddToCartButton />
      </ProductBlock.Root>
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

const button = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('button', { name: /./ })

export const ReadyToAdd: Story = {}

/** Texts that an element shows from now on, one after the other. */
function followText(element: HTMLElement): readonly string[] {
  const texts: string[] = []
  const follow = (): void => {
    if (texts.at(-1) !== element.textContent) texts.push(element.textContent)
  }
  new MutationObserver(follow).observe(element, { childList: true, characterData: true, subtree: true })
  return texts
}

export const ServerAccepts: Story = {
  play: async ({ canvasElement }) => {
    const add = button(canvasElement)
    const texts = followText(add)
    await userEvent.click(add)
    await waitFor(() => expect(texts).toEqual(['Adding…', 'Added!', 'Add to Cart']), { timeout: 10_000 })
  },
}

export const Added: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(button(canvasElement))
    await canvas.findByRole('button', { name: 'Added!' })
  },
}

export const SlowServer: Story = {
  args: { latencyMs: 60_000 },
  play: async ({ canvasElement }) => {
    const add = button(canvasElement)
    await userEvent.click(add)
    await waitFor(() => expect(add).toHaveTextContent('Adding…'))
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(add)
    await expect(add).toHaveTextContent('Adding…')
    await expect(add).toHaveFocus()
  },
}

export const ServerRefuses: Story = {
  args: { scenario: 'refused' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(button(canvasElement))
    const alert = await canvas.findByRole('alertdialog', { name: 'Unable to Add Item' })
    await expect(alert).toHaveTextContent('The server refuses.')
  },
}

export const Offline: Story = {
  args: { scenario: 'offline' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(button(canvasElement))
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(
      'Please check your internet connection.',
    )
  },
}

export const NothingChosen: Story = {
  args: { product: mug },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent('Please select the Colour option.')
  },
}

export const NotEnoughLeft: Story = {
  args: { product: mug },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colour'), 'Red')
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(
      'Sorry, we do not have enough of that item available.',
    )
  },
}

export const ListingAsksForOptions: Story = {
  args: { product: mug, isListing: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveTextContent('Select Option')
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const SoldOut: Story = {
  args: { product: buildProduct({ variants: [buildVariant({ qtyInStock: 0 })] }), isListing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sold Out' })).toBeDisabled()
  },
}

export const OwnLabel: Story = {
  args: {
    product: { ...blueMug, useCustomAddButtonText: true, customAddButtonText: 'Take it home' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Take it home')
  },
}

export const ExpressCheckout: Story = {
  args: { client: { expressCheckout: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Purchase')
  },
}

export const ServerRefusesPurchase: Story = {
  args: { client: { expressCheckout: true }, scenario: 'refused' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(button(canvasElement))
    await canvas.findByRole('alertdialog', { name: 'Unable to Purchase Item' })
  },
}

export const Subscription: Story = {
  args: { product: buildProduct({ isSubscribable: true, variants: [buildVariant()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Subscribe')
  },
}

export const GiftCardWithoutDenomination: Story = {
  args: {
    product: buildProduct({
      id: 'gift-card',
      productType: 4,
      variants: ['$25', '$50'].map((Value) => buildVariant({ sku: Value, attributes: { Value } })),
      variantOptionOrdering: ['Value'],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const alert = await canvas.findByRole('alertdialog', { name: 'Unable to purchase Gift Card' })
    await expect(alert).toHaveTextContent('Select a denomination for the Gift Card')
  },
}

export const LongGermanLabel: Story = {
  args: { label: 'Zur Donaudampfschifffahrtsgesellschaftskapitänsbestellung hinzufügen' },
}

export const RightToLeft: Story = {
  args: { product: arabicMug, client: arabicClient },
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
