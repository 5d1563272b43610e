import type { Cookies } from './cookie/cookie.ts'

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

/** The anti-forgery tokens of a page. */
export interface Crumbs {
  /** The header that a call to a path carries. */
  readonly header: (path: string) => Readonly<Record<string, string>>
  /** The token for a path from now on, until its cookie changes. */
  readonly renew: (path: string, crumb: string) => void
  /** Whether the browser keeps cookies at all. Without them no token can be good. */
  readonly areCookiesEnabled: () => boolean
}

/** Keeps the tokens that a page's calls carry: the one renewed last, else the cookie's. */
export function createCrumbs(cookies: Cookies, rules: readonly CrumbRule[] = crumbRules): Crumbs {
  const renewed = new Map<CrumbRule, { readonly crumb: string; readonly cookie: string | undefined }>()
  const ruleFor = (path: string): CrumbRule | undefined => rules.find(({ under }) => path.startsWith(under))

  return {
    header: (path) => {
      const rule = ruleFor(path)
      if (!rule) return {}
      const cookie = cookies.get(rule.cookie)
      const fresh = renewed.get(rule)
      const crumb = fresh && fresh.cookie === cookie ? fresh.crumb : cookie
      return crumb ? { [rule.header]: crumb } : {}
    },
    renew: (path, crumb) => {
      const rule = ruleFor(path)
      if (rule) renewed.set(rule, { crumb, cookie: cookies.get(rule.cookie) })
    },
    areCookiesEnabled: cookies.areEnabled,
  }
}
