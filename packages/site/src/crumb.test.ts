import { describe, expect, test } from 'vitest'
import { createCookies } from './cookie/index.ts'
import { createCrumbs } from './crumb.ts'
import { serveSites } from './test-support/open-site.test-support.ts'
import { succeed } from './result.ts'
import { createCookieJar } from './testing.ts'

const openSite = serveSites()

const read = { method: 'GET', path: '/api/site-header-footer' } as const
const whole = (body: unknown) => succeed(body)

describe('the anti-forgery token', () => {
  // spec: SIT-067
  test('is sent with the calls of a site user in a separate header', async () => {
    const { http, site } = openSite()
    await http.call(
      { method: 'DELETE', path: '/api/site-users/account/session', query: { cloneCart: false } },
      whole,
    )
    await http.call(read, whole)
    expect(site.calls.map(({ headers }) => headers.get('X-SiteUser-XSRF-Token'))).toEqual(['crumb-1', null])
    expect(site.calls.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual([null, 'page-crumb'])
  })

  // spec: SIT-067
  test('uses other names if given', () => {
    const rules = [{ under: '/api/', header: 'X-Token', cookie: 'token' }]
    const crumbs = createCrumbs(createCookies(createCookieJar({ token: 'secret' })), rules)
    expect(crumbs.header('/api/site-users/x')).toEqual({ 'X-Token': 'secret' })
  })

  test('never leaves the site', () => {
    const jar = createCookieJar({ crumb: 'secret', siteUserCrumb: 'secret' })
    const crumbs = createCrumbs(createCookies(jar))
    for (const path of ['https://elsewhere.example/api/', '//elsewhere.example/api/', '/elsewhere']) {
      expect(crumbs.header(path)).toEqual({})
    }
  })

  test('is not renewed for a path without one', () => {
    const cookies = createCookies(createCookieJar({ crumb: 'secret' }))
    const crumbs = createCrumbs({
      ...cookies,
      get: (name) => {
        if (!name) throw new TypeError('A cookie has a name.')
        return cookies.get(name)
      },
    })
    expect(() => crumbs.renew('/elsewhere', 'renewed')).not.toThrow()
    expect(crumbs.header('/api/x')).toEqual({ 'X-CSRF-Token': 'secret' })
  })

  test('is the renewed one until the cookie changes', () => {
    const jar = createCookieJar({ siteUserCrumb: 'old' })
    const crumbs = createCrumbs(createCookies(jar))
    const token = () => crumbs.header('/api/site-users/x')['X-SiteUser-XSRF-Token']
    expect(token()).toBe('old')
    crumbs.renew('/api/site-users/x', 'renewed')
    expect(token()).toBe('renewed')
    jar.cookie = 'siteUserCrumb=newer'
    expect(token()).toBe('newer')
  })
})
