import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createStage, OnStage, stageOf, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient } from '../mock/arabic.testing.ts'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { Situation } from '../mock/situation.testing.tsx'
import { PillCart } from './pill.react.tsx'
import type { PillPage } from './pill.ts'
import '../styles.css'

interface Args extends PillPage {
  readonly quantity: number
}

/** Floats over every page but the cart's own while there is something in the cart. */
const meta = {
  title: 'cart-client/PillCart',
  component: PillCart,
  afterEach: whenStill,
  args: { path: '/shop', quantity: 3, hasCustomCart: false, expressCheckout: false },
  argTypes: { quantity: { description: 'Number of items in the cart.' } },
  loaders: [
    ({ args: { quantity } }) => {
      const cart = buildCart({ entries: quantity > 0 ? [buildEntry({ quantity })] : [] })
      return { stage: createStage({ state: { cart } }) }
    },
  ],
  render: ({ quantity, ...page }, context) => (
    <OnStage stage={stageOf(context)}>
      <div style={{ minBlockSize: '8rem' }}>
        <Situation>
          The page {page.path} of a shop. Items in the cart: {quantity}.
          {page.hasCustomCart && ' The page has a cart of its own.'}
          {page.expressCheckout && ' Purchases skip the cart.'}
        </Situation>
        <PillCart {...page} />
      </div>
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const ThreeItems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 items in cart' })).toHaveAttribute('href', '/cart')
  },
}

export const OneItem: Story = {
  args: { quantity: 1 },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'One item in cart' })
  },
}

export const MoreThanAHundred: Story = {
  args: { quantity: 101 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'More than 100 items in cart' })).toHaveTextContent('100+')
  },
}

const nothing: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull()
}

export const NothingInTheCart: Story = { args: { quantity: 0 }, play: nothing }

export const OnTheCartPage: Story = { args: { path: '/cart' }, play: nothing }

export const BesideACustomCart: Story = { args: { hasCustomCart: true }, play: nothing }

export const WithExpressCheckout: Story = { args: { expressCheckout: true }, play: nothing }

export const RightToLeft: Story = {
  loaders: [
    ({ args: { quantity } }) => {
      const cart = buildCart({ entries: [buildEntry({ quantity })] })
      return { stage: createStage({ state: { cart }, client: arabicClient }) }
    },
  ],
  globals: { direction: 'rtl' },
  render: ({ quantity, ...page }, context) => (
    <OnStage stage={stageOf(context)}>
      <div style={{ minBlockSize: '8rem' }}>
        <Situation>صفحة من متجر. عدد المنتجات في السلة: {quantity}.</Situation>
        <PillCart {...page} />
      </div>
    </OnStage>
  ),
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
