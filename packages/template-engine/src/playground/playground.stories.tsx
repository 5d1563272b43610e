import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { arabic } from './playground-text.testing.ts'
import { Playground } from './playground.testing.tsx'
import './playground.css'

/** A template, its data and the output, side by side. Edit either: diagnostics follow at once. */
const meta = {
  title: 'template-engine/Playground',
  component: Playground,
  parameters: { layout: 'fullscreen' },
  args: {
    example: 'product',
    escape: 'none',
    dialect: 'ts',
    locale: 'en',
    steps: 10_000,
    output: 20_000,
  },
  argTypes: {
    example: {
      control: 'select',
      options: ['product', 'blog', 'message', 'arabic', 'hostile'],
      table: { type: { summary: 'ExampleName' } },
    },
    texts: { control: false, table: { type: { summary: 'PlaygroundTexts' } } },
  },
} satisfies Meta<typeof Playground>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function outputOf(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Text' }))
  return canvas.getByLabelText('Text of the output')
}

export const ProductCard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is wrong')
    const frame = canvas.getByTitle('Preview of the output')
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('Bud vase “Iris” &amp; stand'))
  },
}

export const BlogList: Story = {
  args: { example: 'blog' },
  play: async ({ canvas }) => {
    const output = await outputOf(canvas)
    await expect(output).toHaveDisplayValue(/October 31, 2025/)
    await expect(output).toHaveDisplayValue(/2 posts/)
  },
}

export const MessageInGerman: Story = {
  args: { example: 'message', locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await outputOf(canvas)).toHaveDisplayValue(/3 things for 1\.234,50\u00a0€\./)
    await userEvent.selectOptions(canvas.getByLabelText('Locale'), 'ja')
    await waitFor(() => expect(canvas.getByLabelText('Text of the output')).toHaveDisplayValue(/€1,234\.50/))
  },
}

export const HostileTemplateHitsABudget: Story = {
  args: { example: 'hostile', escape: 'contextual', steps: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 errors')
    await expect(canvas.getByText('html', { selector: 'code' })).toBeVisible()
    const output = await outputOf(canvas)
    await expect(output).toHaveDisplayValue(/<a href="#">their page<\/a>/)
    await expect(output).toHaveDisplayValue(/&lt;img src=x/)
  },
}

export const FaultWhileTyping: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLTextAreaElement>('Template')
    await userEvent.clear(field)
    await userEvent.type(field, '<p>{{title|htlm}\n{{.secton a}')
    const list = within(canvas.getByRole('region', { name: 'Diagnostics' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 error, 1 warning'))
    await expect(await list.findByText("SyntaxError: Formatter 'htlm' is unknown")).toBeVisible()
    await expect(await list.findByText('Did you mean {.section a}?')).toBeVisible()
    const marks = [...(field.parentElement?.querySelectorAll('li') ?? [])]
    await expect(marks.map((mark) => mark.dataset.marked)).toEqual(['error', 'warning'])
    await userEvent.click(list.getByRole('button', { name: 'Line 1, column 11' }))
    await expect(field).toHaveFocus()
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('htlm')
  },
}

export const InvalidJson: Story = {
  args: { example: 'blog' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Data'), 'x')
    await expect(canvas.getByRole('alert')).toHaveTextContent('The data is not JSON')
    await expect(canvas.getByLabelText('Data')).toBeInvalid()
    await expect(await outputOf(canvas)).toHaveDisplayValue(/2 posts/)
  },
}

export const JavaDialect: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Template')
    await userEvent.clear(field)
    await userEvent.type(field, '{{.units-metric?}m{{.or}ft{{.end}')
    const output = await outputOf(canvas)
    await waitFor(() => expect(output).toHaveDisplayValue('ft'))
    await userEvent.selectOptions(canvas.getByLabelText('Dialect'), 'java')
    await waitFor(() => expect(output).toHaveDisplayValue('m'))
  },
}

export const OutputIsCut: Story = {
  args: { example: 'message', output: 2000 },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Template')
    await userEvent.clear(field)
    await userEvent.type(field, '{{@|json-pretty}'.repeat(5))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 error'))
    await expect(canvas.getByText('2,000 of 2,000 characters')).toBeVisible()
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' }, args: { example: 'blog' } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { example: 'arabic', locale: 'ar', texts: arabic },
  decorators: [
    (Story) => (
      <div lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('لا توجد أخطاء')
    const frame = canvas.getByTitle('معاينة الناتج')
    await expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('مرحبًا مينا!'))
    await expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('3 منتجات'))
  },
}

/** A border has the colour that is forced on it, so the focus of a field has an outline, too. */
export const ForcedColours: Story = {
  globals: { theme: 'forced' },
  args: { example: 'hostile' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Template')
    await userEvent.click(field)
    await expect(field.closest('.paper')).toHaveStyle({ outlineStyle: 'solid' })
  },
}
