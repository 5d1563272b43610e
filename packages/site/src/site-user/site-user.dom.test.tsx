import { act } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createCookies } from '../cookie/index.ts'
import { useSiteUser } from '../react.ts'
import { whenSiteUserMayChange } from './site-user.browser.ts'
import { hydrate, watchConsole } from '../test-support/hook.test-support.ts'

watchConsole()

const cookies = createCookies()

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

  test('is read again when the page comes back from the back/forward cache', () => {
    const listener = vi.fn()
    const cleanup = whenSiteUserMayChange(listener)
    window.dispatchEvent(new Event('pageshow'))
    cleanup()
    window.dispatchEvent(new Event('pageshow'))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('is gone in the millisecond in which the cookie was removed', () => {
    vi.useFakeTimers({ now: 1_000 })
    onTestFinished(() => void vi.useRealTimers())
    cookies.set('SiteUserInfo', '{"authenticated":true}')
    cookies.remove('SiteUserInfo')
    expect(cookies.get('SiteUserInfo')).toBeUndefined()
  })
})
