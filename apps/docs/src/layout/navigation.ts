import { relativeRoute } from '../link/link.ts'
import { escape } from '../markdown/escape.ts'
import type { Heading } from '../markdown/tokens.ts'
import { family, type Group, type Source } from '../source.ts'

function link(source: Source, current: Source): string {
  const mark = source.route === current.route ? ' aria-current="page"' : ''
  return `<a href="${relativeRoute(current.route, source.route)}"${mark}>${escape(source.label)}</a>`
}

function entry(source: Source, current: Source): string {
  const isOpen = family(source).some(({ route }) => route === current.route)
  const children = isOpen ? (source.children ?? []).map((child) => `<li>${link(child, current)}</li>`) : []
  return `<li>${link(source, current)}${children.length > 0 ? `<ul>${children.join('')}</ul>` : ''}</li>`
}

/** Links to all pages; those that belong to a page are shown with it. */
export const navigation = (groups: readonly Group[], current: Source): string =>
  groups
    .map(
      ({ title, pages }) =>
        `<p class="group">${escape(title)}</p><ul>${pages.map((source) => entry(source, current)).join('')}</ul>`,
    )
    .join('')

/** Entries of a package are named by their path: `./react`. */
const shortened = (text: string): string => text.replace(/^@[\w-]+\/[\w-]+(\/[\w/-]+)$/, '.$1')

/** Links to the headings of a page. */
export const contents = (headings: readonly Heading[]): string =>
  headings
    .filter(({ level }) => level === 2 || level === 3)
    .map(
      ({ level, text, id }) =>
        `<li class="level-${level}"><a href="#${escape(id)}">${escape(shortened(text))}</a></li>`,
    )
    .join('')

/** Links to the pages before and after one. */
export function neighbours(order: readonly Source[], current: Source): string {
  const index = order.findIndex(({ route }) => route === current.route)
  const link = (source: Source | undefined, relation: 'prev' | 'next', word: string): string =>
    source
      ? `<a class="${relation}" rel="${relation}" href="${relativeRoute(current.route, source.route)}"><span>${word}</span>${escape(source.label)}</a>`
      : ''
  const links = link(order[index - 1], 'prev', 'Previous') + link(order[index + 1], 'next', 'Next')
  return links && `<nav class="neighbours" aria-label="Neighbouring pages">${links}</nav>`
}
