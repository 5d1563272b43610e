import { totalStock } from '@sitewright/site/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { createStage, OnStage, stageOf, staging, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient } from '../mock/arabic.testing.ts'
import { Situation } from '../mock/situation.testing.tsx'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import * as ProductBlock from '../product/product-block.react.tsx'
import { QuantityInput, type QuantityInputProps } from './quantity-input.react.tsx'
import '../styles.css'

type Args = QuantityInputProps & { readonly product: ReturnType<typeof buildProduct> }

/** The quantity of a product: typed, or changed with the arrow keys or the buttons beside it. */
const meta = {
  title: 'cart-client/QuantityInput',
  component: QuantityInput,
  afterEach: whenStill,
  args: { product: buildProduct(), less: 'One less', more: 'One more' },
  argTypes: {
    product: { description: 'Product whose quantity is chosen.', control: false },
  },
  loaders: [staging(createStage)],
  render: ({ product, ...names }, context) => (
    <OnStage stage={stageOf(context)}>
      <Situation>In stock: {totalStock(product)}.</Situation>
      <ProductBlock.Root product={product} style={{ maxInlineSize: '22rem' }}>
        <QuantityInput {...names} />
      </ProductBlock.Root>
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const OneMore: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(canvas.getByLabelText('Quantity')).toHaveValue(2)
  },
}

export const AtTheLeast: Story = {
  play: async ({ canvas }) => {
    const less = canvas.getByRole('button', { name: 'One less' })
    await userEvent.click(less)
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await expect(less).toHaveFocus()
    await expect(canvas.getByLabelText('Quantity')).toHaveValue(1)
  },
}

export const NotWhole: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Quantity'))
    await userEvent.type(canvas.getByLabelText('Quantity'), '1.5')
    await expect(canvas.getByLabelText('Quantity')).toHaveAccessibleDescription(
      'Quantity must be a whole number',
    )
  },
}

export const NotANumber: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Quantity'))
    await expect(canvas.getByLabelText('Quantity')).toHaveAccessibleDescription('Quantity must be a number.')
  },
}

export const WithoutButtons: Story = { args: { less: undefined, more: undefined } }

/** With one left there is nothing to choose. */
export const OnlyOneLeft: Story = {
  args: { product: buildProduct({ variants: [buildVariant({ qtyInStock: 1 })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Quantity')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { less: 'أقل بواحد', more: 'أكثر بواحد' },
  loaders: [staging(() => createStage({ client: arabicClient }))],
  globals: { direction: 'rtl' },
  render: ({ product, ...names }, context) => (
    <OnStage stage={stageOf(context)}>
      <Situation>المتوفر: {totalStock(product)}.</Situation>
      <ProductBlock.Root product={product} style={{ maxInlineSize: '22rem' }}>
        <QuantityInput {...names} />
      </ProductBlock.Root>
    </OnStage>
  ),
}

export const InTheDark: Story = { globals: { theme: 'dark' } }
