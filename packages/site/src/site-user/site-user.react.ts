'use client'

import { useMemo, useSyncExternalStore } from 'react'
import type { Cookies } from '../cookie/cookie.ts'
import { whenSiteUserMayChange } from './site-user.browser.ts'
import { parseSiteUser, siteUserCookie, type SiteUser } from './site-user.ts'

/** Who is visiting. On a server, and until hydration is done, it is a visitor without an account. */
export function useSiteUser(cookies: Cookies, name: string = siteUserCookie): SiteUser {
  // The text is the snapshot, because it is equal to itself.
  const cookie = useSyncExternalStore(
    whenSiteUserMayChange,
    () => cookies.get(name),
    () => undefined,
  )
  return useMemo(() => parseSiteUser(cookie), [cookie])
}
