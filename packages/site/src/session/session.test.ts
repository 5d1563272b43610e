import { describe, expect, test } from 'vitest'
import { createCookies } from '../cookie/index.ts'
import { setLanguage, signIn, signOut } from './session.browser.ts'
import { hasOnlyRole, hasRole } from '../enumeration/contributor-role.ts'
import { readSiteUser } from '../site-user/site-user.browser.ts'
import { ContributorRole } from '../enumeration/index.ts'
import { createCookieJar, createSiteState } from '../testing.ts'
import { serveSites } from '../test-support/open-site.test-support.ts'

const openSite = serveSites()

const { account } = createSiteState()
const credentials = { email: account.email, password: account.password }

// spec: SIT-061
test('a site user signs in, sets a language and signs out', async () => {
  const { http, site } = openSite()
  expect((await signIn(http, credentials)).ok).toBe(true)
  expect(site.state.session?.email).toBe(account.email)
  expect((await setLanguage(http, { code: 'de-DE', custom: false })).ok).toBe(true)
  expect(site.state.language).toBe('de-DE')
  expect((await signOut(http)).ok).toBe(true)
  expect(site.state.session).toBeUndefined()
})

describe('signing in', () => {
  // spec: SIT-062
  test('sends email, password and the wish to be remembered, and gets a token', async () => {
    const { http, site } = openSite()
    expect(await signIn(http, { ...credentials, rememberMe: true })).toEqual({
      ok: true,
      value: { xsrfToken: 'crumb-1' },
    })
    await signIn(http, credentials)
    expect(site.calls.map(({ body }) => body)).toEqual([
      { ...credentials, rememberMe: true },
      { ...credentials, rememberMe: false },
    ])
  })

  // spec: SIT-062 SIT-067
  test('makes later calls carry its token', async () => {
    const { http, site } = openSite({ jar: createCookieJar() })
    site.state.crumb = 'fresh'
    await signIn(http, credentials)
    await signOut(http)
    expect(site.calls.map(({ headers }) => headers.get('X-SiteUser-XSRF-Token'))).toEqual([null, 'fresh'])
  })

  test('is refused with a wrong password', async () => {
    const { http } = openSite()
    expect(await signIn(http, { ...credentials, password: 'guess' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 401, message: 'The email or the password is wrong.' },
    })
  })

  // spec: SIT-079
  test('reads only the token, and is malformed without it', async () => {
    const answer = (body: object) => ({ fetch: () => Promise.resolve(Response.json(body)) })
    const { http } = openSite(answer({ xsrfToken: 't', plan: 'gold' }))
    expect(await signIn(http, credentials)).toEqual({ ok: true, value: { xsrfToken: 't' } })
    const other = openSite(answer({ plan: 'gold' }))
    expect(await signIn(other.http, credentials)).toEqual({ ok: false, failure: { kind: 'malformed' } })
  })
})

describe('signing out', () => {
  // spec: SIT-063
  test.each([
    [undefined, 'false'],
    [{ cloneCart: false }, 'false'],
    [{ cloneCart: true }, 'true'],
  ])('with %j sends that the cart is cloned: %s', async (options, cloneCart) => {
    const { http, site } = openSite()
    await signOut(http, options)
    expect(site.calls).toMatchObject([{ name: 'signOut', query: { cloneCart } }])
  })

  // spec: SIT-064
  test('is repeated once with the token of the failure', async () => {
    const { http, site } = openSite({ jar: createCookieJar({ siteUserCrumb: 'stale' }) })
    site.use('crumbExpired')
    expect((await signOut(http)).ok).toBe(true)
    expect(site.calls.map(({ headers }) => headers.get('X-SiteUser-XSRF-Token'))).toEqual([
      'stale',
      'crumb-1',
    ])
  })

  // spec: SIT-064
  test('is never sent a third time', async () => {
    const { http, site } = openSite()
    site.use('crumbFailure')
    expect(await signOut(http)).toMatchObject({ ok: false, failure: { kind: 'crumb' } })
    expect(site.calls).toHaveLength(2)
  })

  // spec: SIT-064
  test.each(['serverDown', 'tooManyRequests', 'offline'] as const)(
    'is tried once when the scenario is %s',
    async (scenario) => {
      const { http, site } = openSite()
      site.use(scenario)
      expect((await signOut(http)).ok).toBe(false)
      expect(site.calls).toHaveLength(1)
    },
  )
})

// spec: SIT-065
test('a custom language is not sent', async () => {
  const { http, site } = openSite()
  expect(await setLanguage(http, { code: 'x-pirate', custom: true })).toEqual({
    ok: true,
    value: { sent: false },
  })
  expect(site.calls).toEqual([])
  expect(await setLanguage(http, { code: 'fr-FR', custom: false })).toEqual({
    ok: true,
    value: { sent: true },
  })
  expect(site.calls).toMatchObject([{ name: 'setLanguage', body: { language: 'fr-FR' } }])
})

describe('a site user', () => {
  const user = (cookie: string, name = 'SiteUserInfo') =>
    readSiteUser(createCookies(createCookieJar({ [name]: cookie })))

  // spec: SIT-066
  test('is authenticated by the user-info cookie', () => {
    expect(user('{"authenticated":true,"siteUserId":"site-user-1"}')).toEqual({
      authenticated: true,
      siteUserId: 'site-user-1',
    })
  })

  // spec: SIT-066
  test.each([
    '{"authenticated":false,"siteUserId":"site-user-1"}',
    '{"authenticated":"true"}',
    '{"authenticated":1}',
    '{"siteUserId":"site-user-1"}',
    '{"authenticated":tr',
    'true',
    '[true]',
    'null',
    '',
  ])('is not authenticated by %j', (cookie) => {
    expect(user(cookie)).toEqual({ authenticated: false })
  })

  // spec: SIT-066
  test('is not authenticated without it, and may be read from a cookie of another name', () => {
    expect(user('{"authenticated":true}', 'other')).toEqual({ authenticated: false })
    const cookies = createCookies(createCookieJar({ other: '{"authenticated":true}' }))
    expect(readSiteUser(cookies, 'other').authenticated).toBe(true)
  })
})

describe('website roles', () => {
  // spec: SIT-068
  test('are a map of role ids', () => {
    expect(hasRole({ '10': true }, ContributorRole.viewer)).toBe(true)
    expect(hasRole({ '10': {} }, ContributorRole.viewer)).toBe(true)
    expect(hasRole({ '10': false }, ContributorRole.viewer)).toBe(false)
    expect(hasRole({ '1': true }, ContributorRole.viewer)).toBe(false)
    expect(hasRole(undefined, ContributorRole.viewer)).toBe(false)
  })

  // spec: SIT-068
  test('can be checked for a single role', () => {
    expect(hasOnlyRole({ '10': true, '1': false }, ContributorRole.viewer)).toBe(true)
    expect(hasOnlyRole({ '10': true, '1': true }, ContributorRole.viewer)).toBe(false)
    expect(hasOnlyRole({}, ContributorRole.viewer)).toBe(false)
  })
})
