'use client'

import { useMemo, useSyncExternalStore } from 'react'
import type { Cookies } from '../cookie/cookie.ts'
import { whenSiteUserMayChange } from './site-user.browser.ts'
import { parseSiteUser, siteUserCookie, type SiteUser } from './site-user.ts'

/** Returns the visitor's account. On a server, and until hydration is done, it is a visitor without an account. */
export function useSiteUser(cookies: Cookies, name: string = siteUserCookie): SiteUser {
  // The snapshot is the text, because equal texts are identical.
  const cookie = useSyncExternalStore(
    whenSiteUserMayChange,
    () => cookies.get(name),
    () => undefined,
  )
  return useMemo(() => parseSiteUser(cookie), [cookie])
}
