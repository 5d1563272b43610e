import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createStage, OnStage, stageOf, staging, whenStill } from '../../mock/stage.testing.tsx'
import { arabicClient } from '../../mock/arabic.testing.ts'
import { lightbox } from './lightbox.machine.ts'
import { Lightbox, type LightboxProps } from './lightbox.react.tsx'
import '../../styles.css'

/** Anything over the page: a form, a page of its own, a product. The page behind it cannot be used meanwhile. */
const meta = {
  title: 'cart-client/Lightbox',
  afterEach: whenStill,
  component: Lightbox,
  args: { isOpen: true, onClose: fn(), title: 'Sizes of our mugs' },
  argTypes: {
    children: {
      description: 'Content of the lightbox.',
      control: false,
      table: { type: { summary: 'ReactNode' }, defaultValue: { summary: 'none' } },
    },
  },
  parameters: { machine: lightbox },
  loaders: [staging(createStage)],
  render: (args, context) => (
    <OnStage stage={stageOf(context)}>
      <Page {...args} />
    </OnStage>
  ),
} satisfies Meta<LightboxProps>
export default meta

/** A page with a button that opens the lightbox again. */
function Page({
  isOpen,
  onClose,
  children,
  opener = 'Show the sizes',
  ...props
}: LightboxProps & { readonly opener?: string }) {
  const [isClosed, setClosed] = useState(false)
  const close = (): void => {
    setClosed(true)
    onClose()
  }
  return (
    <>
      <button data-cart="button" onClick={() => setClosed(false)}>
        {opener}
      </button>
      <Lightbox {...props} isOpen={isOpen && !isClosed} onClose={close}>
        {children ?? <Sizes />}
      </Lightbox>
    </>
  )
}

const Sizes = () => (
  <>
    <p>A small one holds 200 ml, a large one 350 ml.</p>
    <a href="#care" data-cart="button">
      How to care for them
    </a>
  </>
)

type Story = StoryObj<LightboxProps>
type Play = NonNullable<Story['play']>

const opensAs =
  (name: string): Play =>
  async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name })
    await waitFor(() => expect(dialog).toBeVisible())
  }

const opens = opensAs('Sizes of our mugs')

export const Opened: Story = { play: opens }

/** The focus is where it was before. */
export const Closed: Story = {
  play: async (context) => {
    await opens(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Neither a key nor a cross closes it: its content has to do so. */
export const NotCancellable: Story = {
  args: { isCancellable: false },
  play: async (context) => {
    await opens(context)
    await expect(context.canvas.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const LongTitle: Story = {
  args: { title: 'Größentabelle für Becher, Schalen und Vasen aus der Herbstkollektion unserer Werkstatt' },
}

/** It begins 50 px below the top, and scrolls by itself. */
export const TallerThanTheWindow: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>Mug {index + 1} holds 350 ml.</p>),
  },
  play: opens,
}

export const RightToLeft: Story = {
  args: {
    title: 'مقاسات أكوابنا',
    children: (
      <>
        <p>يتسع الصغير لـ 200 مل، والكبير لـ 350 مل.</p>
        <a href="#care" data-cart="button">
          كيفية العناية بها
        </a>
      </>
    ),
  },
  loaders: [staging(() => createStage({ client: arabicClient }))],
  globals: { direction: 'rtl' },
  render: (args, context) => (
    <OnStage stage={stageOf(context)}>
      <Page {...args} opener="عرض المقاسات" />
    </OnStage>
  ),
  play: opensAs('مقاسات أكوابنا'),
}

export const InTheDark: Story = { globals: { theme: 'dark' }, play: opens }

export const ForcedColours: Story = { globals: { theme: 'forced' }, play: opens }
