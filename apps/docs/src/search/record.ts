import type { Rendered } from '../markdown/markdown.ts'

/** One entry of the search: a section of a page, or an export of a package. */
export interface SearchRecord {
  readonly id: number
  /** Address below the root of the site. */
  readonly url: string
  readonly page: string
  readonly heading: string
  readonly text: string
}

/** Fields of the index, and those that a result carries. Shared by the build and the page. */
export const searchOptions = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['url', 'page', 'heading', 'excerpt'],
}

const EXCERPT_LENGTH = 180

/** Beginning of a text, cut between words. */
export const excerpt = (text: string): string =>
  text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH).replace(/\s\S*$/, '')} …`

/** Names that an API report lists, each with its sentence. */
export function exportsOf(
  html: string,
): { readonly id: string; readonly name: string; readonly text: string }[] {
  const plain = (text: string): string =>
    text
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
  return [...html.matchAll(/<li id="([^"]+)"><code>([^<]+)<\/code>:?([^\n]*?)(?:<\/li>|\n)/g)].map(
    ([, id = '', name = '', text = '']) => ({ id, name, text: plain(text).trim() }),
  )
}

/** The entries of a page, without their numbers. */
export function recordsOf(
  route: string,
  title: string,
  { html, sections }: Rendered,
): Omit<SearchRecord, 'id'>[] {
  const bySection = sections
    .filter(({ heading, text }) => text !== '' || heading !== undefined)
    .map(({ heading, text }) => ({
      url: heading && heading.level > 1 ? `${route}#${heading.id}` : route,
      page: title,
      heading: heading && heading.level > 1 ? heading.text : title,
      text,
    }))
  const byName = exportsOf(html).map(({ id, name, text }) => ({
    url: `${route}#${id}`,
    page: title,
    heading: name,
    text,
  }))
  return [...bySection, ...byName]
}
