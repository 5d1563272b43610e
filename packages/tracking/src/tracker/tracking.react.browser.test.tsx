import { StrictMode, type ReactNode } from 'react'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Impression, TrackingProvider, useTrack } from './tracking.react.tsx'

function createStage() {
  const track = vi.fn()
  const stop = vi.fn()
  return { track, stop, tracker: { track, start: vi.fn(() => stop) } }
}

function Button(): ReactNode {
  const track = useTrack()
  return <button onClick={() => track('Lead', { form: 1 })}>Send</button>
}

test('a component tracks through the provider above it', () => {
  const { tracker, track } = createStage()
  render(
    <TrackingProvider tracker={tracker}>
      <Button />
    </TrackingProvider>,
  )
  screen.getByRole('button').click()
  expect(track).toHaveBeenCalledWith('Lead', { form: 1 })
})

test('a provider runs its tracker while it is mounted', () => {
  const { tracker, stop } = createStage()
  const { unmount } = render(<TrackingProvider tracker={tracker} />)
  expect([tracker.start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0])
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})

test('a component without a provider throws, and says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Button />)).toThrow('there is no <TrackingProvider> above this component')
})

test('an impression is tracked once, with the latest payload, also under StrictMode', async () => {
  const { tracker, track } = createStage()
  const view = (position: number) => (
    <StrictMode>
      <TrackingProvider tracker={tracker}>
        <Impression event="ProductSeen" payload={{ position }} className="card">
          Mug
        </Impression>
      </TrackingProvider>
    </StrictMode>
  )
  const { rerender } = render(view(1))
  expect(screen.getByText('Mug').className).toBe('card')
  await vi.waitFor(() => expect(track).toHaveBeenCalledWith('ProductSeen', { position: 1 }))
  rerender(view(2))
  await new Promise(requestAnimationFrame)
  expect(track).toHaveBeenCalledOnce()
})
