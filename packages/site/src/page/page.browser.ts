import { cookieName } from '../cookie/cookie.ts'
import { isEditorPath } from './page.ts'
import { isCookieSet, type Cookies } from '../cookie/cookie.ts'

/** Checks whether this visit is the owner's preview of the site. */
export const isPreview = (cookies: Cookies): boolean => isCookieSet(cookies, cookieName.preview)

/** Checks whether this visit disables the owner's own scripts, as after one has broken the page. */
export const areUserScriptsDisabled = (cookies: Cookies): boolean =>
  isCookieSet(cookies, cookieName.disableUserScripts)

/** Checks whether the editor frames this page: a cookie is set, or the parent window is the editor's. */
export function isFramed(cookies: Cookies, view: Window = window): boolean {
  if (isCookieSet(cookies, cookieName.frameExpanded)) return true
  try {
    return view.parent !== view && isEditorPath(view.parent.location.pathname)
  } catch {
    // The parent window belongs to another site.
    return false
  }
}
