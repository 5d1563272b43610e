import { createRenderer, type References } from './renderer.ts'
import { type Heading, mendTables, nameEntries, nameHeadings, type Section, sectionsOf } from './tokens.ts'

export interface Rendered {
  readonly html: string
  readonly headings: readonly Heading[]
  readonly sections: readonly Section[]
}

/** Renders a Markdown file. `isReport` names each export of an API report. */
export function renderMarkdown(
  text: string,
  { isReport = false, ...references }: References & { readonly isReport?: boolean },
): Rendered {
  const markdown = createRenderer(references)
  const tokens = markdown.parse(text, {})
  const headings = nameHeadings(tokens)
  mendTables(tokens)
  if (isReport) nameEntries(tokens)
  const sections = sectionsOf(tokens, headings)
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings, sections }
}
