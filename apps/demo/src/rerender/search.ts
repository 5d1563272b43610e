import { things } from '../site/content/website.ts'
import { REGION } from '../site/content/words.ts'
import { items, type Item, type Localization } from '../site/record/item.ts'
import type { Shop } from '../wiring.ts'
import { inChosenLanguage } from './language.ts'
import { rerender } from './rerender.ts'

/** Items that have all words of a query, by their titles. */
function itemsWith(query: string, localization: Localization): readonly Item[] {
  const region = REGION[localization.locale]
  const words = query.toLocaleLowerCase(region).split(/\s+/)
  const matching = items(localization).filter(({ title, excerpt, description, categories }) => {
    const text = [title, excerpt, description, ...categories].join(' ').toLocaleLowerCase(region)
    return words.every((word) => text.includes(word))
  })
  const { compare } = new Intl.Collator(region)
  return matching.toSorted((one, other) => compare(one.title, other.title))
}

/** Searches the items for the query in the address, and renders the results. */
export function search(shop: Shop): void {
  const query = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  if (!query) return
  shop.search(query)
  const { localization } = shop
  const results = inChosenLanguage(() => {
    const found = itemsWith(query, localization)
    return { query, found, count: things(found.length, localization.locale) }
  })
  rerender(shop, results)
}
