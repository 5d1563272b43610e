import type { Undo } from '@sitewright/machine'
import { parseSiteUser, siteUserCookie, type SiteUser } from './site-user.ts'
import type { Cookies } from '../cookie/cookie.ts'

/** Who is visiting, as the user-info cookie tells. */
export const readSiteUser = (cookies: Cookies, name: string = siteUserCookie): SiteUser =>
  parseSiteUser(cookies.get(name))

/** Calls back when the cookies may tell of another visitor: on each change, or on return where changes go untold. */
export function whenSiteUserMayChange(listener: () => void, view: Window = window): Undo {
  const { cookieStore } = view as { readonly cookieStore?: EventTarget }
  cookieStore?.addEventListener('change', listener)
  view.addEventListener('focus', listener)
  return () => {
    cookieStore?.removeEventListener('change', listener)
    view.removeEventListener('focus', listener)
  }
}
