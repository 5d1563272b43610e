import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { run } from '../index.ts'
import { useMachine, useStore } from '../react.ts'
import { createStore, type Store } from '../store/index.ts'
import { createFakeClock, type FakeClock } from '../testing.ts'
import { addButton } from './example.test-support.ts'

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

function Count({ store }: { store: Store<number> }) {
  return <output>{useStore(store)}</output>
}

test('renders the value of a store, on a server too, and at each change', () => {
  const store = createStore(1)
  expect(renderToString(<Count store={store} />)).toContain('1')
  render(<Count store={store} />, { wrapper: StrictMode })
  act(() => store.set(2))
  expect(screen.getByRole('status').textContent).toBe('2')
})

test('renders the state of a runner as that of any store', () => {
  const { clock, pass } = createFakeClock()
  const button = run(addButton, { clock })
  function State() {
    return <output>{useStore(button)}</output>
  }
  render(<State />)
  expect(screen.getByRole('status').textContent).toBe('idle')
  act(() => button.send('press'))
  act(() => button.send('accepted'))
  act(() => pass(1000))
  expect(screen.getByRole('status').textContent).toBe('added')
})
