import { attempt } from '../reader/value.ts'

/** Attributes of a cookie. Without an age it lasts for the browser's session. */
export interface CookieOptions {
  /** Lifetime in milliseconds. */
  readonly maxAgeMs?: number | undefined
  /** The same in seconds, as in `Set-Cookie`. `maxAgeMs` overrides it. */
  readonly maxAge?: number | undefined
  /** Domain that gets the cookie. */
  readonly domain?: string | undefined
  /**
   * Path that gets the cookie.
   *
   * @default '/'
   */
  readonly path?: string | undefined
  /**
   * `None` needs `secure`.
   * @default 'Lax'
   */
  readonly sameSite?: 'Strict' | 'Lax' | 'None' | undefined
  /**
   * Sends the cookie over https only.
   *
   * @default true for `createCookies` on a page over https
   */
  readonly secure?: boolean | undefined
}

/** Names of the cookies of this package. */
export const cookieName = {
  preview: 'preview',
  override: 'override',
  frameExpanded: 'frameExpanded',
  disableUserScripts: 'disableUserScripts',
} as const

/** Holds cookies as `document` does. */
export interface CookieJar {
  /** Reads as `name=value; name=value`, and takes the text of one cookie with its attributes. */
  cookie: string
}

/** The cookies of a page. On a server and in a sandboxed frame all are undefined. */
export interface Cookies {
  /** Returns undefined for a cookie that is missing or cannot be decoded. */
  readonly get: (name: string) => string | undefined
  /** Encodes the name and the value, so that any text may be stored. */
  readonly set: (name: string, value: string, options?: CookieOptions) => void
  /** Needs the path and the domain that the cookie was set with. */
  readonly remove: (name: string, options?: CookieOptions) => void
  /** Checks whether the browser keeps cookies, by setting one: `navigator.cookieEnabled` alone is not reliable. */
  readonly areEnabled: () => boolean
  /** Number of characters of all cookies that scripts can read. */
  readonly length?: (() => number) | undefined
}

/** Reads a cookie of a `Cookie` header or `document.cookie`. One that cannot be decoded is undefined. */
export function readCookie(jar: string, name: string): string | undefined {
  const encoded = encodeURIComponent(name)
  for (const pair of jar.split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === encoded) return attempt(() => decodeURIComponent(value.join('=').trim()))
  }
  return undefined
}

/**
 * Returns the text that sets a cookie through `document.cookie` or `Set-Cookie`.
 * @throws {TypeError} for a path, a domain or a `sameSite` with a character that would end it, and begin another attribute or header
 *
 * @example
 * ```ts
 * import { writeCookie } from '@sitewright/site/cookies'
 *
 * response.headers.append('Set-Cookie', writeCookie('seen', 'yes', { maxAge: 3600 }))
 * ```
 */
export function writeCookie(
  name: string,
  value: string,
  { maxAge, maxAgeMs, domain, path = '/', sameSite = 'Lax', secure }: CookieOptions = {},
): string {
  // https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
  if (/[;\p{Cc}]/u.test(path + sameSite + (domain ?? '')))
    throw new TypeError('A cookie has no such attribute.')
  const seconds = maxAgeMs === undefined ? maxAge : maxAgeMs / 1000
  const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, `Path=${path}`]
  // Max-Age=0 keeps a cookie for the rest of the millisecond in happy-dom. Browsers treat -1 like 0.
  // https://www.rfc-editor.org/rfc/rfc6265#section-5.2.2
  if (seconds !== undefined && !Number.isNaN(seconds)) parts.push(`Max-Age=${wholeSeconds(seconds)}`)
  if (domain) parts.push(`Domain=${domain}`)
  parts.push(`SameSite=${sameSite}`)
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

/** Whole seconds as digits, which are all that browsers read: without them a cookie would end with its browser. */
const wholeSeconds = (seconds: number): number =>
  seconds < 1 ? -1 : Math.floor(Math.min(seconds, Number.MAX_SAFE_INTEGER))

/** Checks for a cookie that sets a flag: any value but empty, `0` and `false`. */
export const isCookieSet = (cookies: Cookies, name: string): boolean =>
  !['', '0', 'false'].includes(cookies.get(name) ?? '')
