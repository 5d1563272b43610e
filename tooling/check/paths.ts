import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conclude, type Findings, isMain, root } from './workspace.ts'

/** A file or a folder, and no entry as `./react`, no package as `@scope/name`, no pattern as `*.contract.ts`. */
const PATH =
  /^(?:\.?[\w-][\w.-]*\/)+$|^(?:\.?[\w-][\w.-]*\/)*\.?[\w-][\w.-]*\.(?:css|html|js|json|md|mjs|ts|tsx|ya?ml)$/
/** Endings, names that a reader replaces, as `x.contract.ts` or `coming-from-NAME.md`, and what only a run creates. */
const MADE_UP = /^\.\w+\.tsx?$|(?:^|[/-])x\.|NAME|(?:^|\/)(?:\.cache|dist|baseline)(?:\/|$)/

/** Paths in the inline code of a page, with the line that names each. */
const pathsOf = (text: string): { readonly path: string; readonly line: number }[] =>
  text
    .split('\n')
    .flatMap((words, index) =>
      [...words.matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({ path, line: index + 1 })),
    )

/** A path as pages write it: with the folder of its package, but without `src`. */
const short = (file: string): string => `/${file.replace(/^(?:packages|apps)\//, '').replace('/src/', '/')}`

/**
 * Paths that a page names and the repository does not have. The first folders may be left out: `restock/restock.ts` is the file
 * of any package.
 */
export function findLost(page: string, text: string, files: readonly string[]): Findings {
  // A decision that another one has replaced tells how it was.
  if (text.includes('\nReplaced by [')) return []
  const known = files.flatMap((file) => [`/${file}`, short(file)])
  const roots = new Set(known.map((file) => file.split('/')[1] ?? ''))
  const isPath = (path: string): boolean =>
    (PATH.test(path) || (/^[\w.-]+(?:\/[\w.-]+)+$/.test(path) && roots.has(path.split('/')[0] ?? ''))) &&
    !MADE_UP.test(path)
  const isThere = (path: string): boolean => {
    const end = `/${path}`
    const folder = end.endsWith('/') ? end : `${end}/`
    return known.some((file) => file.endsWith(end) || file.includes(folder))
  }
  return pathsOf(text)
    .filter(({ path }) => isPath(path) && !isThere(path))
    .map(({ path, line }) => `${page}:${line} names ${path}, which is not there.`)
}

/** Pages that say how the repository is laid out. Other pages name files of their readers. */
const PAGES = /^(?:CONTRIBUTING\.md|docs\/(?:architecture|releasing)\.md|docs\/decisions\/.*\.md)$/

if (isMain(import.meta.url)) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = list.split('\n').filter(Boolean)
  conclude(
    'paths in pages',
    files
      .filter((file) => PAGES.test(file))
      .flatMap((page) => findLost(page, readFileSync(join(root, page), 'utf8'), files)),
  )
}
