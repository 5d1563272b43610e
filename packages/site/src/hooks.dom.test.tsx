import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createCookies } from './cookie/index.ts'
import type { Http } from './http/index.ts'
import { createPreferences } from './preference/preference.browser.ts'
import { useCaptcha, useCaptchaWidget } from './captcha/captcha.react.ts'
import { useBreakpoint, useFetchState, usePreferences, useSiteUser } from './react.ts'
import { createFakeCaptcha, createFakeCaptchaWidgets } from './testing.ts'

const cookies = createCookies()
const log = vi.spyOn(console, 'error')

beforeEach(() => {
  log.mockClear()
})
// React complains there of what does not fit a server's markup, and of what it calls outside of `act`. The tree goes
// first, so that one that failed does not fail the next test as well.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  expect(log).not.toHaveBeenCalled()
})

/** Takes over what a server has rendered. */
function hydrate(node: ReactNode): { before: string; after: () => string } {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(node)
  const before = container.textContent
  render(node, { container, hydrate: true, wrapper: StrictMode })
  return { before, after: () => container.textContent }
}

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

describe('useBreakpoint', () => {
  const Layout = () => <p>{useBreakpoint()}</p>

  test('uses the width given', () => {
    const query = Object.assign(new EventTarget(), { matches: true })
    const ask = vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
    onTestFinished(() => ask.mockRestore())
    const Wide = () => <p>{useBreakpoint('mobile', 768)}</p>
    expect(renderToString(<Wide />)).toContain('mobile')
    expect(ask).not.toHaveBeenCalled()
    render(<Wide />)
    expect(ask).toHaveBeenCalledWith('(max-width: 768px)')
  })

  // spec: SIT-006
  test('is desktop on a server, and the actual layout after hydration', () => {
    const query = Object.assign(new EventTarget(), { matches: true })
    const ask = vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
    onTestFinished(() => ask.mockRestore())
    const { before, after } = hydrate(<Layout />)
    expect(ask).toHaveBeenCalledWith('(max-width: 432px)')
    expect(before).toBe('desktop')
    expect(after()).toBe('mobile')
    query.matches = false
    act(() => {
      query.dispatchEvent(new Event('change'))
    })
    expect(after()).toBe('desktop')
  })
})

describe('useSiteUser', () => {
  function Greeting() {
    const { authenticated, siteUserId } = useSiteUser(cookies)
    return <p>{authenticated ? `Hello ${String(siteUserId)}` : 'Sign in'}</p>
  }

  // spec: SIT-066
  test('is a visitor without an account on a server, and the one of the cookie after hydration', () => {
    cookies.set('SiteUserInfo', '{"authenticated":true,"siteUserId":"ada"}')
    onTestFinished(() => cookies.remove('SiteUserInfo'))
    const { before, after } = hydrate(<Greeting />)
    expect(before).toBe('Sign in')
    expect(after()).toBe('Hello ada')
    cookies.remove('SiteUserInfo')
    act(() => {
      window.dispatchEvent(new Event('focus'))
    })
    expect(after()).toBe('Sign in')
  })

  test('is gone in the millisecond in which the cookie was removed', () => {
    vi.useFakeTimers({ now: 1_000 })
    onTestFinished(() => void vi.useRealTimers())
    cookies.set('SiteUserInfo', '{"authenticated":true}')
    cookies.remove('SiteUserInfo')
    expect(cookies.get('SiteUserInfo')).toBeUndefined()
  })
})

describe('useCaptcha', () => {
  function Form({ captcha }: { captcha: ReturnType<typeof createFakeCaptcha> }) {
    const state = useCaptcha(captcha)
    return <p>{state.status === 'failed' ? state.error.message : state.status}</p>
  }

  // spec: SIT-095
  test('is loading, then ready', async () => {
    render(<Form captcha={createFakeCaptcha()} />, { wrapper: StrictMode })
    expect(text()).toBe('loading')
    await screen.findByText('ready')
  })

  // spec: SIT-099
  test('has the reason of a failure', async () => {
    const captcha = createFakeCaptcha()
    captcha.fail('no-site-key')
    render(<Form captcha={captcha} />)
    await screen.findByText('Enterprise V3 ReCaptcha site key not found')
  })
})

describe('useCaptchaWidget', () => {
  test('has the token of the widget in its element, until the element is removed', () => {
    const { solve, ...widgets } = createFakeCaptchaWidgets()
    const rendering = vi.spyOn(widgets, 'render')
    function Form() {
      const { ref, token, reset } = useCaptchaWidget(widgets)
      const [isOpen, setOpen] = useState(true)
      return (
        <>
          {isOpen && <div ref={ref} data-testid="captcha" />}
          <button onClick={reset}>Again</button>
          <button onClick={() => setOpen(false)}>Close</button>
          <output>{token ?? 'unsolved'}</output>
        </>
      )
    }
    render(<Form />, { wrapper: StrictMode })
    expect(rendering).toHaveBeenCalledWith(screen.getByTestId('captcha'))
    act(() => solve('solved'))
    expect(screen.getByRole('status').textContent).toBe('solved')
    act(() => screen.getByText('Again').click())
    expect(screen.getByRole('status').textContent).toBe('unsolved')
    act(() => solve('solved'))
    act(() => screen.getByText('Close').click())
    expect(screen.getByRole('status').textContent).toBe('unsolved')
  })
})
