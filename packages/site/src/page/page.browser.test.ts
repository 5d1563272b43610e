import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  breakpointOf,
  breakpointQuery,
  breakpointQueryFor,
  createBreakpoint,
  currentBreakpoint,
  whenBreakpointChanges,
} from '../breakpoint/index.ts'
import { cookieName, createCookies } from '../cookie/index.ts'
import { isFramed } from './index.ts'
import { createStorage } from '../storage/storage.browser.ts'
import { readSiteUser } from '../site-user/index.ts'
import { openFrame } from '../frame.test-support.ts'

const cookies = createCookies()

/** Sets a cookie for as long as the test runs. */
function withCookie(name: string, value: string): void {
  cookies.set(name, value)
  onTestFinished(() => cookies.remove(name))
}

describe('breakpoints', () => {
  // spec: SIT-006
  test.each([
    [320, 'mobile'],
    [432, 'mobile'],
    [432.5, 'desktop'],
    [433, 'desktop'],
    [768, 'desktop'],
  ] as const)('a window of %d px is %s', (width, expected) => {
    const { view } = openFrame({ width })
    expect(breakpointOf(width)).toBe(expected)
    // Chromium rounds the width of a frame, but not what a script asks about.
    if (Number.isInteger(width)) expect(currentBreakpoint(view)).toBe(expected)
    const matching = (['mobile', 'desktop'] as const).filter(
      (name) => view.matchMedia(breakpointQuery[name]).matches,
    )
    expect(matching).toHaveLength(1)
  })

  // spec: SIT-007
  test.each([200, 432, 433, 768, 1024, 2000])('the tablet query does not match at %i px', (width) => {
    expect(openFrame({ width }).view.matchMedia(breakpointQuery.tablet).matches).toBe(false)
    expect(breakpointQuery.tablet).toBe('not all')
  })

  // spec: SIT-006
  test('notify when the window changes from one to the other', async () => {
    const { view, element } = openFrame({ width: 800 })
    const listener = vi.fn()
    const undo = whenBreakpointChanges(listener, view)
    element.style.width = '400px'
    await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith('mobile'))
    undo()
    element.style.width = '800px'
    await vi.waitFor(() => expect(currentBreakpoint(view)).toBe('desktop'))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('a breakpoint at another width', () => {
  test('separates mobile from desktop, and notifies when the window passes it', async () => {
    const { view, element } = openFrame({ width: 768 })
    const breakpoint = createBreakpoint({ maxWidth: 768, view })
    expect([breakpointOf(768, 768), breakpointOf(769, 768)]).toEqual(['mobile', 'desktop'])
    expect(breakpointQueryFor(768)).toEqual({
      mobile: '(max-width: 768px)',
      desktop: 'not all and (max-width: 768px)',
      tablet: 'not all',
    })
    expect(breakpoint.snapshot()).toBe('mobile')
    const seen: string[] = []
    const undo = breakpoint.subscribe(() => seen.push(breakpoint.snapshot()))
    element.style.width = '769px'
    await vi.waitFor(() => expect(seen).toEqual(['desktop']))
    undo()
    element.style.width = '500px'
    await vi.waitFor(() => expect(breakpoint.snapshot()).toBe('mobile'))
    expect(seen).toEqual(['desktop'])
  })
})

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

describe('cookies of the document', () => {
  // spec: SIT-071
  test.each(Object.values(cookieName))('%s is written, read and removed', (name) => {
    cookies.set(name, 'a;b=c|ä')
    expect(cookies.get(name)).toBe('a;b=c|ä')
    cookies.remove(name)
    expect(cookies.get(name)).toBeUndefined()
  })

  // spec: SIT-066
  test('identify the site user', () => {
    withCookie('SiteUserInfo', '{"authenticated":true,"siteUserId":"a"}')
    expect(readSiteUser(cookies)).toEqual({ authenticated: true, siteUserId: 'a' })
  })

  test('that cannot be decoded are undefined', () => {
    document.cookie = 'broken=%E0%A4%A'
    onTestFinished(() => {
      document.cookie = 'broken=; max-age=0'
    })
    expect(cookies.get('broken')).toBeUndefined()
  })

  // spec: SIT-073
  test('are enabled here, and the check leaves no cookie', () => {
    const before = document.cookie
    expect(cookies.areEnabled()).toBe(true)
    expect(document.cookie).toBe(before)
  })
})

describe('the storage of the browser', () => {
  // spec: SIT-069 SIT-070
  test('keeps values in local storage', () => {
    const storage = createStorage({ cookies })
    storage.set('sitewright-test', [1, 2])
    expect(localStorage.getItem('sitewright-test')).toBe('{"value":[1,2]}')
    expect(createStorage({ cookies }).get('sitewright-test')).toEqual([1, 2])
    storage.remove('sitewright-test')
    expect(localStorage.getItem('sitewright-test')).toBeNull()
  })

  // spec: SIT-070
  test('is full for a value of ten million characters, and keeps a small one', () => {
    const storage = createStorage({ cookies })
    onTestFinished(() => storage.remove('sitewright-test'))
    storage.set('sitewright-test', 'x'.repeat(10_000_000))
    expect(localStorage.getItem('sitewright-test')).toBeNull()
    storage.set('sitewright-test', 'small')
    expect(storage.get('sitewright-test')).toBe('small')
  })
})
