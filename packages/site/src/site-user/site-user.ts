import { isRecord, parseJson } from '../reader/value.ts'

/** Name of the user-info cookie. */
export const siteUserCookie = 'SiteUserInfo'

/** A visitor, as named by the user-info cookie. */
export interface SiteUser {
  /** True if the visitor has signed in. */
  readonly authenticated: boolean
  /** Id of the account. */
  readonly siteUserId?: string | undefined
}

/** Reads the value of the user-info cookie. A malformed one is a visitor without an account. */
export function parseSiteUser(cookie: string | undefined): SiteUser {
  const from = parseJson(cookie ?? '')
  if (!isRecord(from) || from.authenticated !== true) return { authenticated: false }
  return {
    authenticated: true,
    siteUserId: typeof from.siteUserId === 'string' ? from.siteUserId : undefined,
  }
}
