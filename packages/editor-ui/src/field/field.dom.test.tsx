import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Field, TextField } from './field.react.tsx'

test('a field of text passes on its text, with its hint and its problem beside it', () => {
  const onChange = vi.fn()
  const props = { label: 'Name', hint: 'Shown to visitors', value: '', onChange }
  const { rerender } = render(<TextField {...props} />)
  expect(screen.getByRole('alert').textContent).toBe('')
  rerender(<TextField {...props} problem="Name is required" placeholder="A list" />)
  const input = screen.getByLabelText<HTMLInputElement>('Name')
  expect([input.type, input.placeholder, input.getAttribute('aria-invalid')]).toEqual([
    'text',
    'A list',
    'true',
  ])
  const texts = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(texts.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Name is required',
    'Shown to visitors',
  ])
  fireEvent.change(input, { target: { value: 'News' } })
  expect(onChange.mock.calls).toEqual([['News']])
})

test('a field gives the control that it draws the name of its label', () => {
  render(<Field label="Kind">{(attributes) => <select {...attributes} />}</Field>)
  expect(screen.getByLabelText('Kind').localName).toBe('select')
})
