import { attempt } from '../reader/value.ts'
import { readCookie, writeCookie, type CookieJar, type Cookies } from './cookie.ts'

const PROBE = 'sitewright-probe'

/**
 * Reads and writes the cookies of the document, or of another jar. On a server without a jar every cookie is
 * undefined.
 *
 * @example
 * ```ts
 * import { createCookies } from '@sitewright/site/cookies'
 *
 * const cookies = createCookies()
 * cookies.set('seen', 'yes', { maxAge: 3600, secure: true })
 * console.log(cookies.get('seen'))
 * cookies.remove('seen')
 * ```
 */
export function createCookies(
  jar: CookieJar | undefined = globalThis.document,
  claimsEnabled: () => boolean = () => globalThis.navigator?.cookieEnabled ?? true,
): Cookies {
  const all = (): string => attempt(() => jar?.cookie) ?? ''
  const get: Cookies['get'] = (name) => readCookie(all(), name)
  const set: Cookies['set'] = (name, value, options) => {
    attempt(() => {
      if (jar) jar.cookie = writeCookie(name, value, { ...options, secure: options?.secure ?? isSecure() })
    })
  }
  const remove: Cookies['remove'] = (name, options) => set(name, '', { ...options, maxAgeMs: -1000 })
  return {
    get,
    set,
    remove,
    length: () => all().length,
    areEnabled: () => {
      if (!claimsEnabled()) return false
      set(PROBE, '1')
      const isKept = get(PROBE) === '1'
      remove(PROBE)
      return isKept
    },
  }
}

/** Over https a cookie is not for http, unless a page says so. */
const isSecure = (): boolean =>
  (globalThis as { readonly location?: Location }).location?.protocol === 'https:'
