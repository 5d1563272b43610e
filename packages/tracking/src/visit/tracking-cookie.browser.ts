import { writeCookie, type CookieJar } from '@sitewright/site/cookies'
import { cookieDomains, cookieScopes, trackingCookies } from './tracking-cookie.ts'

/** Address that cookies are set for. */
export type CookieLocation = Pick<Location, 'hostname' | 'pathname'>

/** Removes cookies of a page on every scope they could have been set for. Those that are not visible here are left. */
export function clearCookies(
  names: readonly string[],
  jar: CookieJar = document,
  { hostname, pathname }: CookieLocation = location,
): void {
  try {
    const pairs = `; ${jar.cookie}`
    for (const name of names) {
      // By name alone: a value that cannot be decoded is cleared as well.
      if (!pairs.includes(`; ${name}=`)) continue
      for (const scope of cookieScopes(hostname, pathname))
        jar.cookie = writeCookie(name, '', { ...scope, maxAge: -1 })
    }
  } catch {
    // A sandboxed frame has no cookies.
  }
}

/** Clears the tracking cookies, as a restricted policy demands. */
export const clearTrackingCookies = (jar?: CookieJar, location?: CookieLocation): void =>
  clearCookies(trackingCookies, jar, location)

const PROBE = 'sitewright-root'

/** Finds the shortest domain that cookies of a page can be set for. Undefined for an address and a single name. */
export function rootDomain(
  jar: CookieJar = document,
  hostname: string = location.hostname,
): string | undefined {
  return cookieDomains(hostname).find((domain) => {
    try {
      // Browsers know which suffixes are public, so that no list of them is needed here.
      jar.cookie = writeCookie(PROBE, '1', { domain })
      const isKept = jar.cookie.includes(`${PROBE}=1`)
      jar.cookie = writeCookie(PROBE, '', { domain, maxAge: -1 })
      return isKept
    } catch {
      return false
    }
  })
}
