import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStage, OnStage, stageOf, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient } from '../mock/arabic.testing.ts'
import { popover } from './popover.machine.ts'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { AddToCartButton } from '../add-to-cart/add-to-cart.react.tsx'
import { CartIndicator } from '../indicator/indicator.react.tsx'
import { CartPopover, type CartPopoverProps } from './popover.react.tsx'
import * as ProductBlock from '../product/product-block.react.tsx'
import '../styles.css'

interface Args extends CartPopoverProps {
  readonly name: string
  readonly hasLink: boolean
}

const productOf = (name: string) => buildProduct({ name, variants: [buildVariant()] })

/** Names for three seconds what was added; a pointer or the focus on it lets it stay. */
const meta = {
  title: 'cart-client/CartPopover',
  component: CartPopover,
  afterEach: whenStill,
  args: { name: 'Everyday mug', hasLink: true },
  argTypes: {
    name: { description: 'Name of the product that is added.' },
    hasLink: { description: 'Shows a link to the cart, which the popover points at.' },
  },
  parameters: { machine: popover },
  loaders: [({ args: { name } }) => ({ stage: createStage({ state: { products: [productOf(name)] } }) })],
  render: ({ name, hasLink, ...popoverProps }, context) => (
    <OnStage stage={stageOf(context)}>
      <header style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minBlockSize: '8rem' }}>
        {hasLink && <CartIndicator />}
      </header>
      <CartPopover {...popoverProps} />
      <ProductBlock.Root product={productOf(name)} style={{ maxInlineSize: '16rem' }}>
        <AddToCartButton />
      </ProductBlock.Root>
    </OnStage>
  ),
  play: async ({ canvas, canvasElement, args: { name } }) => {
    await userEvent.click(canvas.getByRole('button'))
    const shown = await within(canvasElement).findByText(name, { selector: 'bdi' })
    await expect(shown.parentElement).toHaveTextContent(`${name} was added to your cart.`)
    // Held, so that there is time to look at it.
    await userEvent.hover(shown)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible())
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const BelowTheCartLink: Story = {}

export const InTheCorner: Story = { args: { hasLink: false } }

export const LongGermanName: Story = {
  args: { name: 'Donaudampfschifffahrtsgesellschaftskapitänsteetasse mit Untertasse' },
}

export const RightToLeft: Story = {
  args: { name: 'كوب يومي' },
  loaders: [
    ({ args: { name } }) => ({
      stage: createStage({ state: { products: [productOf(name)] }, client: arabicClient }),
    }),
  ],
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, args: { name } }) => {
    await userEvent.click(canvas.getByRole('button'))
    const shown = await within(canvasElement).findByText(name, { selector: 'bdi' })
    await expect(shown.parentElement).toHaveTextContent(`أُضيف «\u2068${name}\u2069» إلى سلتك.`)
    await userEvent.hover(shown)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'إغلاق' })).toBeVisible())
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull())
  },
}
