import type { Cookies } from './cookie/cookie.ts'

/** Header and cookie of the anti-forgery token for the calls of some paths. */
export interface CrumbRule {
  /** Prefix of the paths. `createHttp` sends no token to another origin than the page's, wherever a path leads. */
  readonly under: string
  /** Name of the header that carries the token. */
  readonly header: string
  /** Name of the cookie that holds the token. */
  readonly cookie: string
}

/** Rules of a site's calls. The first one that matches a path applies. */
export const crumbRules: readonly CrumbRule[] = [
  { under: '/api/site-users/', header: 'X-SiteUser-XSRF-Token', cookie: 'siteUserCrumb' },
  { under: '/api/', header: 'X-CSRF-Token', cookie: 'crumb' },
]

/** The anti-forgery tokens of a page. */
export interface Crumbs {
  /** Returns the header of a call to a path. */
  readonly header: (path: string) => Readonly<Record<string, string>>
  /** Sets the token for a path, until its cookie changes. */
  readonly renew: (path: string, crumb: string) => void
  /** Checks whether the browser keeps cookies. Without them no token is valid. */
  readonly areCookiesEnabled: () => boolean
}

/** Creates the tokens of a page's calls: the one renewed last, else the cookie's. */
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
