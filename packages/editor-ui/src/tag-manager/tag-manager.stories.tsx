import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { TagManager, type TagManagerProps } from './tag-manager.react.tsx'
import { createTagServer } from './tag-manager.testing.ts'
import type { Tag } from './tag.ts'
import '../styles.css'

const tags: readonly Tag[] = ['Bread', 'Breakfast', 'Cake', 'Café', 'Sourdough', 'Wholemeal'].map(
  (name, index) => ({
    id: `tag-${index}`,
    name,
    count: 24 - index * 4,
  }),
)

interface Args extends TagManagerProps {
  /** Requests fail the first time. */
  readonly isFailing: boolean
}

const failing = { create: 'failed', rename: 'failed', merge: 'failed', remove: 'failed' } as const

/** The tags or categories of a site. */
const meta = {
  title: 'editor-ui/TagManager',
  component: TagManager,
  args: { tagType: 'tag', tags, isFailing: false },
  argTypes: {
    tags: { table: { type: { summary: 'Tag[]' } } },
    tagType: { control: 'inline-radio', options: ['tag', 'category'] },
    isFailing: { description: 'Requests fail the first time.' },
  },
  render: ({ tagType, tags: shown, isFailing }) => (
    <div style={{ maxInlineSize: '30rem' }}>
      <TagManager
        {...createTagServer({ tags: shown, faults: isFailing ? failing : {} }).transport}
        tags={shown}
        tagType={tagType}
        report={() => undefined}
      />
    </div>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const Tags: Story = {}

export const Categories: Story = { args: { tagType: 'category' } }

export const NoTags: Story = { args: { tags: [] } }

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Edit Cake' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'tag' })).toHaveFocus())
    await userEvent.keyboard('Cakes{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Cake' })).toHaveFocus())
    await userEvent.keyboard('{F2}Cakes{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Cakes' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.queryByText('Cakes')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Café' })).toHaveFocus())
  },
}

export const NewTag: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New tag' }))
    await userEvent.keyboard(' BREAD {Enter}')
    await canvas.findByText('This tag already exists')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'tag' }))
    await userEvent.keyboard('Rolls{Enter}')
    await canvas.findByText('Rolls')
  },
}

export const AlreadyExists: Story = {
  args: { tagType: 'category' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New category' }))
    await userEvent.keyboard('cake{Enter}')
    await canvas.findByText('This category already exists')
  },
}

export const TooLong: Story = {
  args: { tagType: 'category' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New category' }))
    await userEvent.keyboard(`${'x'.repeat(26)}{Enter}`)
    await canvas.findByText('Use at most 25 characters')
  },
}

export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Cake' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Bread' }))
    await canvas.findByText('You may only edit one tag at a time')
    await expect(canvas.getByRole('textbox', { name: 'tag' })).toHaveValue('Cake')
  },
}

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter' }), 'brea')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 6')
  },
}

export const Merging: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bread' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sourdough' }))
    await expect(canvas.getByLabelText('Merge 2 into')).toHaveValue('tag-0')
  },
}

export const Merged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bread' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sourdough' }))
    await userEvent.selectOptions(canvas.getByLabelText('Merge 2 into'), 'Sourdough')
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(canvas.queryByText('Bread')).toBeNull())
    await canvas.findByText('Sourdough')
  },
}

export const SavingFailed: Story = {
  args: { isFailing: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Cake' }))
    await userEvent.keyboard('Cakes{Enter}')
    await canvas.findByText('Something went wrong')
  },
}

/** The button beside the failure saves the same name again. */
export const SavedAgain: Story = {
  ...SavingFailed,
  play: async (context) => {
    await SavingFailed.play?.(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Retry' }))
    await context.canvas.findByText('Cakes')
  },
}

export const RemovingFailed: Story = {
  args: { isFailing: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Cake' }))
    await canvas.findByText('Something went wrong')
  },
}

const arabicTags = ['خبز', 'فطور', 'كعك', 'مقهى', 'خميرة طبيعية', 'قمح كامل'].map((name, index): Tag => ({
  id: `tag-${index}`,
  name,
  count: 24 - index * 4,
}))

export const RightToLeft: Story = {
  args: { tags: arabicTags },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
