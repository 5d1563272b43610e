import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './radio-group.react.tsx'

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large', picture: <i data-picture /> },
]
const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
const chosen = () => radios().find(({ checked }) => checked)?.value

test('is a named group of radio buttons, of which one is checked', () => {
  const onChange = vi.fn()
  render(<RadioGroup label="Size" options={sizes} value="small" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Size' }).dataset.kind).toBe('row')
  expect([radios().map(({ value }) => value), chosen()]).toEqual([['small', 'large'], 'small'])
  expect(screen.getByText('Large').previousElementSibling?.hasAttribute('data-picture')).toBe(true)
  fireEvent.click(screen.getByLabelText('Large'))
  expect([onChange.mock.calls, chosen()]).toEqual([[['large']], 'small'])
})

test('is described by the problem of its value', () => {
  const group = { label: 'Size', options: sizes, value: undefined, onChange: () => {} }
  const { rerender } = render(<RadioGroup {...group} />)
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBeNull()
  rerender(<RadioGroup {...group} problem="Choose a size" />)
  const problem = screen.getByRole('alert')
  expect(problem.textContent).toBe('Choose a size')
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(problem.id)
})

const places = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((value) => ({ value, label: value }))

function Grid() {
  const [place, setPlace] = useState('5')
  return (
    <RadioGroup label="Place" kind="grid" columns={3} options={places} value={place} onChange={setPlace} />
  )
}

test.each([
  ['ltr', 'ArrowRight', '6'],
  // Places are those of a screen.
  ['rtl', 'ArrowRight', '6'],
  ['ltr', 'ArrowLeft', '4'],
  ['ltr', 'ArrowUp', '2'],
  ['ltr', 'ArrowDown', '8'],
  ['ltr', 'Home', '1'],
  ['ltr', 'End', '9'],
])('as a grid in %s moves by %s from its middle to %s, with the focus', (dir, key, place) => {
  render(
    <div dir={dir} style={{ direction: dir === 'rtl' ? 'rtl' : 'ltr' }}>
      <Grid />
    </div>,
  )
  fireEvent.keyDown(screen.getByLabelText('5'), { key })
  expect(chosen()).toBe(place)
  expect(document.activeElement).toBe(screen.getByLabelText(place))
})
