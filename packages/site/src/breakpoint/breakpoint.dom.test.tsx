import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { useBreakpoint } from '../react.ts'
import { hydrate, watchConsole } from '../test-support/hook.test-support.ts'

watchConsole()

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
