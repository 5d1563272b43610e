import { describe, expect, onTestFinished, test } from 'vitest'
import { cookieName, createCookies } from './index.ts'
import { readSiteUser } from '../site-user/site-user.browser.ts'

const cookies = createCookies()

/** Sets a cookie for as long as the test runs. */
function withCookie(name: string, value: string): void {
  cookies.set(name, value)
  onTestFinished(() => cookies.remove(name))
}

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
