/** Which calls carry an anti-forgery token, in which header, from which cookie. */
export interface CrumbRule {
  /** How the paths begin. An absolute URL never matches, so no token leaves the site. */
  readonly under: string
  readonly header: string
  readonly cookie: string
}

/** What a site's calls carry. The first rule that matches a path counts. */
export const crumbRules: readonly CrumbRule[] = [
  { under: '/api/site-users/', header: 'X-SiteUser-XSRF-Token', cookie: 'siteUserCrumb' },
  { under: '/api/', header: 'X-CSRF-Token', cookie: 'crumb' },
]
