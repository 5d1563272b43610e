import { isRecord, parseJson } from '../reader/value.ts'

/** The cookie that tells who is visiting. */
export const siteUserCookie = 'SiteUserInfo'

/** A visitor, as the user-info cookie tells. */
export interface SiteUser {
  readonly authenticated: boolean
  readonly siteUserId?: string | undefined
}

/** Reads the value of the user-info cookie. Anything but a clear yes is a visitor without an account. */
export function parseSiteUser(cookie: string | undefined): SiteUser {
  const from = parseJson(cookie ?? '')
  if (!isRecord(from) || from.authenticated !== true) return { authenticated: false }
  return {
    authenticated: true,
    siteUserId: typeof from.siteUserId === 'string' ? from.siteUserId : undefined,
  }
}
