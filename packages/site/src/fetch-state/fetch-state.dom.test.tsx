import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { useFetchState } from '../react.ts'
import { hydrate, watchConsole } from '../test-support/hook.test-support.ts'

watchConsole()

const text = () => document.body.textContent

describe('useFetchState', () => {
  function Bread({ load }: { load: () => Promise<string> }) {
    const state = useFetchState(load, { report: () => {} })
    return (
      <button onClick={state.refetch}>
        {state.status} {state.value}
      </button>
    )
  }

  // spec: SIT-076
  test('is pending, then success, and fetches again on demand', async () => {
    const values = ['rye', 'wheat', 'oat']
    const load = () => Promise.resolve(values.shift() ?? '')
    render(<Bread load={load} />)
    expect(text()).toBe('pending ')
    await screen.findByText('success rye')
    act(() => screen.getByRole('button').click())
    expect(text()).toBe('pending rye')
    await screen.findByText('success wheat')
  })

  test('shows the newer of the two fetches of strict mode', async () => {
    const asked: ((value: string) => void)[] = []
    const load = () => new Promise<string>((resolve) => asked.push(resolve))
    render(<Bread load={load} />, { wrapper: StrictMode })
    expect(asked).toHaveLength(2)
    asked[1]?.('newer')
    await screen.findByText('success newer')
    await act(async () => {
      asked[0]?.('older')
      await Promise.resolve()
    })
    expect(text()).toBe('success newer')
  })

  // spec: SIT-077
  test('holds the failure', async () => {
    render(<Bread load={() => Promise.reject(new Error('no bread'))} />)
    await screen.findByText('failed')
  })

  test('fetches nothing on a server', async () => {
    const load = vi.fn(() => Promise.resolve('rye'))
    expect(renderToString(<Bread load={load} />)).toContain('pending')
    expect(load).not.toHaveBeenCalled()
    const { before, after } = hydrate(<Bread load={load} />)
    expect(before).toBe('pending ')
    await vi.waitFor(() => expect(after()).toBe('success rye'))
  })
})
