import type { CookieJar } from '@sitewright/site/cookies'

interface KeptCookie {
  readonly name: string
  readonly value: string
  readonly domain: string | undefined
  readonly path: string
  readonly maxAge: number | undefined
}

/** A cookie jar with domains and paths, as RFC 6265 has them. */
export interface CookieBrowser extends CookieJar {
  readonly kept: () => readonly KeptCookie[]
}

/** Creates the cookie jar of a page. `public` names suffixes that no cookie may be set for. */
export function createCookieBrowser(
  { hostname, pathname }: { readonly hostname: string; readonly pathname: string },
  publicSuffixes: readonly string[] = ['com', 'example', 'co.uk', 'uk'],
): CookieBrowser {
  const kept = new Map<string, KeptCookie>()
  const folder = pathname.slice(0, pathname.lastIndexOf('/')) || '/'
  const isVisible = ({ path }: KeptCookie): boolean =>
    path === '/' || pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)

  return {
    kept: () => [...kept.values()],
    get cookie() {
      return [...kept.values()]
        .filter(isVisible)
        .sort((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ')
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split(/; ?/)
      const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? []
      const read = new Map(attributes.map((one) => one.toLowerCase().split('=') as [string, string]))
      const domain = read.get('domain')?.replace(/^\./, '')
      const isForeign = domain !== undefined && hostname !== domain && !hostname.endsWith(`.${domain}`)
      if (isForeign || publicSuffixes.includes(domain ?? '')) return
      const path = /path=([^;]*)/i.exec(text)?.[1] ?? folder
      const maxAge = read.has('max-age') ? Number(read.get('max-age')) : undefined
      const key = [name, domain, path].join()
      if (maxAge !== undefined && maxAge <= 0) kept.delete(key)
      else kept.set(key, { name, value, domain, path, maxAge })
    },
  }
}
