import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../tooling/check/workspace.ts'
import { addressOf } from './links.ts'
import { prepare } from './markdown.ts'
import { type Page, read, routes, sections } from './pages.ts'

/** Address of the text of a page, on a site below `base`. */
export const textAddress = (route: string, base: string): string => `${base}${route}index.md`

/** A page as Markdown for programs: without hidden comments, and with links to the texts of other pages. */
export function textOf(markdown: string, path: string, base: string): string {
  const link = (href: string): string => {
    const address = addressOf(href, path)
    if (!address.startsWith('/')) return address
    const [route = '', anchor] = address.slice(1).split('#')
    return textAddress(route, base) + (anchor === undefined ? '' : `#${anchor}`)
  }
  const prose = (text: string): string =>
    text
      .replace(/<!--[^]*?-->\n*/g, '')
      .replace(
        /(\]\()([^)\s]+)(\))/g,
        (_, open: string, href: string, close: string) => open + link(href) + close,
      )
  return markdown
    .split(/(^```[^]*?^```$)/m)
    .map((part, index) => (index % 2 === 1 ? part : prose(part)))
    .join('')
}

/** The first screen of the home page stands in the theme, so its text is the whole file. */
const sourceOf = (path: string): string => (path === 'README.md' ? read(path) : prepare(read(path), path))

/** Changes are no file: they are made of changesets. */
const hasFile = (path: string): boolean => existsSync(join(root, path))

const firstParagraph = (markdown: string): string =>
  /^(?!#|```|<|\||!\[)\S[^]*?(?=\n\n|$(?![^]))/m.exec(markdown)?.[0].replaceAll('\n', ' ').trim() ?? ''

function line({ path, route, text }: Page, base: string): string {
  const about = firstParagraph(textOf(sourceOf(path), path, base)).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return `- [${text}](${textAddress(route, base)})${about && `: ${about}`}`
}

/** The pages of the site by section, each with its first sentences: `llms.txt`. */
export function contents(base: string): string {
  const [, title = '', about = ''] = /^# (.+)\n\n(.+)/.exec(read('README.md')) ?? []
  const lists = sections.map(({ text, items }) => {
    const pages = items.flatMap((item) => [item, ...item.items]).filter(({ path }) => hasFile(path))
    return `## ${text}\n\n${pages.map((page) => line(page, base)).join('\n')}\n`
  })
  return [`# ${title}\n\n> ${about}\n`, ...lists].join('\n')
}

/** Writes `llms.txt`, and the text of each page beside it. */
export function writeTexts(folder: string, base: string): void {
  writeFileSync(join(folder, 'llms.txt'), contents(base))
  for (const [path, route] of routes) {
    if (!hasFile(path)) continue
    const file = join(folder, `${route}index.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, textOf(sourceOf(path), path, base))
  }
}
