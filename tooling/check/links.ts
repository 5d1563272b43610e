import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conclude, type Findings, isMain, root } from './workspace.ts'

/** Sites that pages link to. Links are not followed: no page depends on the network, and no build on another site. */
const SITES: readonly string[] = [
  'calendar.google.com',
  'github.com',
  'oembed.com',
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
  return sites.includes(host) ? undefined : 'is of no site that tooling/check/links.ts names'
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
    ...idle.map((site) => `No page links to ${site}: leave it out of tooling/check/links.ts.`),
  ]
}

/** Every Markdown file that is, or is about to be, committed. */
function committedPages(): ReadonlyMap<string, string> {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md']
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const there = files.filter((file) => existsSync(join(root, file)))
  return new Map(there.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

if (isMain(import.meta.url)) conclude('links to other sites', checkLinks(committedPages()))
