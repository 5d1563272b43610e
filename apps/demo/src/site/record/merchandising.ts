import { PRODUCTS, type Product } from '../content/product.ts'
import { item, type Localization } from './item.ts'

const TEXT = {
  en: {
    soldOut: 'Gone',
    scarcity: '{qtyInStock, plural, one {The last one} other {Only # left}}',
    cta: 'Tell me when it is back',
    placeholder: 'Your email',
    button: 'Tell me',
    list: 'Also send me the letter that comes with every kiln',
  },
  de: {
    soldOut: 'Vergriffen',
    scarcity: '{qtyInStock, plural, one {Das letzte} other {Nur noch # da}}',
    cta: 'Bescheid geben, wenn es wieder da ist',
    placeholder: 'Ihre E-Mail',
    button: 'Bescheid geben',
    list: 'Auch den Brief schicken, der mit jedem Ofen kommt',
  },
}

/** Texts of the store about scarcity and restock, per product. */
function context(product: Product, localization: Localization) {
  const text = TEXT[localization.locale]
  const { structuredContent } = item(product, localization)
  const { variants } = structuredContent
  const only = variants.length === 1
  const gone = variants.filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock === 0)
  const few = variants.filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock > 0 && qtyInStock < 5)
  return {
    customSoldOutText: text.soldOut,
    scarcityEnabled: Boolean(product.scarce),
    scarcityShownByDefault: only,
    scarcityText: text.scarcity,
    scarcityTemplateViews: few.map(({ attributes, qtyInStock }) => ({
      scarcityText: text.scarcity,
      qtyInStock,
      ...(only ? {} : { attributes }),
    })),
    restockNotificationViews: gone.map(({ id }) => ({
      productId: product.slug,
      variantId: id,
      hiddenByDefault: !only,
    })),
    restockNotificationMessages: {
      buttonText: text.button,
      CTAText: text.cta,
      placeholderText: text.placeholder,
      mailingListDescription: text.list,
    },
    mailingListSignUpEnabled: true,
    mailingListOptInByDefault: false,
  }
}

export const merchandising = (localization: Localization) =>
  Object.fromEntries(PRODUCTS.map((product) => [product.slug, context(product, localization)]))
