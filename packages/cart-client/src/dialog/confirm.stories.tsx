import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createStage, OnStage, stageOf, staging, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient } from '../mock/arabic.testing.ts'
import { Situation } from '../mock/situation.testing.tsx'
import { lightbox } from './lightbox/lightbox.machine.ts'
import { Confirm, type ConfirmProps } from './confirm.react.tsx'
import '../styles.css'

/** A question that stops the shopper. */
const meta = {
  title: 'cart-client/Confirm',
  afterEach: whenStill,
  component: Confirm,
  args: {
    isOpen: true,
    onAnswer: fn(),
    title: 'Empty the cart?',
    children: 'All three mugs go back onto the shelf.',
    yes: 'Empty it',
    no: 'Keep them',
  },
  parameters: { machine: lightbox },
  loaders: [staging(createStage)],
  render: (args, context) => (
    <OnStage stage={stageOf(context)}>
      <Question {...args} />
    </OnStage>
  ),
} satisfies Meta<ConfirmProps>
export default meta

/** A page that asks, and says what came of it. */
function Question({ isOpen, onAnswer, ...props }: ConfirmProps) {
  const [answer, setAnswer] = useState<boolean>()
  const answerWith = (isConfirmed: boolean): void => {
    setAnswer(isConfirmed)
    onAnswer(isConfirmed)
  }
  return (
    <>
      {answer !== undefined && <Situation>Answer: {answer ? props.yes : (props.no ?? 'none')}.</Situation>}
      <Confirm {...props} isOpen={isOpen && answer === undefined} onAnswer={answerWith} />
    </>
  )
}

type Story = StoryObj<ConfirmProps>

export const Asks: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Empty the cart?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep them' })).toHaveFocus())
  },
}

export const Confirmed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empty it' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(true)
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
}

export const HasToBeConfirmed: Story = {
  args: { no: undefined, yes: 'All right', title: 'The shop closes in five minutes.', children: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('alertdialog')
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const LongGermanLabel: Story = {
  args: { yes: 'Einkaufswageninhalt unwiderruflich entfernen', no: 'Einkaufswageninhalt behalten' },
}

export const RightToLeft: Story = {
  args: {
    title: 'هل تريد إفراغ السلة؟',
    children: 'ستعود الأكواب الثلاثة إلى الرف.',
    yes: 'إفراغ السلة',
    no: 'الاحتفاظ بها',
  },
  loaders: [staging(() => createStage({ client: arabicClient }))],
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }
