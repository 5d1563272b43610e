import type { Cart, CartEntry } from '../entry/cart.contract.ts'
import type { Merchandising } from '../catalog/merchandising.contract.ts'
import type { Product, Variant } from '../catalog/product.contract.ts'

/** Builds a variant of a physical product: five left, 20 dollars. */
export const buildVariant = (changes: Partial<Variant> = {}): Variant => ({
  sku: 'mug-blue',
  attributes: { Colour: 'Blue' },
  optionValues: Object.values(changes.attributes ?? { Colour: 'Blue' }).map((value) => ({ value })),
  priceMoney: { value: '20.00', currency: 'USD' },
  onSale: false,
  qtyInStock: 5,
  unlimited: false,
  mainImageId: 'image-blue',
  ...changes,
})

/** Builds a product: a mug in two colours, five of each left. */
export const buildProduct = (changes: Partial<Product> = {}): Product => ({
  id: 'mug',
  name: 'Mug',
  productType: 1,
  collectionId: 'shop',
  collectionName: 'Shop',
  variants: [
    buildVariant(),
    buildVariant({ sku: 'mug-red', attributes: { Colour: 'Red' }, mainImageId: 'image-red' }),
  ],
  variantOptionOrdering: ['Colour'],
  isSubscribable: false,
  ...changes,
})

/** Builds an entry of a cart: one blue mug. */
export const buildEntry = (changes: Partial<CartEntry> = {}): CartEntry => ({
  id: 'entry-1',
  itemId: 'mug',
  chosenVariant: { sku: 'mug-blue', attributes: { Colour: 'Blue' } },
  quantity: 1,
  title: 'Mug',
  subTotal: 2000 * (changes.quantity ?? 1),
  purchasePriceCents: 2000,
  ...changes,
})

/** Builds a cart with the given entries, and the totals that follow from them. */
export function buildCart(changes: Partial<Cart> = {}): Cart {
  const { entries = [] } = changes
  const subtotalCents = entries.reduce((sum, { subTotal = 0 }) => sum + subTotal, 0)
  const discountCents = changes.discountCents ?? 0
  return {
    id: 'cart-1',
    websiteId: 'website-1',
    created: Date.UTC(2024, 0, 1),
    isPurchased: false,
    entries,
    shippingOptions: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents,
    grandTotalCents: subtotalCents - discountCents,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: entries.length > 0,
    ...changes,
  }
}

/** Builds the merchandising of the mug: scarcity, and a restock block for its red variant. */
export const buildMerchandising = (changes: Partial<Merchandising> = {}): Merchandising => ({
  customSoldOutText: 'Gone for now',
  scarcityEnabled: true,
  scarcityShownByDefault: false,
  scarcityText: 'Only a few left',
  scarcityTemplateViews: [{ scarcityText: 'Only a few left', attributes: { Colour: 'Blue' }, qtyInStock: 5 }],
  restockNotificationViews: [{ variantId: 'mug-red', hiddenByDefault: true }],
  restockNotificationMessages: {
    CTAText: 'Back soon',
    placeholderText: 'Email',
    buttonText: 'Notify me',
    mailingListDescription: 'Send me news',
  },
  mailingListSignUpEnabled: true,
  mailingListOptInByDefault: false,
  ...changes,
})
