import { describe, expect, test } from 'vitest'
import { createCookieBrowser } from './cookie-browser.test-support.ts'
import { clearTrackingCookies, rootDomain } from './tracking-cookie.browser.ts'
import { cookieDomains, trackingCookies } from './tracking-cookie.ts'
import { createVisitor } from './visitor.browser.ts'

const location = { hostname: 'www.shop.example', pathname: '/a/b/page' }
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

describe('the root domain', () => {
  test.each([
    ['www.shop.example', 'shop.example'],
    ['shop.example', 'shop.example'],
    ['a.b.shop.co.uk', 'shop.co.uk'],
    ['localhost', undefined],
    ['127.0.0.1', undefined],
    ['[::1]', undefined],
  ])('of %s is %s, and the probe leaves no cookie', (hostname, expected) => {
    const jar = createCookieBrowser({ hostname, pathname: '/' })
    expect(rootDomain(jar, hostname)).toBe(expected)
    expect(jar.kept()).toEqual([])
  })

  test.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])('of %s is not looked for', (host) => {
    expect(cookieDomains(host)).toEqual([])
  })

  test.each([
    ['1.shop.example', ['shop.example', '1.shop.example']],
    ['shop.1', ['shop.1']],
  ])('of %s is looked for, as not all of it is digits', (host, domains) => {
    expect(cookieDomains(host)).toEqual(domains)
  })

  test('is looked for from the shortest domain on', () => {
    expect(cookieDomains('a.b.shop.example')).toEqual(['shop.example', 'b.shop.example', 'a.b.shop.example'])
  })
})

describe('the ids of a visitor', () => {
  // spec: TRK-028
  test('are set for the root domain: the analytics id and the session', () => {
    const jar = createCookieBrowser(location)
    const ids = createVisitor({ jar, location }).read(false, 1000)
    expect(jar.kept()).toMatchObject([
      { name: 'SS_ANALYTICS_ID', value: ids.analyticsId, domain: 'shop.example', path: '/' },
      { name: 'SS_SESSION_ID', value: ids.sessionId, domain: 'shop.example', path: '/' },
    ])
    expect(ids.analyticsId).toMatch(UUID)
  })

  // spec: TRK-027
  test('keep the analytics id for 390 days', () => {
    const jar = createCookieBrowser(location)
    createVisitor({ jar, location }).read(false, 1000)
    expect(jar.kept().find(({ name }) => name === 'SS_ANALYTICS_ID')?.maxAge).toBe(390 * 24 * 60 * 60)
  })

  test('are the same on the next page, and in another subdomain', () => {
    const jar = createCookieBrowser(location)
    const first = createVisitor({ jar, location }).read(true, 1000)
    expect(createVisitor({ jar, location }).read(true, 2000)).toEqual(first)
  })

  test('keep a marketing id that was set elsewhere', () => {
    const jar = createCookieBrowser(location)
    jar.cookie = 'SS_MID=m-1; path=/'
    expect(createVisitor({ jar, location }).read(false, 1000).marketingId).toBe('m-1')
  })

  test('stay the same on a page that keeps no cookies', () => {
    const jar = {
      get cookie() {
        return ''
      },
      set cookie(_: string) {},
    }
    const visitor = createVisitor({ jar, location })
    expect(visitor.read(false, 1)).toEqual(visitor.read(false, 2))
  })

  test('prolong the session at most once a minute, also with a clock that was set back', () => {
    const jar = createCookieBrowser(location)
    const visitor = createVisitor({ jar, location })
    const isProlonged = (now: number): boolean => {
      jar.cookie = 'SS_SESSION_ID=x; path=/; domain=shop.example; max-age=5'
      visitor.read(false, now)
      return jar.kept().find(({ name }) => name === 'SS_SESSION_ID')?.maxAge === 1800
    }
    expect([100_000, 159_999, 160_000, 50_000].map(isProlonged)).toEqual([true, false, true, true])
  })

  test.each([
    [29, 1],
    [31, 2],
  ])('begin another session on a page without an event for %d minutes: %d sessions', (minutes, sessions) => {
    const jar = createCookieBrowser(location)
    const visitor = createVisitor({ jar, location })
    const read = (now: number) => {
      const { analyticsId, sessionId } = visitor.read(false, now)
      // Expired, or refused by the browser.
      jar.cookie = 'SS_SESSION_ID=; path=/; domain=shop.example; max-age=0'
      return { analyticsId, sessionId }
    }
    const [first, later] = [read(0), read(minutes * 60_000)]
    expect(new Set([first.sessionId, later.sessionId]).size).toBe(sessions)
    expect(later.analyticsId).toBe(first.analyticsId)
  })

  test('survive cookies that throw', () => {
    const jar = {
      get cookie(): string {
        throw new Error('SecurityError')
      },
      set cookie(_: string) {
        throw new Error('SecurityError')
      },
    }
    const visitor = createVisitor({ jar, location })
    expect(visitor.read(true, 1000).analyticsId).toMatch(UUID)
    expect(() => visitor.clear()).not.toThrow()
  })
})

describe('the visit cookies', () => {
  test('are written raw by a page view, and not by other events', () => {
    const jar = createCookieBrowser(location)
    const visitor = createVisitor({ jar, location })
    expect(visitor.read(false, 1000).visitId).toBeUndefined()
    const { visitId } = visitor.read(true, 1000)
    expect(visitId).toMatch(/^[\da-f-]{36}\|1000\|1000\|1000\|1$/)
    expect(jar.cookie).toContain(`ss_cvr=${visitId}`)
    expect(jar.cookie).toContain('ss_cvt=1000')
    expect(visitor.read(false, 2000).visitId).toBe(visitId)
  })

  test.each([
    'ss_cvr=%E0%A4%A',
    'ss_cvr=',
    'ss_cvr',
    'ss_cvr=a|b|c',
    'ss_cvr=a%7C1%7C1',
    '=ss_cvr',
    'ss_cvr=null',
  ])('that are malformed, %s, begin a new visitor', (text) => {
    const jar = createCookieBrowser(location)
    jar.cookie = `${text}; path=/`
    expect(createVisitor({ jar, location }).read(true, 5).visitId).toMatch(/\|5\|5\|5\|1$/)
  })

  test('of another library, encoded, are read as well', () => {
    const jar = createCookieBrowser(location)
    jar.cookie = 'ss_cvr=a%7C1%7C1%7C1%7C1; path=/'
    jar.cookie = 'ss_cvt=1; path=/'
    expect(createVisitor({ jar, location }).read(true, 5).visitId).toBe('a|1|1|1|1')
  })
})

describe('the cookies of a visit', () => {
  const cookiesAfter = (isPageView: boolean) => {
    const jar = createCookieBrowser(location)
    createVisitor({ jar, location }).read(isPageView, 5000)
    return new Map(jar.kept().map((cookie) => [cookie.name, cookie]))
  }

  // spec: TRK-021
  test('are one for its id and count and one for its timestamp, which a page view sets', () => {
    const cookies = cookiesAfter(true)
    expect(cookies.get('ss_cvr')?.value).toMatch(/^[\w-]+\|5000\|5000\|5000\|1$/)
    expect(cookies.get('ss_cvt')?.value).toBe('5000')
    expect([...cookiesAfter(false).keys()]).toEqual(['SS_ANALYTICS_ID', 'SS_SESSION_ID'])
  })

  // spec: TRK-024
  test('keep the visit id for 2 years', () => {
    expect(cookiesAfter(true).get('ss_cvr')?.maxAge).toBe(63_072_000)
  })

  // spec: TRK-025
  test('keep the visit timestamp for 30 minutes', () => {
    expect(cookiesAfter(true).get('ss_cvt')?.maxAge).toBe(30 * 60)
  })
})

describe('a restricted policy', () => {
  const others = ['SS_MID', 'crumb', 'ss_cid2', 'xss_cid', 'cart']

  // spec: TRK-046
  test('clears exactly five cookies', () => {
    const jar = createCookieBrowser(location)
    const five = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']
    expect(trackingCookies).toEqual(five)
    for (const name of [...five, ...others]) jar.cookie = `${name}=1; path=/`
    clearTrackingCookies(jar, location)
    expect(jar.kept().map(({ name }) => name)).toEqual(others)
  })

  test('clears them on every scope that the page could have set them for', () => {
    const jar = createCookieBrowser(location)
    for (const name of trackingCookies)
      for (const path of ['/', '/a', '/a/', '/a/b', '/a/b/', '/a/b/page'])
        for (const domain of ['', '; domain=shop.example', '; domain=.www.shop.example'])
          jar.cookie = `${name}=%E0%A4%A; path=${path}${domain}`
    expect(jar.kept()).toHaveLength(5 * 6 * 3)
    clearTrackingCookies(jar, location)
    expect(jar.kept()).toEqual([])
  })

  test('clears the ids as well when the visitor refuses, and begins anew after a consent', () => {
    const jar = createCookieBrowser(location)
    const visitor = createVisitor({ jar, location })
    const before = visitor.read(true, 1000)
    visitor.clear()
    expect(jar.kept()).toEqual([])
    expect(visitor.read(true, 2000).analyticsId).not.toBe(before.analyticsId)
  })
})
