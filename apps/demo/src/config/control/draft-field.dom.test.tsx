import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DraftField, parseFilled } from './draft-field.tsx'

afterEach(cleanup)

/** A field for a title, and a button that takes back what was typed. */
function Title() {
  const [value, setValue] = useState('Sill')
  return (
    <>
      <DraftField label="Title" value={value} parse={parseFilled} invalid="A title." onChange={setValue} />
      <button onClick={() => setValue('Sill')}>Undo</button>
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('what is typed and is no value is marked, not reported, and gone once the field is left', () => {
  render(<Title />)
  type(' ')
  expect(screen.getByText('A title.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Sill')
  expect(field().value).toBe(' ')
  fireEvent.blur(field())
  expect(field().value).toBe('Sill')
})

test('a field shows what was undone while it has the focus', () => {
  render(<Title />)
  type('Ledge')
  expect(screen.getByRole('status').textContent).toBe('Ledge')
  fireEvent.click(screen.getByRole('button'))
  expect(field().value).toBe('Sill')
})
