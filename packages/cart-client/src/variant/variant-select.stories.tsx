import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sizedMug } from '../mock/picture.testing.ts'
import { createStage, OnStage, stageOf, staging, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient, arabicSizedMug } from '../mock/arabic.testing.ts'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import * as ProductBlock from '../product/product-block.react.tsx'
import { VariantSelect, type VariantSelectProps } from './variant-select.react.tsx'
import '../styles.css'

type Args = VariantSelectProps & { readonly product: typeof sizedMug }

/** One control for each thing that there is to choose: dropdowns, or radio buttons. */
const meta = {
  title: 'cart-client/VariantSelect',
  component: VariantSelect,
  afterEach: whenStill,
  args: { product: sizedMug, design: 'dropdowns' },
  argTypes: {
    product: { description: 'Product whose options are chosen.', control: false },
  },
  loaders: [staging(createStage)],
  render: ({ product, design }, context) => (
    <OnStage stage={stageOf(context)}>
      <ProductBlock.Root product={product} style={{ maxInlineSize: '22rem' }}>
        <VariantSelect design={design} />
      </ProductBlock.Root>
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const Dropdowns: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colour'), 'Red')
    await expect(canvas.getByLabelText('Colour')).toHaveValue('Red')
  },
}

export const Radios: Story = { args: { design: 'radios' } }

/** There is no large blue one; it can be chosen all the same, because the shopper may change the colour. */
export const NotOfferedTogether: Story = {
  args: { design: 'radios' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Blue'))
    await expect(canvas.getByText('Large')).toHaveAttribute('data-unavailable')
  },
}

export const ByKeyboard: Story = {
  args: { design: 'radios' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Blue')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByLabelText('Red')).toBeChecked()
  },
}

export const LongGermanValues: Story = {
  args: {
    design: 'radios',
    product: buildProduct({
      variants: ['Elfenbeinfarben-mattglänzend', 'Mitternachtsblau mit Goldrand', 'Rot'].map((Farbe) =>
        buildVariant({ sku: Farbe, attributes: { Farbe } }),
      ),
      variantOptionOrdering: ['Farbe'],
    }),
  },
}

export const RightToLeft: Story = {
  args: { design: 'dropdowns', product: arabicSizedMug },
  loaders: [staging(() => createStage({ client: arabicClient }))],
  globals: { direction: 'rtl' },
}

export const RadiosInTheDark: Story = {
  args: { design: 'radios' },
  globals: { theme: 'dark' },
  parameters: { machine: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Red'))
  },
}

export const ForcedColours: Story = { args: { design: 'radios' }, globals: { theme: 'forced' } }
