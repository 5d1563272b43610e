import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.react.tsx'

const button = () => screen.getByRole<HTMLButtonElement>('button')

test('submits no form, unless its type says so', () => {
  const { rerender } = render(<Button>Save</Button>)
  expect([button().type, button().dataset.kind]).toEqual(['button', 'quiet'])
  rerender(
    <Button type="submit" kind="primary">
      Save
    </Button>,
  )
  expect([button().type, button().dataset.kind]).toEqual(['submit', 'primary'])
})

test('ignores clicks while it is busy, and keeps the focus', () => {
  const [onClick, onSubmit] = [
    vi.fn(),
    vi.fn((event: { preventDefault: () => void }) => event.preventDefault()),
  ]
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  button().focus()
  fireEvent.click(button())
  rerender(form(true))
  fireEvent.click(button())
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([
    'true',
    'true',
  ])
  expect(button().disabled).toBe(false)
  expect(document.activeElement).toBe(button())
})
