import { things } from '../site/content/website.ts'
import { REGION } from '../site/content/words.ts'
import { items } from '../site/record/item.ts'
import type { Shop } from '../wiring.ts'
import { rerender } from './rerender.ts'

/** Searches the items for the query in the address, and renders the results. */
export function search(shop: Shop): void {
  const query = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  if (!query) return
  shop.search(query)
  const region = REGION[shop.localization.locale]
  const words = query.toLocaleLowerCase(region).split(/\s+/)
  const matching = items(shop.localization).filter(({ title, excerpt, description, categories }) => {
    const text = [title, excerpt, description, ...categories].join(' ').toLocaleLowerCase(region)
    return words.every((word) => text.includes(word))
  })
  const { compare } = new Intl.Collator(region)
  const found = matching.toSorted((one, other) => compare(one.title, other.title))
  rerender(shop, { query, found, count: things(found.length, shop.localization.locale) })
}
