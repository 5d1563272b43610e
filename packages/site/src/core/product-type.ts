/** What kind of thing a product is. */
export const ProductType = {
  physical: 1,
  digital: 2,
  service: 3,
  giftCard: 4,
  paywall: 5,
} as const

/** The code of a kind of product. */
export type ProductType = (typeof ProductType)[keyof typeof ProductType]
