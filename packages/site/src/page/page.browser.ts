import { cookieName } from '../cookie/cookie.ts'
import { isEditorPath } from './page.ts'
import { isCookieSet, type Cookies } from '../cookie/cookie.ts'

/** Whether the site is looked at as its owner's preview. */
export const isPreview = (cookies: Cookies): boolean => isCookieSet(cookies, cookieName.preview)

/** Whether the scripts that the site's owner has added are not to run, as when they have broken the page. */
export const areUserScriptsDisabled = (cookies: Cookies): boolean =>
  isCookieSet(cookies, cookieName.disableUserScripts)

/** Whether a page is shown inside the editor: a cookie says so, or the window around it is the editor's. */
export function isFramed(cookies: Cookies, view: Window = window): boolean {
  if (isCookieSet(cookies, cookieName.frameExpanded)) return true
  try {
    return view.parent !== view && isEditorPath(view.parent.location.pathname)
  } catch {
    // The window around it belongs to another site.
    return false
  }
}
