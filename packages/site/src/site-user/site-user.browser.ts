import type { Cleanup } from '@sitewright/machine'
import { parseSiteUser, siteUserCookie, type SiteUser } from './site-user.ts'
import type { Cookies } from '../cookie/cookie.ts'

/** Reads the visitor from the user-info cookie. */
export const readSiteUser = (cookies: Cookies, name: string = siteUserCookie): SiteUser =>
  parseSiteUser(cookies.get(name))

/**
 * Calls back when the visitor may have changed: on each change of a cookie, when the window gets the focus, and when
 * the page is shown, also from the back/forward cache.
 *
 * @example
 * ```ts
 * import { createCookies } from '@sitewright/site/cookies'
 * import { readSiteUser, whenSiteUserMayChange } from '@sitewright/site/session'
 *
 * const cookies = createCookies()
 * const cleanup = whenSiteUserMayChange(() => console.log(readSiteUser(cookies)))
 * ```
 */
export function whenSiteUserMayChange(listener: () => void, view: Window = window): Cleanup {
  const { cookieStore } = view as { readonly cookieStore?: EventTarget }
  cookieStore?.addEventListener('change', listener)
  view.addEventListener('focus', listener)
  view.addEventListener('pageshow', listener)
  return () => {
    cookieStore?.removeEventListener('change', listener)
    view.removeEventListener('focus', listener)
    view.removeEventListener('pageshow', listener)
  }
}
