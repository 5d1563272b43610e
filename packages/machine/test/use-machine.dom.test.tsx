import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useMachine } from '../src/react/index.ts'
import { createFakeClock, type FakeClock } from '../src/testing/index.ts'
import { addButton } from './example.ts'

function Button({ time, add = () => {} }: { time: FakeClock; add?: () => void }) {
  const { state, send } = useMachine(addButton, { clock: time.clock, enter: { adding: add } })
  return (
    <>
      <button onClick={() => send('press')}>{state}</button>
      <button onClick={() => send('accepted')}>accept</button>
    </>
  )
}

const label = () => screen.getAllByRole('button')[0]?.textContent

test('renders each state, in strict mode too', () => {
  const time = createFakeClock()
  render(<Button time={time} />, { wrapper: StrictMode })
  expect(label()).toBe('idle')
  fireEvent.click(screen.getByText('idle'))
  fireEvent.click(screen.getByText('accept'))
  expect(label()).toBe('confirmed')
  act(() => time.pass(1000))
  expect(label()).toBe('added')
  act(() => time.pass(2000))
  expect(label()).toBe('idle')
})

test('calls the action of the last render', () => {
  const time = createFakeClock()
  const [first, second] = [vi.fn(), vi.fn()]
  const { rerender } = render(<Button time={time} add={first} />)
  rerender(<Button time={time} add={second} />)
  fireEvent.click(screen.getByText('idle'))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
})

test('leaves no timer behind, neither on unmount nor on a server', () => {
  const time = createFakeClock()
  const { unmount } = render(<Button time={time} />)
  fireEvent.click(screen.getByText('idle'))
  fireEvent.click(screen.getByText('accept'))
  expect(time.pending()).toBe(1)
  unmount()
  expect(time.pending()).toBe(0)
  expect(renderToString(<Button time={time} />)).toContain('idle')
  expect(time.pending()).toBe(0)
})
