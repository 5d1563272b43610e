/** Cookies that a restricted policy clears. */
export const trackingCookies = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'] as const

/** Scope that a cookie may have been set for. Without a domain it is for the host alone. */
export interface CookieScope {
  readonly domain?: string | undefined
  readonly path: string
}

/** Checks for an address in place of a name: of version 4, or of version 6 in brackets. */
const isAddress = (host: string): boolean => /^\[|^[\d.]+$/.test(host)

/** Returns the domains that a page of a host may set cookies for, shortest first. */
export function cookieDomains(host: string): readonly string[] {
  const labels = host.split('.')
  // Browsers refuse a cookie for a top-level domain and for an address.
  if (isAddress(host) || labels.length < 2) return []
  return labels.slice(1).map((_, index) => labels.slice(labels.length - 2 - index).join('.'))
}

/** Returns every scope that a page could have set a cookie for. */
export function cookieScopes(host: string, path: string): readonly CookieScope[] {
  const segments = path.split('/').filter(Boolean)
  // A cookie without a path gets the folder of its page; one set for `/shop` differs from one for `/shop/`.
  const folders = segments.flatMap((_, index) => {
    const folder = `/${segments.slice(0, index + 1).join('/')}`
    return [folder, `${folder}/`]
  })
  return ['/', ...folders].flatMap((one) =>
    [undefined, ...cookieDomains(host)].map((domain) => ({ domain, path: one })),
  )
}
