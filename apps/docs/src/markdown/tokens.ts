import type { Token } from 'markdown-it'
import { createSlugs } from './slug.ts'

export interface Heading {
  readonly level: number
  readonly text: string
  readonly id: string
}

/** Text of a page below one of its headings, for the search. */
export interface Section {
  readonly heading: Heading | undefined
  readonly text: string
}

/** Value of an attribute, or an empty text. */
export const attributeOf = (token: Token | undefined, name: string): string =>
  String(token?.attrGet(name) ?? '')

const textOf = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map(({ type, content }) =>
      ['text', 'code_inline'].includes(type) ? content : type === 'softbreak' ? ' ' : '',
    )
    .join('')

/** Names the headings, and returns them. */
export function nameHeadings(tokens: readonly Token[]): Heading[] {
  const slugs = createSlugs()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const text = textOf(tokens[index + 1])
    const id = slugs(text)
    token.attrSet('id', id)
    return [{ level: Number(token.tag.slice(1)), text, id }]
  })
}

/** Names the entries of an API report, so that the search can lead to each. */
export function nameEntries(tokens: readonly Token[]): void {
  let entry = ''
  const names = new Set<string>()
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open' && token.tag === 'h2') entry = attributeOf(token, 'id')
    const first = tokens[index + 2]?.children?.[0]
    if (token.type !== 'list_item_open' || first?.type !== 'code_inline') continue
    const id = `${entry}.${first.content}`
    if (!names.has(id)) token.attrSet('id', id)
    names.add(id)
  }
}

/** Replaces what a content security policy or a screen reader objects to: inline styles, and headers without text. */
export function mendTables(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (attributeOf(token, 'style').includes('right')) token.attrSet('class', 'end')
    if (token.type === 'th_open' || token.type === 'td_open') {
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style')
    }
    if (token.type !== 'th_open') continue
    if (tokens[index + 1]?.content) token.attrSet('scope', 'col')
    else for (const cell of [token, tokens[index + 2]]) if (cell) cell.tag = 'td'
  }
}

/** Splits the text of a page, without its code, at its headings. */
export function sectionsOf(tokens: readonly Token[], headings: readonly Heading[]): Section[] {
  const sections: { heading: Heading | undefined; words: string[] }[] = [{ heading: undefined, words: [] }]
  let at = 0
  let isHeading = false
  for (const token of tokens) {
    if (token.type === 'heading_open') sections.push({ heading: headings[at++], words: [] })
    if (token.type === 'inline' && !isHeading) sections.at(-1)?.words.push(textOf(token))
    isHeading = token.type === 'heading_open'
  }
  return sections.map(({ heading, words }) => ({ heading, text: words.join(' ') }))
}
