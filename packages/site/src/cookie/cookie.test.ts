import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isCookieSet } from './cookie.ts'
import { cookieName, createCookies, readCookie, writeCookie } from './index.ts'
import { createCookieJar } from '../testing.ts'

describe('reading a cookie', () => {
  test.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1; b=2', 'c', undefined],
    ['ab=1; b=2', 'b', '2'],
    ['token=a=b=', 'token', 'a=b='],
    ['ss_cvr=id|1|2|3|4', 'ss_cvr', 'id|1|2|3|4'],
    ['ss_cvr=id%7C1%7C2%7C3%7C4', 'ss_cvr', 'id|1|2|3|4'],
    ['a=%E0%A4%A', 'a', undefined],
    ['a', 'a', ''],
    ['a=1 ; b=2', 'a', '1'],
    ['; a=1', 'a', '1'],
    [' a = 1 ', 'a', '1'],
    ['', 'a', undefined],
  ])('in %j, %s is %j', (jar, name, value) => {
    expect(readCookie(jar, name)).toBe(value)
  })

  test('returns any written value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(readCookie(writeCookie('name', value), 'name')).toBe(value)
      }),
      { numRuns: 200 },
    )
  })
})

describe('writing a cookie', () => {
  test('is for the whole site and the browser session by default', () => {
    expect(writeCookie('a', 'b;c')).toBe('a=b%3Bc; Path=/; SameSite=Lax')
  })

  test.each([
    [{ maxAge: 60 }, 'Max-Age=60'],
    [{ maxAgeMs: 1999 }, 'Max-Age=1'],
    [{ maxAgeMs: 5000, maxAge: 60 }, 'Max-Age=5'],
    [{ maxAge: Infinity }, 'Max-Age=9007199254740991'],
    [{ maxAge: 1e21 }, 'Max-Age=9007199254740991'],
  ])('of %j has %s', (options, age) => {
    expect(writeCookie('a', 'b', options)).toBe(`a=b; Path=/; ${age}; SameSite=Lax`)
  })

  test('has no age that is no number', () => {
    expect(writeCookie('a', 'b', { maxAge: NaN })).toBe('a=b; Path=/; SameSite=Lax')
  })

  test.each([{ maxAge: 0 }, { maxAgeMs: 0 }, { maxAgeMs: 999 }, { maxAge: -1 }, { maxAgeMs: -1 }])(
    'of %j takes effect before the millisecond is over',
    (options) => {
      expect(writeCookie('a', 'b', options)).toContain('; Max-Age=-1;')
    },
  )

  test.each([
    { path: '/; Domain=example.com' },
    { domain: 'example.com; Secure' },
    { sameSite: 'Lax; Domain=evil' as never },
    { path: '/\r\nSet-Cookie: a=b' },
    { domain: 'example.com\n' },
  ])('of %j throws, as its text would say more than that', (options) => {
    expect(() => writeCookie('a', 'b', options)).toThrow(TypeError)
    const jar = createCookieJar()
    createCookies(jar).set('a', 'b', options)
    expect(jar.cookie).toBe('')
  })

  test('has its age, path and domain', () => {
    const options = {
      maxAgeMs: 1_800_000,
      domain: 'example.com',
      path: '/shop',
      sameSite: 'None',
      secure: true,
    } as const
    expect(writeCookie('a', 'b', options)).toBe(
      'a=b; Path=/shop; Max-Age=1800; Domain=example.com; SameSite=None; Secure',
    )
  })
})

// spec: SIT-071
test('the site has cookies for preview, override, an expanded frame and no user scripts', () => {
  expect(cookieName).toEqual({
    preview: 'preview',
    override: 'override',
    frameExpanded: 'frameExpanded',
    disableUserScripts: 'disableUserScripts',
  })
})

describe('cookies of a page over https', () => {
  test.each([
    [{}, 'a=b; Path=/; SameSite=Lax; Secure'],
    [{ secure: undefined }, 'a=b; Path=/; SameSite=Lax; Secure'],
    [{ secure: false }, 'a=b; Path=/; SameSite=Lax'],
  ])('with the options %j are set as %j', (options, text) => {
    vi.stubGlobal('location', { protocol: 'https:' })
    onTestFinished(() => void vi.unstubAllGlobals())
    const jar = createCookieJar()
    createCookies(jar).set('a', 'b', options)
    expect(jar.written.get('a')).toBe(text)
  })
})

describe('removing a cookie', () => {
  test('sets an expired age, with the path and the domain', () => {
    const jar = createCookieJar({ a: 'b' })
    createCookies(jar).remove('a', { path: '/shop', domain: 'example.com' })
    expect(jar.written.get('a')).toBe('a=; Path=/shop; Max-Age=-1; Domain=example.com; SameSite=Lax')
    expect(jar.cookie).toBe('')
  })
})

// spec: SIT-071
test.each([
  ['true', true],
  ['1', true],
  ['', false],
  ['0', false],
  ['false', false],
  [undefined, false],
])('a cookie of %j sets its flag: %s', (value, isSet) => {
  const jar = createCookieJar(value === undefined ? {} : { disableUserScripts: value })
  expect(isCookieSet(createCookies(jar), cookieName.disableUserScripts)).toBe(isSet)
})

describe('unavailable cookies', () => {
  const forbidden = {
    get cookie(): string {
      throw new Error('SecurityError')
    },
    set cookie(_: string) {
      throw new Error('SecurityError')
    },
  }

  test.each([
    ['on a server', undefined],
    ['in a sandboxed frame', forbidden],
  ])('are undefined %s', (_, jar) => {
    const cookies = createCookies(jar, () => true)
    cookies.set('a', 'b')
    cookies.remove('a')
    expect(cookies.get('a')).toBeUndefined()
    expect(cookies.areEnabled()).toBe(false)
  })
})

describe('the check for cookies', () => {
  // spec: SIT-073
  test('asks the navigator and sets a cookie', () => {
    const jar = createCookieJar()
    expect(createCookies(jar, () => true).areEnabled()).toBe(true)
    expect(jar.cookie).toBe('')
    expect(createCookies(jar, () => false).areEnabled()).toBe(false)
    const forgetful = {
      get cookie() {
        return ''
      },
      set cookie(_: string) {},
    }
    expect(createCookies(forgetful, () => true).areEnabled()).toBe(false)
  })
})
