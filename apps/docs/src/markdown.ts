import { readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { imageSize } from 'image-size'
import type { MarkdownOptions } from 'vitepress'
import { root } from '../../../tooling/check/workspace.ts'
import { fillFigures } from './figures.ts'
import { drawFlowchart } from './flowchart.ts'
import { addressOf, repositoryUrl } from './links.ts'
import { withLiveCode } from './live-code.ts'
import { benchmarks, read } from './pages.ts'

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]
type Token = ReturnType<Markdown['parse']>[number]
interface Env {
  readonly path: string
  /** Path before it was rewritten to that of its page. */
  readonly realPath?: string
  readonly frontmatter?: Record<string, unknown>
}

const fileOf = ({ path, realPath = path }: Env): string => relative(root, realPath).replaceAll('\\', '/')

/** The Markdown of a file as the site shows it: with figures, with demos and their code. */
export function prepare(markdown: string, path: string): string {
  const withDemos = markdown.replace(/^<Live demo="([\w-]+)" \/>$/gm, (_, name: string) => {
    const code = read(`apps/docs/src/live/${name}.ts`)
    return `<Live demo="${name}">\n\n\`\`\`ts\n${code}\`\`\`\n\n</Live>`
  })
  if (path.startsWith('docs/guides/')) return fillFigures(withDemos, benchmarks())
  // The first screen of the home page says the title, the first sentences and the packages.
  return path === 'README.md'
    ? withDemos
        .replace(/^# .+\n\n.+\n/, '')
        .replace(/## Packages\n\n<!-- packages -->[^]*<!-- \/packages -->\n/, '')
    : withDemos
}

const RAW = `${repositoryUrl}/raw/main/`
const PICTURE = new RegExp(`"${RAW}([^"]+)" width="(\\d+)"`, 'g')

const sizeOf = (path: string) => imageSize(readFileSync(join(root, path)))

/** READMEs name their pictures by address, for npm. The site takes the files, and keeps room for each. */
const withOwnPictures = (markdown: string, file: string): string =>
  markdown
    .replace(PICTURE, (attributes, path: string, shown: string) => {
      const { width, height } = sizeOf(path)
      return `${attributes} height="${Math.round((Number(shown) * height) / width)}"`
    })
    .replaceAll(RAW, `${posix.relative(posix.dirname(file), '')}/`)

/** Links and pictures of a file, as the site has them. */
function refer(token: Token, file: string): void {
  const [href, src] = [token.attrGet('href'), token.attrGet('src')]
  if (token.type === 'link_open' && href) token.attrSet('href', addressOf(href, file))
  if (token.type !== 'image' || !src) return
  const size = sizeOf(posix.join(posix.dirname(file), src))
  token.attrSet('width', String(size.width))
  token.attrSet('height', String(size.height))
}

/** Names the exports of an API report, so that the search can lead to each. */
function nameExports(tokens: readonly Token[]): void {
  let entry = ''
  const names = new Set<string>()
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open' && token.tag === 'h2') entry = token.attrGet('id') ?? ''
    const first = tokens[index + 2]?.children?.[0]
    if (token.type !== 'list_item_open' || first?.type !== 'code_inline') continue
    const id = `${entry}.${first.content}`
    if (!names.has(id)) token.attrSet('id', id)
    names.add(id)
  }
}

/** The first paragraph of a page describes it, to search engines. */
function describePage(tokens: readonly Token[], { frontmatter = {} }: Env): void {
  const first = tokens[tokens.findIndex(({ type }) => type === 'paragraph_open') + 1]
  const words = (first?.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
  frontmatter.description ??= words.join('').slice(0, 160)
}

/** A header without text is none. */
function mendTables(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'th_open' || tokens[index + 1]?.content) continue
    for (const cell of [token, tokens[index + 2]]) if (cell) cell.tag = 'td'
  }
}

/** Teaches VitePress what the Markdown of this repository has. */
export function extend(markdown: Markdown): void {
  const { core, renderer } = markdown
  core.ruler.before('normalize', 'site_source', (state) => {
    const file = fileOf(state.env as Env)
    state.src = withLiveCode(withOwnPictures(prepare(state.src, file), file))
  })
  core.ruler.push('site_tokens', ({ tokens, env }) => {
    const file = fileOf(env as Env)
    for (const token of tokens) for (const child of token.children ?? []) refer(child, file)
    mendTables(tokens)
    describePage(tokens, env as Env)
    if (file.endsWith('/api.md')) nameExports(tokens)
  })
  const { fence, html_block: block, html_inline: inline, text, code_inline: code } = renderer.rules
  // What Vue would compute.
  const asText = (html = ''): string => html.replaceAll('{{', '&#123;&#123;')
  renderer.rules.text = (...all) => asText(text?.(...all))
  renderer.rules.code_inline = (...all) => asText(code?.(...all))
  const withoutNotes = (html = ''): string => html.replace(/<!--[^]*?-->\n?/g, '')
  renderer.rules.html_block = (...all) => withoutNotes(block?.(...all))
  renderer.rules.html_inline = (...all) => withoutNotes(inline?.(...all))
  renderer.rules.fence = (tokens, index, ...rest) =>
    tokens[index]?.info === 'mermaid'
      ? drawFlowchart(tokens[index].content)
      : (fence?.(tokens, index, ...rest) ?? '')
}

/** The text that the search reads: prose, and each export of an API report below a heading of its own. */
export function searchText(markdown: string, env: Env, renderer: { render: Markdown['render'] }): string {
  const html = renderer.render(markdown.replace(/^```[^]*?^```$/gm, ''), env)
  if (!fileOf(env).endsWith('/api.md')) return html
  return html.replace(
    /<li id="([^"]+)"><code[^>]*>([^<]+)<\/code>:?/g,
    (_, id: string, name: string) => `<h3>${name}<a href="#${id}">#</a></h3>`,
  )
}
