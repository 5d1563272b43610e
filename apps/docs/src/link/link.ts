import { posix } from 'node:path'

/** Knowledge of the repository that links are resolved with. */
export interface LinkContext {
  /** Routes of pages by the path of their source. */
  readonly routes: ReadonlyMap<string, string>
  /** True if the repository has a file or a folder at this path. */
  readonly exists: (path: string) => boolean
  /** Address of the repository's files, for those that are not pages. */
  readonly repository: string
}

/** Target of a link: where it leads from its page, or why it leads nowhere. */
export type Target = { readonly kind: 'resolved'; readonly href: string } | { readonly kind: 'broken' }

/** Relative address of one page seen from another. */
export const relativeRoute = (from: string, to: string): string =>
  from === to ? './' : posix.relative(`/${from}`, `/${to}`) + '/'

const isAbsolute = (href: string): boolean => /^[a-z][a-z+.-]*:/i.test(href)

/** Page that a path of the repository stands for: a Markdown file, or the README of a folder. */
function routeOf(path: string, routes: LinkContext['routes']): string | undefined {
  return routes.get(path) ?? routes.get(posix.join(path, 'README.md'))
}

/** Resolves a link of the Markdown file at `source` for the page at `route`. */
export function resolveLink(
  href: string,
  { source, route }: { readonly source: string; readonly route: string },
  { routes, exists, repository }: LinkContext,
): Target {
  if (isAbsolute(href)) return isUsable(href) ? { kind: 'resolved', href } : { kind: 'broken' }
  if (href.startsWith('#')) return { kind: 'resolved', href }
  const [file = '', anchor] = href.split('#')
  const path = posix.join(posix.dirname(source), decodeURI(file)).replace(/\/$/, '')
  const to = routeOf(path, routes)
  const end = anchor === undefined ? '' : `#${anchor}`
  if (to !== undefined) return { kind: 'resolved', href: relativeRoute(route, to) + end }
  return exists(path) ? { kind: 'resolved', href: `${repository}/${path}${end}` } : { kind: 'broken' }
}

const isUsable = (href: string): boolean => URL.canParse(href) && /^(https|mailto):/.test(href)
