import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DatasetEditor } from './dataset-editor.react.tsx'
import type { Dataset } from './dataset/dataset.ts'

function problemOf(series: readonly string[], ...values: readonly (readonly string[])[]) {
  render(
    <DatasetEditor defaultValue={{ series, rows: values.map((own) => ({ label: 'A', values: own })) }} />,
  )
  return screen.getByRole('alert').textContent
}

// spec: EDT-050
test('says that a dataset must have a column, before anything else', () => {
  expect(problemOf([])).toBe('Your dataset must have at least one column')
})

// spec: EDT-051
test('says that a dataset must have a row', () => {
  expect(problemOf(['Bread'])).toBe('Your dataset must have at least one row')
})

// spec: EDT-052
test('says that a row lacks data', () => {
  expect(problemOf(['Bread', 'Cake'], ['1', '2'], ['1', ''])).toBe('One or more rows was missing data')
})

// spec: EDT-053
test('asks for data', () => {
  expect(problemOf(['Bread'], [''])).toBe('Enter some data!')
})

// spec: EDT-015
test.each([
  ['Add row', 3, 3],
  ['Add column', 2, 4],
  ['Remove row', 1, 3],
  ['Remove column', 2, 2],
])('%s leaves %i rows and %i columns', (name, rows, columns) => {
  const values = ['1', '2']
  render(
    <DatasetEditor
      defaultValue={{
        series: ['Bread', 'Cake'],
        rows: [
          { label: 'May', values },
          { label: 'June', values },
        ],
      }}
    />,
  )
  fireEvent.pointerDown(screen.getAllByRole('gridcell')[0]!, { button: 0 })
  fireEvent.click(screen.getByRole('button', { name }))
  expect([screen.getAllByRole('row').length - 1, screen.getAllByRole('columnheader').length]).toEqual([
    rows,
    columns,
  ])
})

const two = { series: ['Bread', 'Cake'], rows: [{ label: 'May', values: ['1', '2'] }] }
const long = { ...two, rows: [...two.rows, ...two.rows] }

test.each([
  [{ maxRows: 1 }, 'The data was cut to 1 rows.'],
  [{ maxColumns: 1 }, 'The data was cut to 1 columns.'],
  [{ maxRows: 1, maxColumns: 1 }, 'The data was cut to 1 rows and 1 columns.'],
])('names the limits %j that it has', (limits, text) => {
  render(<DatasetEditor defaultValue={long} {...limits} />)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('draws the chart anew when a cell is stored', async () => {
  render(<DatasetEditor defaultValue={two} />)
  const titles = () => [...document.querySelectorAll('figure path > title')].map((each) => each.textContent)
  expect(titles()).toEqual(['May, Bread: 1', 'May, Cake: 2'])
  const cell = screen.getAllByRole('gridcell')[1]!
  fireEvent.pointerDown(cell, { button: 0 })
  fireEvent.keyDown(cell, { key: '7' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '70' } })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  await waitFor(() => expect(titles()).toEqual(['May, Bread: 1', 'May, Cake: 70']))
})

test('calls an `onChange` that a later render adds', () => {
  const onChange = vi.fn<(dataset: Dataset) => void>()
  const { rerender } = render(<DatasetEditor defaultValue={two} />)
  rerender(<DatasetEditor defaultValue={two} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }))
  expect(onChange.mock.calls.map(([{ rows }]) => rows.length)).toEqual([2])
})

test('draws bars, lines or a pie, as they are chosen, and reports which', () => {
  const onKindChange = vi.fn()
  render(<DatasetEditor defaultValue={two} onKindChange={onKindChange} />)
  const kind = () => screen.getByRole('figure').dataset.kind
  expect(kind()).toBe('bar')
  for (const name of ['Line', 'Pie', 'Bar']) {
    fireEvent.click(screen.getByRole('radio', { name }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true)
    expect(kind()).toBe(name.toLowerCase())
  }
  expect(onKindChange.mock.calls).toEqual([['line'], ['pie'], ['bar']])
})

test('what `onValidate` returns is no clean-up', () => {
  const problems: unknown[] = []
  const editor = (rows: Dataset['rows']) => (
    <DatasetEditor value={{ series: ['Bread'], rows }} onValidate={(problem) => problems.push(problem)} />
  )
  const { rerender, unmount } = render(editor([]))
  rerender(editor([{ label: 'May', values: ['1'] }]))
  expect(problems).toEqual(['row', undefined])
  expect(unmount).not.toThrow()
})

test('an `onValidate` that throws is reported, and the editor stays', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <DatasetEditor
      onValidate={() => {
        throw new Error('mine')
      }}
    />,
  )
  expect(screen.getByRole('grid')).toBeTruthy()
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('mine'))
  reported.mockRestore()
})

test('an `onValidate` that renders its part again is not called for it', () => {
  const onValidate = vi.fn()
  function Page() {
    const [, setProblem] = useState({})
    return (
      <DatasetEditor
        onValidate={(problem) => {
          onValidate(problem)
          if (onValidate.mock.calls.length < 5) setProblem({ problem })
        }}
      />
    )
  }
  render(<Page />)
  expect(onValidate).toHaveBeenCalledExactlyOnceWith('column')
})
