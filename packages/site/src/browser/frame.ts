import { cookieName } from '../core/cookie.ts'
import { isEditorPath } from '../core/page.ts'
import { isCookieSet, type Cookies } from './cookies.ts'

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
