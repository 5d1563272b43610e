import { useFetchState } from '@sitewright/site/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EditorProvider } from '../provider/provider.react.tsx'
import { FetchState } from './fetch-state.react.tsx'

const report = () => undefined
function Bread({ load }: { load: () => Promise<string> }) {
  const state = useFetchState(load, { report })
  return (
    <>
      <FetchState state={state}>{(bread) => <p>{bread}</p>}</FetchState>
      <button onClick={state.refetch}>Again</button>
    </>
  )
}

// spec: EDT-072 EDT-089
test('shows a value on its way, a failure with Try again, and the value', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down'))
  load.mockResolvedValue('rye')
  render(<Bread load={load} />)
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  await screen.findByText('Unable to load. Try again.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('rye')
  expect(screen.queryByText('Unable to load. Try again.')).toBeNull()
})

test('keeps an earlier value while it is loaded again, and when that fails', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('rye')
    .mockRejectedValueOnce(new Error('down'))
  render(<Bread load={load} />)
  await screen.findByText('rye')
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  screen.getByText('rye')
  expect(screen.queryByRole('status')).toBeNull()
  await screen.findByText('Unable to load. Try again.')
  screen.getByText('rye')
})

test('speaks the words of the provider, and English for the others', async () => {
  render(
    <EditorProvider messages={{ 'editor.error.load': 'Nicht geladen.' }}>
      <Bread load={() => Promise.reject(new Error('down'))} />
    </EditorProvider>,
  )
  await waitFor(() => screen.getByText('Nicht geladen.'))
  screen.getByRole('button', { name: 'Try again' })
})
