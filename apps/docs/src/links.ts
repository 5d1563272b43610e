import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { manifest, packageFolders, root } from '../../../tooling/check/workspace.ts'
import { routes } from './pages.ts'

const { repository } = manifest(packageFolders()[0] ?? root) as { repository?: { url?: string } }

/** Address of the repository, as the packages' manifests name it. */
export const repositoryUrl = (repository?.url ?? '').replace(/^git\+|\.git$/g, '')

/**
 * Address on the site of what a Markdown file links to by its path: a page, the README of a folder, or a file that is shown
 * where the repository is. A path that leads nowhere stays as it is, for VitePress to name.
 */
export function addressOf(href: string, from: string): string {
  if (/^([a-z][a-z+.-]*:|#|\/)/i.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const path = posix.join(posix.dirname(from), decodeURI(file)).replace(/\/$/, '')
  const end = anchor === undefined ? '' : `#${anchor}`
  const changes = path.replace(/^packages\/([\w-]+)\/CHANGELOG\.md$/, 'apps/docs/src/changes/$1.md')
  const route = routes.get(changes) ?? routes.get(posix.join(path, 'README.md'))
  if (route !== undefined) return `/${route}${end}`
  return existsSync(join(root, path)) ? `${repositoryUrl}/blob/main/${path}${end}` : href
}
