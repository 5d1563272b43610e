import { describe, expect, onTestFinished, test } from 'vitest'
import { cookieName, createCookies } from '../cookie/index.ts'
import { isFramed } from './index.ts'
import { openFrame } from '../test-support/frame.test-support.ts'

const cookies = createCookies()

/** Sets a cookie for as long as the test runs. */
function withCookie(name: string, value: string): void {
  cookies.set(name, value)
  onTestFinished(() => cookies.remove(name))
}

describe('a page framed inside the editor', () => {
  // spec: SIT-004 SIT-005
  test('has a parent window under /config', () => {
    const { view } = openFrame()
    expect(isFramed(cookies, view)).toBe(false)
    const before = window.location.href
    onTestFinished(() => window.history.replaceState(null, '', before))
    window.history.replaceState(null, '', '/config/pages')
    expect(isFramed(cookies, view)).toBe(true)
  })

  // spec: SIT-004 SIT-071
  test('is recognised by the cookie', () => {
    const { view } = openFrame()
    withCookie(cookieName.frameExpanded, 'true')
    expect(isFramed(cookies, view)).toBe(true)
  })

  // spec: SIT-004
  test('is neither the top window nor framed by another site', () => {
    const top = { location: { pathname: '/config' } } as Window
    expect(isFramed(cookies, Object.assign(top, { parent: top }))).toBe(false)
    const foreign = {
      get location(): Location {
        throw new DOMException('Blocked a frame', 'SecurityError')
      },
    } as Window
    expect(isFramed(cookies, { parent: foreign } as Window)).toBe(false)
  })
})
