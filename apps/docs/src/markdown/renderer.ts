import MarkdownIt, { type Renderer, type Token } from 'markdown-it'
import { drawFlowchart } from '../graph/draw.ts'
import { parseFlowchart } from '../graph/flowchart.ts'
import { escape } from './escape.ts'
import { highlight } from './highlight.ts'
import { attributeOf } from './tokens.ts'

/** A picture, with its size in CSS pixels. */
export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Answers of the site to what a page refers to. */
export interface References {
  /** Address that a link leads to. */
  readonly link: (href: string) => string
  readonly picture: (src: string) => Picture
}

type Rules = Renderer['rules']

function fence({ info, content }: Token): string {
  const language = info.trim().split(/\s/)[0] ?? ''
  if (language === 'mermaid') return drawFlowchart(parseFlowchart(content))
  const code = highlight(content.replace(/\n$/, ''), language)
  const label = language === '' ? 'Code' : `Code, ${language}`
  return `<div class="code"><pre tabindex="0" role="group" aria-label="${escape(label)}"><code>${code}</code></pre></div>\n`
}

const withoutNotes = (html = ''): string => html.replace(/<!--[\s\S]*?-->\n?/g, '')

const hasLink = (token: Token | undefined): boolean =>
  token?.children?.some(({ type }) => type === 'link_open') ?? false

/** Blocks of code, tables, and notes for the check of code, which are not shown. */
function addBlocks(rules: Rules): void {
  rules.fence = (tokens, index) => {
    const token = tokens[index]
    return token ? fence(token) : ''
  }
  rules.code_block = rules.fence
  rules.html_block = (tokens, index) => withoutNotes(tokens[index]?.content)
  rules.html_inline = rules.html_block
  rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n'
  rules.table_close = () => '</table></div>\n'
}

/** Headings whose text is the link to them, unless there is a link in it already. */
function addHeadings(rules: Rules): void {
  const isLink = (heading: Token | undefined, text: Token | undefined): boolean =>
    heading?.tag !== 'h1' && !hasLink(text)
  rules.heading_open = (tokens, index, options, _, self) => {
    const open = self.renderToken(tokens, index, options)
    const id = attributeOf(tokens[index], 'id')
    return isLink(tokens[index], tokens[index + 1]) ? `${open}<a class="anchor" href="#${id}">` : open
  }
  rules.heading_close = (tokens, index) => {
    const close = `</${tokens[index]?.tag ?? ''}>\n`
    return isLink(tokens[index], tokens[index - 1]) ? `</a>${close}` : close
  }
}

/** Links and pictures, as the site answers for them. */
function addReferences(rules: Rules, { link, picture }: References): void {
  rules.link_open = (tokens, index, options, _, self) => {
    tokens[index]?.attrSet('href', link(attributeOf(tokens[index], 'href')))
    return self.renderToken(tokens, index, options)
  }
  rules.image = (tokens, index) => {
    const { src, width, height } = picture(attributeOf(tokens[index], 'src'))
    const alt = escape(tokens[index]?.content ?? '')
    return `<img src="${escape(src)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`
  }
}

/** Markdown with the site's own elements. */
export function createRenderer(references: References) {
  const markdown = new MarkdownIt({ html: true })
  const { rules } = markdown.renderer
  addBlocks(rules)
  addHeadings(rules)
  addReferences(rules, references)
  return markdown
}
