import type { Option, Product } from '../../site/content/product.ts'
import type { SiteContent } from '../../site/content/site-content.ts'
import type { Locale } from '../../site/content/words.ts'
import type { ContentChange } from '../document.ts'

const choicesOf = ({ options = [] }: Product) => options.flatMap(({ choices }) => choices)

const picturesOf = (product: Product): readonly string[] => [
  product.picture,
  ...choicesOf(product).flatMap((choice) => choice.picture ?? []),
  ...(product.details ?? []).map((view) => view.picture),
  ...(product.scenes ?? []).map(([name]) => name),
]

/** Names of what shows a picture: products, and the popup. */
export function usesOf(
  { products, promo }: Pick<SiteContent, 'products' | 'promo'>,
  picture: string,
  locale: Locale,
): readonly string[] {
  const found = products.filter((product) => picturesOf(product).includes(picture))
  const names = found.map(({ name, slug }) => name[locale] || slug)
  return promo.picture === picture ? [...names, 'the popup'] : names
}

/** Sentence that says what shows a picture. Undefined if nothing does. */
export function usesText(uses: readonly string[]): string | undefined {
  if (uses.length === 0) return undefined
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(uses)
  return `Shown by: ${names}.`
}

const withoutChoices = (options: readonly Option[], deleted: string): readonly Option[] =>
  options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => {
      const { picture, ...others } = choice
      return picture === deleted ? others : choice
    }),
  }))

/** A product without a picture. The next of its pictures becomes the main one, if it was that. */
function withoutIn(product: Product, deleted: string): Product {
  if (!picturesOf(product).includes(deleted)) return product
  const { details, scenes, options, picture } = product
  const next: Product = {
    ...product,
    ...(details ? { details: details.filter((view) => view.picture !== deleted) } : {}),
    ...(scenes ? { scenes: scenes.filter(([name]) => name !== deleted) } : {}),
    ...(options ? { options: withoutChoices(options, deleted) } : {}),
  }
  if (picture !== deleted) return next
  const other = choicesOf(next).find((choice) => choice.picture)?.picture ?? next.details?.[0]?.picture
  return { ...next, picture: other ?? '' }
}

/** Sections of the site after a picture was deleted. Empty if nothing shows it. */
export function withoutPicture(site: SiteContent, deleted: string): ContentChange {
  const { [deleted]: content, ...pictures } = site.pictures
  const products = site.products.map((product) => withoutIn(product, deleted))
  return {
    ...(content === undefined ? {} : { pictures }),
    ...(products.some((product, i) => product !== site.products[i]) ? { products } : {}),
    ...(site.promo.picture === deleted ? { promo: { ...site.promo, picture: '' } } : {}),
  }
}
