import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { FileManager } from '../file-manager/file-manager.react.tsx'
import { createFileServer } from '../file-manager/file-manager.testing.ts'

// Behaviour that depends on references to elements, which React 18 and React 19 hand on in different ways.

test('the arrow keys take the focus along in a dataset', () => {
  render(<DatasetEditor defaultValue={{ series: ['Bread'], rows: [{ label: 'May', values: ['1'] }] }} />)
  const corner = screen.getAllByRole('columnheader')[0]!
  corner.focus()
  fireEvent.keyDown(corner, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('May')
})

test('the name of a file is selected when it is to be edited, without its extension', async () => {
  const { transport } = createFileServer({ files: [{ id: 'a', name: 'bread.png' }] })
  render(<FileManager {...transport} />)
  fireEvent.click(await screen.findByRole('option'))
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'File name' })
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5])
})
