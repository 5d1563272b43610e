import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createStage, OnStage, stageOf, whenStill } from '../mock/stage.testing.tsx'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { Situation } from '../mock/situation.testing.tsx'
import { PillCart } from './pill.react.tsx'
import '../styles.css'

interface Args {
  readonly path: string
  readonly quantity: number
  readonly hasCustomCart: boolean
  readonly expressCheckout: boolean
}

/** Floats over every page but the cart's own while there is something in the cart. */
const meta = {
  title: 'cart-client/PillCart',
  afterEach: whenStill,
  args: { path: '/shop', quantity: 3, hasCustomCart: false, expressCheckout: false },
  argTypes: {
    path: { description: 'Path of the page that the pill floats over.' },
    quantity: { description: 'Number of items in the cart.' },
    hasCustomCart: { description: 'Hides the pill, because the page has a cart of its own.' },
    expressCheckout: { description: 'Hides the pill, because purchases skip the cart.' },
  },
  loaders: [
    ({ args: { quantity, expressCheckout } }) => {
      const cart = buildCart({ entries: quantity > 0 ? [buildEntry({ quantity })] : [] })
      return { stage: createStage({ state: { cart }, client: { expressCheckout } }) }
    },
  ],
  render: ({ path, quantity, hasCustomCart, expressCheckout }, context) => (
    <OnStage stage={stageOf(context)}>
      <div style={{ minBlockSize: '8rem' }}>
        <Situation>
          The page {path} of a shop. Items in the cart: {quantity}.
          {hasCustomCart && ' The page has a cart of its own.'}
          {expressCheckout && ' Purchases skip the cart.'}
        </Situation>
        <PillCart path={path} hasCustomCart={hasCustomCart} />
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
