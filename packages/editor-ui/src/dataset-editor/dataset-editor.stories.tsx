import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { DatasetEditor, type DatasetEditorProps } from './dataset-editor.react.tsx'
import type { Dataset } from './dataset/dataset.ts'
import '../styles.css'

const bakery: Dataset = {
  series: ['Bread', 'Cake', 'Coffee'],
  rows: [
    { label: 'Spring', values: ['420', '310', '250'] },
    { label: 'Summer', values: ['380', '450', '190'] },
    { label: 'Autumn', values: ['510', '390', '330'] },
    { label: 'Winter', values: ['560', '620', '480'] },
  ],
}

/** The data of a chart, edited as in a spreadsheet, with a preview of the chart. */
const meta = {
  title: 'editor-ui/DatasetEditor',
  component: DatasetEditor,
  args: { value: bakery },
  argTypes: { value: { table: { type: { summary: 'Dataset' } } } },
  render: (args) => <Edited {...args} />,
} satisfies Meta<typeof DatasetEditor>
export default meta

type Story = StoryObj<typeof meta>

function Edited({ value, ...props }: DatasetEditorProps) {
  const [dataset, setDataset] = useState(value)
  return (
    <div style={{ maxInlineSize: '44rem' }}>
      <DatasetEditor {...props} value={dataset} onChange={setDataset} />
    </div>
  )
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

function cell(canvas: Canvas, row: number, column: number): HTMLElement {
  const found = canvas.getAllByRole('row')[row]?.children[column]
  if (!(found instanceof HTMLElement)) throw new Error(`There is no cell ${row}, ${column}.`)
  return found
}

/** Copies or cuts what is selected, as the browser does at its keys. Returns what is on the clipboard then. */
async function clip(canvas: Canvas, type: 'copy' | 'cut'): Promise<string> {
  const clipboardData = new DataTransfer()
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true })
  await fireEvent(canvas.getByRole('grid'), event)
  return clipboardData.getData('text/plain')
}

export const Bars: Story = {}

export const Lines: Story = { args: { defaultKind: 'line' } }

export const Pie: Story = { args: { defaultKind: 'pie' } }

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Holidays']
const everyDay: Dataset = {
  series: week,
  rows: bakery.rows.map(({ label }, row) => ({
    label,
    values: week.map((_, day) => `${40 + row * 9 + day * 7}`),
  })),
}

/** Series differ by textures as well as by colours, in the chart and in its legend. */
export const ManySeries: Story = {
  args: { value: everyDay },
  play: async ({ canvasElement }) => {
    const textures = [...canvasElement.querySelectorAll('pattern path')].map((path) => path.getAttribute('d'))
    await expect(new Set(textures).size).toBe(week.length)
  },
}

/** Lines differ by dashes as well as by colours. */
export const ManyLines: Story = {
  args: { value: everyDay, defaultKind: 'line' },
  play: async ({ canvasElement }) => {
    const keys = [...canvasElement.querySelectorAll('li path')]
    await expect(new Set(keys.map((key) => key.getAttribute('stroke-dasharray'))).size).toBe(week.length)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    cell(canvas, 0, 0).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(cell(canvas, 1, 1)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const input = canvas.getByRole('textbox', { name: 'Spring, Bread' })
    await expect(input).toHaveValue('420')
    await userEvent.keyboard('0{Escape}')
    await expect(cell(canvas, 1, 1)).toHaveTextContent('420')
    await userEvent.keyboard('7{Enter}')
    await expect(cell(canvas, 1, 1)).toHaveTextContent('7')
    await waitFor(() => expect(cell(canvas, 2, 1)).toHaveFocus())
    await userEvent.keyboard('{F2}{Tab}')
    await waitFor(() => expect(cell(canvas, 2, 2)).toHaveFocus())
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(cell(canvas, 4, 3)).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(cell(canvas, 4, 0)).toHaveFocus())
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{End}{Delete}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('One or more rows was missing data')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(cell(canvas, 1, 3)).toHaveTextContent('250')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(cell(canvas, 1, 1)).toHaveTextContent('420')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(cell(canvas, 1, 1)).toHaveTextContent('7')
  },
}

/** Shift selects and walks back, letters and Backspace change a cell, Ctrl with C, X and V moves cells. */
export const SelectedByKeyboard: Story = {
  play: async ({ canvas }) => {
    cell(canvas, 2, 2).focus()
    await userEvent.click(cell(canvas, 2, 2))
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await waitFor(() => expect(cell(canvas, 1, 1)).toHaveFocus())
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await waitFor(() => expect(cell(canvas, 2, 2)).toHaveAttribute('aria-selected', 'true'))
    await expect(clip(canvas, 'copy')).resolves.toBe('420\t310\n380\t450')
    await expect(clip(canvas, 'cut')).resolves.toBe('420\t310\n380\t450')
    await waitFor(() => expect(cell(canvas, 2, 2)).toHaveTextContent(/^$/))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cell(canvas, 2, 2)).toHaveTextContent('450'))
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => expect(cell(canvas, 2, 2)).toHaveTextContent(/^$/))
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    await userEvent.keyboard('9{Shift>}{Tab}{/Shift}')
    await waitFor(() => expect(cell(canvas, 1, 2)).toHaveFocus())
    await expect(cell(canvas, 1, 3)).toHaveTextContent('9')
    await userEvent.keyboard('8{Shift>}{Enter}{/Shift}')
    await waitFor(() => expect(cell(canvas, 0, 2)).toHaveFocus())
    await expect(cell(canvas, 1, 2)).toHaveTextContent('8')
    await userEvent.keyboard('{ArrowDown}{Backspace}')
    await expect(cell(canvas, 1, 2)).toHaveTextContent(/^$/)
    await userEvent.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(cell(canvas, 4, 3)).toHaveAttribute('aria-selected', 'true'))
  },
}

export const PastedFromSpreadsheet: Story = {
  play: async ({ canvas }) => {
    cell(canvas, 1, 1).focus()
    await userEvent.click(cell(canvas, 1, 1))
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '1,200\t5\r\n800\t6\r\n')
    await fireEvent(cell(canvas, 1, 1), new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    await waitFor(() => expect(cell(canvas, 1, 1)).toHaveTextContent('1,200'))
    await expect(cell(canvas, 2, 2)).toHaveTextContent('6')
    await expect(cell(canvas, 2, 2)).toHaveAttribute('aria-selected', 'true')
    await expect(cell(canvas, 3, 1)).toHaveTextContent('510')
  },
}

const quarters = Array.from({ length: 60 }, (_, column) => `Quarter ${column + 1}`)

/** Of many columns, those near the view are drawn. */
export const ManyColumns: Story = {
  args: {
    value: {
      series: quarters,
      rows: bakery.rows.map(({ label }, row) => ({ label, values: quarters.map((_, at) => `${row + at}`) })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const isDrawn = (column: number) => canvasElement.querySelector(`td[aria-colindex="${column}"]`) !== null
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '61')
    await expect([isDrawn(2), isDrawn(61)]).toEqual([true, false])
    cell(canvas, 0, 0).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement).toHaveTextContent('Quarter 60'))
    await waitFor(() => expect(isDrawn(55)).toBe(true))
  },
}

export const Truncated: Story = {
  args: { maxRows: 3, maxColumns: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The data was cut to 3 rows and 2 columns.')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('button', { name: 'Add row' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const RowsAndColumns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(cell(canvas, 1, 1))
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add column' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    await expect(within(canvas.getByRole('grid')).getAllByRole('columnheader')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
  },
}

export const NoColumn: Story = {
  args: { value: { series: [], rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your dataset must have at least one column')
  },
}

export const NoRow: Story = {
  args: { value: { series: ['Bread'], rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your dataset must have at least one row')
  },
}

export const NoData: Story = {
  args: { value: { series: ['Bread'], rows: [{ label: 'Spring', values: [''] }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter some data!')
  },
}

export const MissingData: Story = {
  args: { value: { ...bakery, rows: [...bakery.rows, { label: 'Late', values: ['1', 'two', ''] }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('One or more rows was missing data')
  },
}

const arabicBakery: Dataset = {
  series: ['خبز', 'كعك', 'قهوة'],
  rows: ['الربيع', 'الصيف', 'الخريف', 'الشتاء'].map((label, index) => ({
    label,
    values: bakery.rows[index]?.values ?? [],
  })),
}

export const RightToLeft: Story = {
  args: { value: arabicBakery },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    cell(canvas, 0, 0).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(cell(canvas, 0, 1)).toHaveFocus())
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
