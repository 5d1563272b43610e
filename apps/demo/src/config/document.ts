import type { Locale, LocalizedText } from '../site/content/words.ts'

/**
 * The document that the editor edits is the site's own content, one immutable value (`SiteContent`). Panels replace whole
 * sections of it. These functions make the next value of a list or of a text.
 */
export type { SitePage } from '../site/content/site-content.ts'
export type { ContentChange } from '../site/content/content-reader.ts'

/** A list with another item at a position. */
export const replaceAt = <Item>(items: readonly Item[], index: number, item: Item): readonly Item[] =>
  items.map((each, i) => (i === index ? item : each))

/** A list without the item at a position. */
export const removeAt = <Item>(items: readonly Item[], index: number): readonly Item[] =>
  items.filter((_, i) => i !== index)

/** A list with an item at another position. Positions beyond the ends are the ends. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items[from]
  if (moved === undefined) return items
  const others = removeAt(items, from)
  const index = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, index), moved, ...others.slice(index)]
}

/** A text with other words in one language. */
export const withText = (text: LocalizedText | undefined, locale: Locale, words: string): LocalizedText => ({
  en: '',
  de: '',
  ...text,
  [locale]: words,
})
