import type { Tag } from '@sitewright/editor-ui/tag-manager'
import { replaceAt, withText } from '../document.ts'
import type { SiteTag } from '../../site/content/connection.ts'
import type { Category } from '../../site/content/category.ts'
import type { Product } from '../../site/content/product.ts'
import type { Locale } from '../../site/content/words.ts'

/** Categories, and the products in them. */
export interface Shelf {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
}

/** Renames a category in one language. */
export function renameCategory(shelf: Shelf, key: string, locale: Locale, name: string): Shelf {
  const index = shelf.categories.findIndex((category) => category.key === key)
  const found = shelf.categories[index]
  if (!found) return shelf
  const renamed = { ...found, word: withText(found.word, locale, name) }
  return { ...shelf, categories: replaceAt(shelf.categories, index, renamed) }
}

/** Removes categories, and moves their products to another one: to the first that stays unless it is given. */
export function mergeCategories(shelf: Shelf, keys: readonly string[], into?: string): Shelf {
  const categories = shelf.categories.filter(({ key }) => key === into || !keys.includes(key))
  const target = into ?? categories[0]?.key
  if (!target) return shelf
  const products = shelf.products.map((product) =>
    keys.includes(product.category) ? { ...product, category: target } : product,
  )
  return { categories, products }
}

/** Categories as the manager shows them. */
export const categoryTags = ({ categories, products }: Shelf, locale: Locale): readonly Tag[] =>
  categories.map(({ key, word }) => ({
    id: key,
    name: word[locale],
    count: products.filter(({ category }) => category === key).length,
  }))

/** Merges tags into one, which then stands for the words of all of them. */
export function mergeSiteTags(
  tags: readonly SiteTag[],
  ids: readonly string[],
  intoId: string,
): readonly SiteTag[] {
  const words = tags.filter(({ id }) => id === intoId || ids.includes(id)).flatMap((tag) => tag.words)
  return tags
    .filter(({ id }) => id === intoId || !ids.includes(id))
    .map((tag) => (tag.id === intoId ? { ...tag, words } : tag))
}
