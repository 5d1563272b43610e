import type { Product } from '../content/product.ts'
import { siteContent } from '../content/site-content.ts'
import { item, type Localization } from './item.ts'
import { textIn } from '../content/text-in.ts'

/** Texts of the store about scarcity and restock, per product. */
function context(product: Product, localization: Localization) {
  const { locale } = localization
  const { soldOutText, hasScarcity, scarcityText, restock } = siteContent().store
  const { structuredContent } = item(product, localization)
  const { variants } = structuredContent
  const only = variants.length === 1
  const gone = variants.filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock === 0)
  const few = variants.filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock > 0 && qtyInStock < 5)
  return {
    customSoldOutText: textIn(soldOutText, locale),
    scarcityEnabled: hasScarcity && product.scarce === true,
    scarcityShownByDefault: only,
    scarcityText: textIn(scarcityText, locale),
    scarcityTemplateViews: few.map(({ attributes, qtyInStock }) => ({
      scarcityText: textIn(scarcityText, locale),
      qtyInStock,
      ...(only ? {} : { attributes }),
    })),
    restockNotificationViews: gone.map(({ id }) => ({
      productId: product.slug,
      variantId: id,
      hiddenByDefault: !only,
    })),
    restockNotificationMessages: {
      buttonText: textIn(restock.button, locale),
      CTAText: textIn(restock.callToAction, locale),
      placeholderText: textIn(restock.placeholder, locale),
      mailingListDescription: textIn(restock.mailingList, locale),
    },
    mailingListSignUpEnabled: true,
    mailingListOptInByDefault: false,
  }
}

export const merchandising = (localization: Localization) =>
  Object.fromEntries(siteContent().products.map((product) => [product.slug, context(product, localization)]))
