import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createStage, OnStage, stageOf, staging, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient } from '../mock/arabic.testing.ts'
import { lightbox } from './lightbox/lightbox.machine.ts'
import { Alert, type AlertProps } from './alert.react.tsx'
import '../styles.css'

/** A sentence that stops the shopper. */
const meta = {
  title: 'cart-client/Alert',
  afterEach: whenStill,
  component: Alert,
  args: {
    alert: { title: 'Unable to Add Item', message: 'Sorry, we do not have enough of that item available.' },
    onClose: fn(),
  },
  parameters: { machine: lightbox },
  loaders: [staging(createStage)],
  render: (args, context) => (
    <OnStage stage={stageOf(context)}>
      <Alert {...args} />
    </OnStage>
  ),
} satisfies Meta<AlertProps>
export default meta

type Story = StoryObj<AlertProps>

export const NotEnoughLeft: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Unable to Add Item' })
    await waitFor(() => expect(dialog).toBeVisible())
    const [close] = canvas.getAllByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toHaveFocus())
    if (close) await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const LongServerMessage: Story = {
  args: {
    alert: {
      title: 'Unable to Add Item',
      message:
        'Der Artikel „Donaudampfschifffahrtsgesellschaftskapitänsteetasse“ kann zurzeit nicht in der gewünschten Menge in den Einkaufswagen gelegt werden. Bitte versuchen Sie es mit einer kleineren Menge.',
    },
  },
}

export const RightToLeft: Story = {
  args: { alert: { title: 'تعذّرت إضافة المنتج', message: 'عذرًا، الكمية المتوفرة من هذا المنتج غير كافية.' } },
  loaders: [staging(() => createStage({ client: arabicClient }))],
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
