import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { DatasetEditor } from './dataset-editor.react.tsx'
import type { Dataset } from './dataset/dataset.ts'
import '../styles.css'

const long: Dataset = {
  series: ['Bread'],
  rows: Array.from({ length: 2000 }, (_, row) => ({ label: `Day ${row + 1}`, values: [String(row)] })),
}
const rowCount = () => screen.getAllByRole('row').length

test('of 2,000 rows draws only those near the view, and follows the focus to the last one', async () => {
  render(<DatasetEditor defaultValue={long} />)
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2001')
  expect(rowCount()).toBeLessThan(120)
  await userEvent.click(screen.getByText('Day 2', { exact: true }))
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(document.activeElement?.textContent).toBe('1999')
  await expect.poll(() => screen.queryByText('Day 1990')).not.toBeNull()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('Day 1999')
  expect(rowCount()).toBeLessThan(120)
})

test('keeps the height of the rows that it does not draw', async () => {
  render(<DatasetEditor defaultValue={long} />)
  const grid = screen.getByRole('grid')
  const scroller = grid.parentElement!
  const before = scroller.scrollHeight
  const rowPx = screen.getAllByRole('row')[0]!.offsetHeight
  expect(Math.abs(before / rowPx - 2001)).toBeLessThan(60)
  scroller.scrollTop = rowPx * 1000
  await expect.poll(() => screen.queryByText('Day 1002')).not.toBeNull()
  expect(Math.abs(scroller.scrollHeight / rowPx - 2001)).toBeLessThan(2)
})

const wide: Dataset = {
  series: Array.from({ length: 300 }, (_, column) => `Series ${column + 1}`),
  rows: Array.from({ length: 1000 }, (_, row) => ({
    label: `Day ${row + 1}`,
    values: Array.from({ length: 300 }, (_, column) => `${row + 1}.${column + 1}`),
  })),
}
const cellAt = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`td[id$="-${row}-${column}"]`)
const cellCount = () => document.querySelectorAll('td[role]').length
function focused() {
  const { ariaRowIndex = null } = document.activeElement?.parentElement ?? {}
  return [ariaRowIndex, document.activeElement?.ariaColIndex]
}
const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? NaN

test('of 300 columns draws only those near the view, and follows the focus to the last one', async () => {
  render(<DatasetEditor defaultValue={wide} />)
  const grid = screen.getByRole('grid')
  expect([grid.ariaRowCount, grid.ariaColCount]).toEqual(['1001', '301'])
  expect(cellCount()).toBeLessThan(3000)
  await userEvent.click(cellAt(1, 1)!)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(focused).toEqual(['1001', '301'])
  expect(document.activeElement?.textContent).toBe('1000.300')
  await expect.poll(() => cellAt(990, 295)).not.toBeNull()
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await expect.poll(focused).toEqual(['1000', '300'])
  expect(document.activeElement?.textContent).toBe('999.299')
  await userEvent.keyboard('{Home}')
  await expect.poll(focused).toEqual(['1000', '1'])
  expect(document.activeElement?.textContent).toBe('Day 999')
  expect(cellCount()).toBeLessThan(3000)
})

test('keeps the columns that it draws below their headers, and beside those that it does not draw', async () => {
  render(<DatasetEditor defaultValue={wide} />)
  const scroller = screen.getByRole('grid').parentElement!
  const { scrollWidth: before } = scroller
  const { offsetWidth: columnPx } = cellAt(0, 2)!
  expect(Math.abs(before / columnPx - 301)).toBeLessThan(2)
  scroller.scrollLeft = columnPx * 150
  await expect.poll(() => cellAt(2, 152)?.textContent).toBe('2.152')
  expect(leftOf(cellAt(2, 152))).toBe(leftOf(cellAt(0, 152)))
  expect(Math.abs(scroller.scrollWidth / columnPx - 301)).toBeLessThan(2)
  expect(cellAt(0, 3)).toBeNull()
})

test('keeps a cell that the arrow keys reach clear of the headers', async () => {
  render(<DatasetEditor defaultValue={wide} />)
  const scroller = screen.getByRole('grid').parentElement!
  scroller.scrollTo(128 * 100, 36 * 100)
  await expect.poll(() => cellAt(103, 103)).not.toBeNull()
  fireEvent.pointerDown(cellAt(103, 103)!, { button: 0 })
  cellAt(103, 103)!.focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.poll(focused).toEqual(['100', '100'])
  function clearance(): number {
    const cell = cellAt(99, 99)!.getBoundingClientRect()
    const header = cellAt(0, 0)!.getBoundingClientRect()
    return Math.min(cell.left - header.right, cell.top - header.bottom)
  }
  await expect.poll(clearance).toBeGreaterThanOrEqual(-1)
})

test('what an input method composes on a cell is its new text, and a cell without it keeps its own', async () => {
  render(<DatasetEditor defaultValue={{ series: ['Bread'], rows: [{ label: 'May', values: ['1'] }] }} />)
  // Types of the protocol come with a package of their own.
  const session = cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> }
  await userEvent.click(screen.getByText('Bread', { selector: 'td' }))
  const key = { key: 'Process', windowsVirtualKeyCode: 229 }
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown' })
  await expect.poll(() => document.activeElement?.localName).toBe('input')
  await userEvent.keyboard('{Enter}{ArrowUp}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Bread')
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown' })
  await expect.poll(() => document.activeElement?.localName).toBe('input')
  await session.send('Input.imeSetComposition', { text: 'ぱん', selectionStart: 2, selectionEnd: 2 })
  await session.send('Input.insertText', { text: 'パン' })
  await expect.poll(() => screen.getByRole<HTMLInputElement>('textbox').value).toBe('パン')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cellAt(0, 1)?.textContent).toBe('パン')
})

test('an editor without a value keeps its own data', async () => {
  const onChange = vi.fn<(dataset: Dataset) => void>()
  render(
    <DatasetEditor
      defaultValue={{ series: ['Bread'], rows: [{ label: 'May', values: ['1'] }] }}
      onChange={onChange}
    />,
  )
  await userEvent.click(screen.getByRole('gridcell'))
  await userEvent.keyboard('42{Enter}')
  expect(screen.getByRole('gridcell').textContent).toBe('42')
  expect(onChange.mock.lastCall?.[0].rows[0]?.values).toEqual(['42'])
})

test('copies the cells that are selected, and cuts them out of the grid', async () => {
  const onChange = vi.fn<(dataset: Dataset) => void>()
  render(
    <DatasetEditor
      defaultValue={{ series: ['Bread', 'Cake'], rows: [{ label: 'May', values: ['1', 'a\tb'] }] }}
      onChange={onChange}
    />,
  )
  await userEvent.click(cellAt(1, 1)!)
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => cellAt(1, 2)?.ariaSelected).toBe('true')
  function clip(type: 'copy' | 'cut'): string {
    const clipboardData = new DataTransfer()
    const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true })
    expect(fireEvent(document.activeElement!, event)).toBe(false)
    return clipboardData.getData('text/plain')
  }
  expect(clip('copy')).toBe('1\t"a\tb"')
  expect(onChange).not.toHaveBeenCalled()
  expect(clip('cut')).toBe('1\t"a\tb"')
  await expect.poll(() => onChange.mock.lastCall?.[0].rows[0]?.values).toEqual(['', ''])
  expect(cellAt(1, 1)?.textContent).toBe('')
})

test.each([
  ['a text around the grid', 'outside', 1],
  ['a cell', 'cell', 4],
  ['the input of a cell', 'input', 1],
])('a press on %s that moves over cells selects only those of the grid', async (_, from, count) => {
  const rows = ['May', 'June'].map((label) => ({ label, values: ['1', '2'] }))
  render(
    <>
      <p>Text</p>
      <DatasetEditor defaultValue={{ series: ['Bread', 'Cake'], rows }} />
    </>,
  )
  await userEvent.click(cellAt(1, 1)!)
  if (from === 'input') await userEvent.keyboard('{F2}7')
  const start = {
    outside: screen.getByText('Text'),
    cell: cellAt(1, 1)!,
    input: screen.queryByRole('textbox')!,
  }
  await userEvent.dragAndDrop(start[from as keyof typeof start], cellAt(2, 2)!)
  expect(document.querySelectorAll('td[aria-selected=true]')).toHaveLength(count)
  expect(screen.queryAllByRole('textbox')).toHaveLength(from === 'input' ? 1 : 0)
})
