'use client'

import { useMemo, useSyncExternalStore } from 'react'
import type { Cookies } from '../browser/cookies.ts'
import { whenSiteUserMayChange } from '../browser/site-user.ts'
import { parseSiteUser, siteUserCookie, type SiteUser } from '../core/site-user.ts'

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
