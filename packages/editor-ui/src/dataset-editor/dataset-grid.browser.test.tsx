import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DatasetEditor } from './dataset-editor.react.tsx'
import type { Dataset } from './dataset.ts'
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
