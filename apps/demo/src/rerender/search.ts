import { things } from '../site/content/website.ts'
import { items } from '../site/record/item.ts'
import type { Shop } from '../wiring.ts'
import { rerender } from './rerender.ts'

/** Searches the items for the query in the address, and renders the results. */
export function search(shop: Shop): void {
  const query = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  if (!query) return
  shop.search(query)
  const words = query.toLocaleLowerCase().split(/\s+/)
  const found = items(shop.localization).filter(({ title, excerpt, description, categories }) => {
    const text = [title, excerpt, description, ...categories].join(' ').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
  rerender(shop, { query, found, count: things(found.length, shop.localization.locale) })
}
