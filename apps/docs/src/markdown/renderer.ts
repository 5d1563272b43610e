import MarkdownIt, { type Token } from 'markdown-it'
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

function fence({ info, content }: Token): string {
  const language = info.trim().split(/\s/)[0] ?? ''
  if (language === 'mermaid') return drawFlowchart(parseFlowchart(content))
  const code = highlight(content.replace(/\n$/, ''), language)
  const label = language === '' ? 'Code' : `Code, ${language}`
  return `<div class="code"><pre tabindex="0" role="group" aria-label="${escape(label)}"><code>${code}</code></pre></div>\n`
}

/** Markdown with the site's own elements. */
export function createRenderer(references: References) {
  const markdown = new MarkdownIt({ html: true })
  const { rules } = markdown.renderer
  rules.fence = (tokens, index) => {
    const token = tokens[index]
    return token ? fence(token) : ''
  }
  rules.code_block = rules.fence
  rules.html_block = (tokens, index) => tokens[index]?.content.replace(/<!--[\s\S]*?-->\n?/g, '') ?? ''
  rules.html_inline = (tokens, index) => tokens[index]?.content.replace(/<!--[\s\S]*?-->/g, '') ?? ''
  rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n'
  rules.table_close = () => '</table></div>\n'
  // The text of a heading is the link to it, unless there is a link in it already.
  const hasLink = (tokens: readonly Token[], index: number) =>
    tokens[index]?.children?.some(({ type }) => type === 'link_open') ?? false
  rules.heading_open = (tokens, index, options, _, self) => {
    const open = self.renderToken(tokens, index, options)
    const { tag = '' } = tokens[index] ?? {}
    const id = attributeOf(tokens[index], 'id')
    return tag === 'h1' || hasLink(tokens, index + 1) ? open : `${open}<a class="anchor" href="#${id}">`
  }
  rules.heading_close = (tokens, index) => {
    const { tag = '' } = tokens[index] ?? {}
    return `${tag === 'h1' || hasLink(tokens, index - 1) ? '' : '</a>'}</${tag}>\n`
  }
  rules.link_open = (tokens, index, options, _, self) => {
    tokens[index]?.attrSet('href', references.link(attributeOf(tokens[index], 'href')))
    return self.renderToken(tokens, index, options)
  }
  rules.image = (tokens, index) => {
    const { src, width, height } = references.picture(attributeOf(tokens[index], 'src'))
    const alt = escape(tokens[index]?.content ?? '')
    return `<img src="${escape(src)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`
  }
  return markdown
}
