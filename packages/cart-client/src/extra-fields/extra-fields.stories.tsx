import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { createStage, OnStage, stageOf, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient } from '../mock/arabic.testing.ts'
import { lightbox, stillLightbox } from '../dialog/lightbox/lightbox.machine.ts'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { AddToCartButton } from '../add-to-cart/add-to-cart.react.tsx'
import { ExtraFields, type ExtraFieldsProps } from './extra-fields.react.tsx'
import * as ProductBlock from '../product/product-block.react.tsx'
import '../styles.css'

interface Args extends ExtraFieldsProps {
  readonly lines: number
}

const engraved = buildProduct({
  variants: [buildVariant()],
  additionalFieldsFormId: 'engraving',
  additionalFieldsForm: {},
})

/** The form that has to be filled in before a product is added. Any form will do. */
const meta = {
  title: 'cart-client/ExtraFields',
  component: ExtraFields,
  afterEach: whenStill,
  args: { title: 'What shall be engraved?', lines: 1 },
  argTypes: {
    lines: { description: 'Number of fields in the form.' },
  },
  parameters: { machine: lightbox },
  loaders: [() => ({ stage: createStage({ state: { products: [engraved] } }) })],
  render: ({ title, lines }, context) => (
    <OnStage stage={stageOf(context)}>
      <ProductBlock.Root product={engraved} style={{ maxInlineSize: '22rem' }}>
        <AddToCartButton />
        <ExtraFields title={title}>
          <form>
            {Array.from({ length: lines }, (_, index) => (
              <div key={index} data-cart="field">
                <label htmlFor={`line-${index}`}>Line {index + 1}</label>
                <input id={`line-${index}`} name={`line-${index}`} required />
              </div>
            ))}
            <button data-cart="button">Add with engraving</button>
          </form>
        </ExtraFields>
      </ProductBlock.Root>
    </OnStage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await canvas.findByRole('dialog', { name: 'What shall be engraved?' })
    await waitFor(() => expect(canvas.getByLabelText('Line 1')).toHaveFocus())
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const FormOpens: Story = {}

export const FilledIn: Story = {
  play: async (context) => {
    await meta.play(context)
    const { canvas } = context
    await userEvent.type(canvas.getByLabelText('Line 1'), 'For Ada')
    await userEvent.click(canvas.getByRole('button', { name: 'Add with engraving' }))
    const { shop } = stageOf(context)
    await waitFor(() =>
      expect(shop.state.cart?.entries[0]?.additionalFields).toBe(JSON.stringify({ 'line-0': 'For Ada' })),
    )
  },
}

export const Closed: Story = {
  play: async (context) => {
    await meta.play(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus())
  },
}

/** It begins 50 px below the top, and scrolls by itself. */
export const TallerThanTheWindow: Story = { args: { lines: 24 } }

export const ReducedMotion: Story = {
  parameters: { machine: stillLightbox },
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window)
    window.matchMedia = (query) => (query.includes('reduced-motion') ? matchMedia('all') : matchMedia(query))
    return () => {
      window.matchMedia = matchMedia
    }
  },
}

export const RightToLeft: Story = {
  args: { title: 'ما النص المطلوب نقشه؟' },
  loaders: [() => ({ stage: createStage({ state: { products: [engraved] }, client: arabicClient }) })],
  globals: { direction: 'rtl' },
  render: ({ title }, context) => (
    <OnStage stage={stageOf(context)}>
      <ProductBlock.Root product={engraved} style={{ maxInlineSize: '22rem' }}>
        <AddToCartButton />
        <ExtraFields title={title}>
          <form>
            <div data-cart="field">
              <label htmlFor="line-0">السطر 1</label>
              <input id="line-0" name="line-0" required />
            </div>
            <button data-cart="button">أضف مع النقش</button>
          </form>
        </ExtraFields>
      </ProductBlock.Root>
    </OnStage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'أضف إلى السلة' }))
    await canvas.findByRole('dialog', { name: 'ما النص المطلوب نقشه؟' })
    await waitFor(() => expect(canvas.getByLabelText('السطر 1')).toHaveFocus())
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }
