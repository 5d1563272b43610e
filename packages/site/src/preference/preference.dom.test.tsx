import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { Http } from '../http/index.ts'
import { createPreferences } from './preference.browser.ts'
import { usePreferences } from '../react.ts'
import { watchConsole } from '../test-support/hook.test-support.ts'

watchConsole()

describe('usePreferences', () => {
  function Layout({ preferences }: { preferences: ReturnType<typeof createPreferences> }) {
    const { status, value, save } = usePreferences(preferences, 'shop')
    return (
      <button onClick={() => void save({ layout: 'list' })}>{`${status} ${String(value?.layout)}`}</button>
    )
  }

  // spec: SIT-049
  test('shows what was saved, without fetching it again', async () => {
    const call = vi.fn((request: { method: string }, read: (body: unknown) => unknown) =>
      Promise.resolve(read(request.method === 'GET' ? { layout: 'grid' } : {})),
    )
    const http = { call, renewCrumb: () => {} } as unknown as Http
    render(<Layout preferences={createPreferences({ http })} />, { wrapper: StrictMode })
    await screen.findByText('success grid')
    act(() => screen.getByRole('button').click())
    await screen.findByText('success list')
    expect(call.mock.calls.map(([{ method }]) => method)).toEqual(['GET', 'PUT'])
  })

  // spec: SIT-051
  test('reports a failure once', async () => {
    const report = vi.fn()
    const call = () => Promise.resolve({ ok: false, failure: { kind: 'timeout' } })
    const http = { call, renewCrumb: () => {} } as unknown as Http
    render(<Layout preferences={createPreferences({ http, report })} />)
    await screen.findByText('failed undefined')
    expect(report).toHaveBeenCalledTimes(1)
  })
})
