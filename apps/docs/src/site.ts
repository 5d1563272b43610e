import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { manifest, packageFolders, root } from '../../../tooling/check/workspace.ts'
import { type LinkContext, resolveLink } from './link/link.ts'
import { renderMarkdown, type Rendered } from './markdown/markdown.ts'
import { pictureSize } from './picture.ts'
import { rootOf, type Source } from './source.ts'

/** A page without what surrounds it, and what it refers to. */
export interface Content {
  readonly source: Source
  readonly rendered: Rendered
  /** Pictures of the page, as paths of the repository. */
  readonly pictures: readonly string[]
  /** Links that lead to nothing, each as a sentence. */
  readonly problems: readonly string[]
}

/** Name of a picture in the built site. */
export const pictureFile = (path: string): string => `pictures/${basename(path)}`

/** Address of the repository's files, as the packages' manifests name it. */
function repositoryUrl(): string {
  const [folder = ''] = packageFolders()
  const { repository } = manifest(folder) as { repository?: { url?: string } }
  return `${(repository?.url ?? '').replace(/^git\+|\.git$/g, '')}/blob/main`
}

/** Knowledge of all pages for links between them. */
export const linkContext = (sources: readonly Source[]): LinkContext => ({
  routes: new Map(sources.map(({ path, route }) => [path, route])),
  exists: (path) => existsSync(join(root, path)),
  repository: repositoryUrl(),
})

/** Renders one page. */
export function renderPage(source: Source, context: LinkContext): Content {
  const problems: string[] = []
  const pictures = new Set<string>()
  const from = { source: source.path, route: source.route }
  const rendered = renderMarkdown(source.markdown, {
    isReport: source.path.endsWith('/api.md'),
    link: (href) => {
      const target = resolveLink(href, from, context)
      if (target.kind === 'resolved') return target.href
      problems.push(`${source.path} links to ${href}, which is not there.`)
      return href
    },
    picture: (src) => {
      const path = posix.join(dirname(source.path), src)
      if (!existsSync(join(root, path))) {
        problems.push(`${source.path} shows ${src}, which is not there.`)
        return { src, width: 0, height: 0 }
      }
      pictures.add(path)
      const size = pictureSize(readFileSync(join(root, path)), path)
      return { ...size, src: rootOf(source.route) + pictureFile(path) }
    },
  })
  return { source, rendered, pictures: [...pictures], problems }
}
