import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { DataTable, type DataTableProps } from './data-table.react.tsx'
import '../styles.css'

interface Order {
  readonly id: number
  readonly customer: string
  readonly placedAt: Date
  readonly items: number
  readonly total: number
}

const customers = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Édith Piaf', 'Ölof Åberg']

const orders = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 1000 + index,
    customer: customers[(index * 3) % customers.length] ?? '',
    placedAt: new Date(Date.UTC(2026, 0, 1 + (index % 300), 12)),
    items: 1 + (index % 7),
    total: ((index * 7919) % 20_000) / 100,
  }))

const columns: DataTableProps<Order>['columns'] = [
  { id: 'id', header: 'Order', value: ({ id }) => id, cell: ({ id }) => <strong>#{id}</strong> },
  { id: 'customer', header: 'Customer', value: ({ customer }) => customer },
  { id: 'placedAt', header: 'Placed', value: ({ placedAt }) => placedAt },
  { id: 'items', header: 'Items', value: ({ items }) => items, align: 'end' },
  {
    id: 'total',
    header: 'Total',
    value: ({ total }) => total,
    cell: ({ total }) => `€${total.toFixed(2)}`,
    align: 'end',
  },
]

interface Args extends DataTableProps<Order> {
  readonly count: number
  readonly source: 'memory' | 'server' | 'never' | 'broken'
}

/** A table that sorts and turns pages, of rows in memory or from a server. */
const meta = {
  title: 'editor-ui/DataTable',
  component: DataTable,
  args: { caption: 'Orders', pageSizes: [10, 25, 50, 100], count: 53, source: 'memory' },
  argTypes: {
    source: {
      description:
        'Origin of the rows: memory, a server, one that never responds, or one that fails at first.',
      control: 'select',
      options: ['memory', 'server', 'never', 'broken'],
    },
    count: { description: 'Number of rows.' },
    columns: { control: false, table: { type: { summary: 'DataTableColumn[]' } } },
    rows: { control: false },
  },
  loaders: [({ args: { count, source } }) => ({ table: propsOf(count, source) })],
  render: ({ count: _count, source: _source, ...props }, { loaded }) => (
    <div style={{ maxInlineSize: '52rem' }}>
      <DataTable {...props} {...(loaded as { readonly table: DataOf }).table} />
    </div>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

type DataOf = Omit<DataTableProps<Order>, 'caption'>

function propsOf(count: number, source: Args['source']): DataOf {
  const rows = orders(count)
  const shared = { columns, rowKey: ({ id }: Order) => id, report: () => undefined }
  if (source === 'memory') return { ...shared, rows }
  if (source === 'never') return { ...shared, load: () => new Promise(() => undefined) }
  let fails = source === 'broken'
  return {
    ...shared,
    load: ({ page, pageSize }) => {
      const isFailing = fails
      fails = false
      if (isFailing) return Promise.reject(new Error('The server is away.'))
      return Promise.resolve({ rows: rows.slice((page - 1) * pageSize, page * pageSize), count })
    },
  }
}

export const ManyRows: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Customer' })
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Orders' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Customer' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard(' ')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '25')
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 1–25 of 53')
    canvas.getByRole('button', { name: 'Next page' }).focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 51–53 of 53')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus())
  },
}

export const HundredThousandRows: Story = {
  args: { count: 100_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customer' }))
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'false'))
    await expect(canvas.getAllByRole('cell', { name: 'Ada Lovelace' })).toHaveLength(10)
  },
}

/** The text of a table without rows is where they would be, from edge to edge. */
async function isInPlaceOfRows(text: HTMLElement): Promise<void> {
  const part = text.closest('[data-editor=data-table]')
  const boxOf = (selector: string) => part?.querySelector(selector)?.getBoundingClientRect()
  const box = text.getBoundingClientRect()
  await expect(box.top).toBeCloseTo((boxOf('[data-editor=table-scroll]')?.bottom ?? 0) + 8, 0)
  await expect(box.bottom).toBeLessThan(boxOf('select')?.top ?? 0)
  await expect(box.width).toBe(boxOf('[data-editor=table-scroll]')?.width)
}

export const NoRows: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await isInPlaceOfRows(canvas.getByText('There are no rows.'))
  },
}

export const FromServer: Story = {
  args: { source: 'server' },
  play: async ({ canvas }) => {
    await canvas.findByText('Rows 1–10 of 53')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await canvas.findByText('Rows 11–20 of 53')
  },
}

export const Loading: Story = {
  args: { source: 'never' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
    await isInPlaceOfRows(canvas.getByRole('status'))
  },
}

export const UnableToLoad: Story = {
  args: { source: 'broken' },
  play: async ({ canvas }) => {
    await canvas.findByText('Unable to load results')
  },
}

export const TriedAgain: Story = {
  args: { source: 'broken' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByText('Rows 1–10 of 53')
  },
}

const arabicCustomers = ['ليلى حدّاد', 'سامي نصر', 'منى الخطيب', 'يوسف عبد الله', 'هدى سالم']
const euros = new Intl.NumberFormat('ar-EG', { style: 'currency', currency: 'EUR' })
const arabicNumber = new Intl.NumberFormat('ar-EG', { useGrouping: false })

const arabicColumns: DataTableProps<Order>['columns'] = [
  {
    id: 'id',
    header: 'الطلب',
    value: ({ id }) => id,
    cell: ({ id }) => <strong>#{arabicNumber.format(id)}</strong>,
  },
  { id: 'customer', header: 'العميل', value: ({ id }) => arabicCustomers[(id * 3) % 5] ?? '' },
  { id: 'placedAt', header: 'التاريخ', value: ({ placedAt }) => placedAt },
  { id: 'items', header: 'القطع', value: ({ items }) => items, align: 'end' },
  {
    id: 'total',
    header: 'الإجمالي',
    value: ({ total }) => total,
    cell: ({ total }) => euros.format(total),
    align: 'end',
  },
]

export const RightToLeft: Story = {
  args: { caption: 'الطلبات' },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  render: ({ count, source, ...props }) => (
    <div style={{ maxInlineSize: '52rem' }}>
      <DataTable {...props} {...propsOf(count, source)} columns={arabicColumns} />
    </div>
  ),
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
