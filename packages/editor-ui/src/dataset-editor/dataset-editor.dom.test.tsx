import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DatasetEditor } from './dataset-editor.react.tsx'

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
