import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { createStage, OnStage, stageOf, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient } from '../mock/arabic.testing.ts'
import { buildCart, buildEntry } from '../mock/build.testing.ts'
import { CartIndicator } from './indicator.react.tsx'
import '../styles.css'

interface Args {
  readonly href?: string | undefined
  readonly quantity: number
  readonly latencyMs: number
}

/** The link to the cart in a site's header. The number is shown short and spoken in full. */
const meta = {
  title: 'cart-client/CartIndicator',
  component: CartIndicator,
  afterEach: whenStill,
  args: { quantity: 3, latencyMs: 0 },
  argTypes: {
    href: {
      description: 'Address of the cart.',
      control: 'text',
      table: { type: { summary: 'string' }, defaultValue: { summary: "'/cart'" } },
    },
    quantity: { description: 'Number of items in the cart.' },
    latencyMs: { description: 'Milliseconds until the server responds.' },
  },
  loaders: [
    ({ args: { quantity, latencyMs } }) => {
      const cart = quantity > 0 ? buildCart({ entries: [buildEntry({ quantity })] }) : undefined
      return { stage: createStage({ state: { cart, latencyMs }, isUnread: true }) }
    },
  ],
  render: ({ href }, context) => (
    <OnStage stage={stageOf(context)}>
      <CartIndicator href={href} />
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const Loading: Story = {
  args: { latencyMs: 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-state', 'uninitialized')
  },
}

export const Empty: Story = {
  args: { quantity: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link')).toHaveAttribute('data-state', 'empty'))
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Cart 0 items in cart')
  },
}

export const ThreeItems: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Cart 3 items in cart' })
  },
}

export const MoreThanAHundred: Story = {
  args: { quantity: 250 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Cart More than 100 items in cart' }),
    ).toHaveTextContent('100+')
  },
}

export const RightToLeft: Story = {
  loaders: [
    ({ args: { quantity } }) => {
      const cart = buildCart({ entries: [buildEntry({ quantity })] })
      return { stage: createStage({ state: { cart }, isUnread: true, client: arabicClient }) }
    },
  ],
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }
