import { attempt } from '../reader/value.ts'

/** How long and where a cookie lives. Without an age it lives as long as the browser's session. */
export interface CookieOptions {
  readonly maxAgeMs?: number | undefined
  /** The same in seconds, as `Set-Cookie` has it. `maxAgeMs` goes first. */
  readonly maxAge?: number | undefined
  readonly domain?: string | undefined
  /** `/` unless given. */
  readonly path?: string | undefined
  /** `Lax` unless given. `None` needs `secure`. */
  readonly sameSite?: 'Strict' | 'Lax' | 'None' | undefined
  readonly secure?: boolean | undefined
}

/** The names of the cookies this package knows. */
export const cookieName = {
  preview: 'preview',
  override: 'override',
  frameExpanded: 'frameExpanded',
  disableUserScripts: 'disableUserScripts',
} as const

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

/** The value of a cookie in a `Cookie` header or `document.cookie`; one that cannot be decoded is absent. */
export function readCookie(jar: string, name: string): string | undefined {
  for (const pair of jar.split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === encodeURIComponent(name))
      return attempt(() => decodeURIComponent(value.join('=').trim()))
  }
  return undefined
}

/** The text that sets a cookie through `document.cookie` or `Set-Cookie`. */
export function writeCookie(
  name: string,
  value: string,
  { maxAge, maxAgeMs, domain, path = '/', sameSite = 'Lax', secure }: CookieOptions = {},
): string {
  const seconds = maxAgeMs === undefined ? maxAge : maxAgeMs / 1000
  const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, `Path=${path}`]
  // At 0 a cookie may live on until the millisecond is over, as in happy-dom; browsers take -1 for the same.
  if (seconds !== undefined) parts.push(`Max-Age=${Math.floor(seconds) === 0 ? -1 : Math.floor(seconds)}`)
  if (domain) parts.push(`Domain=${domain}`)
  parts.push(`SameSite=${sameSite}`)
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

/** Whether a flag is set by a cookie: it is there, and is not empty, `0` or `false`. */
export const isCookieSet = (cookies: Cookies, name: string): boolean =>
  !['', '0', 'false'].includes(cookies.get(name) ?? '')
