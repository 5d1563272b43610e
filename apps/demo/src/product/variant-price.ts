import { inChosenLanguage } from '../rerender/language.ts'
import type { Localization } from '../site/record/item.ts'
import { website } from '../site/record/website.ts'
import { renderTemplate } from '../site/render.ts'
import { chosenVariant } from './chosen-variant.ts'

/** Markup of a product's price: that of the chosen variant, or of all until one is chosen. Empty for an unknown product. */
export function variantPrice(
  itemId: string | undefined,
  selection: Readonly<Record<string, string>>,
  localization: Localization,
): string {
  const chosen = chosenVariant(itemId, selection, localization)
  if (!chosen) return ''
  const { item, variant } = chosen
  const { structuredContent } = item
  const variants = structuredContent.variants.filter(({ sku }) => !variant || sku === variant.sku)
  return inChosenLanguage(() => {
    const record = {
      ...website(localization, location.pathname),
      ...item,
      structuredContent: { ...structuredContent, variants },
    }
    return renderTemplate('product-price', record, '{@|product-price}').html
  })
}
