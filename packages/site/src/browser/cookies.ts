import { readCookie, writeCookie, type CookieOptions } from '../core/cookie.ts'

/** Whatever holds cookies as `document` does. */
export interface CookieJar {
  cookie: string
}

/** The cookies of a page. Where there are none, as on a server or in a sandboxed frame, all are absent. */
export interface Cookies {
  /** A cookie that is absent or cannot be decoded is nothing. */
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string, options?: CookieOptions) => void
  /** Needs the path and the domain that the cookie was set with. */
  readonly remove: (name: string, options?: CookieOptions) => void
  /** Whether the visitor's browser keeps cookies. What it says of itself is not enough, so one is tried. */
  readonly areEnabled: () => boolean
}

const PROBE = 'sitewright-probe'

/** Reads and writes the cookies of the document, or of another jar. */
export function createCookies(
  jar: CookieJar | undefined = globalThis.document,
  saysEnabled: () => boolean = () => globalThis.navigator?.cookieEnabled ?? true,
): Cookies {
  const get: Cookies['get'] = (name) => readCookie(attempt(() => jar?.cookie) ?? '', name)
  const set: Cookies['set'] = (name, value, options) => {
    attempt(() => {
      if (jar) jar.cookie = writeCookie(name, value, options)
    })
  }
  const remove: Cookies['remove'] = (name, options) => set(name, '', { ...options, maxAgeMs: -1000 })
  return {
    get,
    set,
    remove,
    areEnabled: () => {
      if (!saysEnabled()) return false
      set(PROBE, '1')
      const isKept = get(PROBE) === '1'
      remove(PROBE)
      return isKept
    },
  }
}

/** Whether a flag is set by a cookie: it is there, and is not empty, `0` or `false`. */
export const isCookieSet = (cookies: Cookies, name: string): boolean =>
  !['', '0', 'false'].includes(cookies.get(name) ?? '')

/** Touching cookies throws where the document may have none. */
function attempt<Value>(touch: () => Value): Value | undefined {
  try {
    return touch()
  } catch {
    return undefined
  }
}
