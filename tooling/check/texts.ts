import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conclude, crowdedFolders, type Findings, isMain, root } from './workspace.ts'

// What committed texts must not say: where one machine keeps its files, links that are not safe, paths that are not there.

/** Patterns that tie a file to one machine or one registry. Written so that this file does not match itself. */
const TIES: readonly (readonly [RegExp, string])[] = [
  [/\bregistry[.][a-z0-9-]+[.][a-z]{2,}/i, 'names a package registry'],
  [/\btarball[:] ?['"]?https?:/, 'names where a tarball was fetched'],
  [/(?<![\w./-])[/](?:home|root|Users)[/]\w+/, 'holds a path of one machine'],
]

/** Text files with a line that only holds on the machine where it was written. */
export function findTies(path: string, text: string): Findings {
  return text
    .split('\n')
    .flatMap((line, index) =>
      TIES.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${path}:${index + 1} ${what}.`),
    )
}

/** Sites that pages link to. Links are not followed: no page depends on the network, and no build on another site. */
const SITES: readonly string[] = [
  'calendar.google.com',
  'github.com',
  'hono.dev',
  'oembed.com',
  'orm.drizzle.team',
  'pglite.dev',
  'standardschema.dev',
  'stryker-mutator.io',
  'twitter.com',
  'www.w3.org',
]

/** An address of another site, and the line of the page that names it. */
interface Link {
  readonly address: string
  readonly line: number
}

/** A page without its code and its comments, whose addresses lead no reader anywhere. Lines keep their numbers. */
function prose(markdown: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ')
  return markdown
    .replace(/^[ \t]*(```+|~~~+)[\s\S]*?^[ \t]*\1/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, blank)
}

/** Targets of links, definitions and attributes that are no path of the repository, and bare addresses. */
const ADDRESS = [
  /\]\(\s*<?((?:[a-z][a-z+.-]*:|\/\/|www\.)[^\s>)]*(?:\([^\s)]*\)[^\s)]*)*)/gi,
  /^\[[^\]]+\]:\s*<?((?:[a-z][a-z+.-]*:|\/\/|www\.)[^\s>]*)/gim,
  /\s(?:href|src)=["']?((?:[a-z][a-z+.-]*:|\/\/|www\.)[^\s"'>]*)/gi,
  /\b((?:https?|ftp):\/\/[^\s<>"'|()[\]]*[^\s<>"'|()[\].,;:!?*_])/gi,
]

function linksIn(markdown: string): readonly Link[] {
  const text = prose(markdown)
  return ADDRESS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 1: address = '', index }) => ({
      address,
      line: text.slice(0, index).split('\n').length,
    })),
  )
}

/** Addresses as they are written: `URL` would mend some that are mistyped. */
const WRITTEN = /^(?:mailto:[^\s@]+@[^\s@]+|[a-z][a-z+.-]*:\/\/(?:[^/@]+@)?[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?)$/i

/** Reason why an address is not one to link to. */
function problemOf(address: string, sites: readonly string[]): string | undefined {
  if (!WRITTEN.test(address) || !URL.canParse(address)) return 'is mistyped'
  const { protocol, host, username } = new URL(address)
  if (protocol === 'mailto:') return undefined
  if (protocol !== 'https:') return 'is not https'
  if (username) return 'holds credentials'
  return sites.includes(host) ? undefined : 'is of no site that tooling/check/texts.ts names'
}

/** Links of pages to other sites that are mistyped, not encrypted, or lead where nobody has agreed to lead readers. */
export function checkLinks(pages: ReadonlyMap<string, string>, sites: readonly string[] = SITES): Findings {
  const links = [...pages].flatMap(([page, text]) => linksIn(text).map((link) => ({ ...link, page })))
  const used = new Set(
    links.map(({ address }) => (URL.canParse(address) ? new URL(address).host : undefined)),
  )
  const problems = links.flatMap(({ address, line, page }) => {
    const problem = problemOf(address, sites)
    return problem === undefined ? [] : [`${page}:${line} links to ${address}, which ${problem}.`]
  })
  const idle = sites.filter((site) => !used.has(site))
  return [
    ...new Set(problems),
    ...idle.map((site) => `No page links to ${site}: leave it out of tooling/check/texts.ts.`),
  ]
}

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
const PAGES =
  /^(?:CONTRIBUTING\.md|docs\/(?:architecture|releasing)\.md|docs\/(?:contributing|decisions)\/.*\.md)$/

if (isMain(import.meta.url)) {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard']
  const list = execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const files = [...new Set(list)].filter((path) => existsSync(join(root, path)))
  const texts = files
    .filter((path) => !/\.(png|webp|jpg|ico|woff2?)$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
  conclude('texts', [
    ...texts.flatMap(([path, text]) => findTies(path, text)),
    ...checkLinks(new Map(texts.filter(([path]) => path.endsWith('.md')))),
    ...texts.filter(([path]) => PAGES.test(path)).flatMap(([path, text]) => findLost(path, text, files)),
    ...crowdedFolders(files),
  ])
}
