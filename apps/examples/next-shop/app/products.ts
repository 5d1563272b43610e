import type { Product } from '@sitewright/cart-client/product'

/** A variant by its colour. */
const variant = (sku: string, Colour: string, value: string, qtyInStock: number) => ({
  sku,
  attributes: { Colour },
  priceMoney: { value, currency: 'EUR' },
  qtyInStock,
})

/** Products as a server sends them. Replace them by yours. */
export const products: readonly Product[] = [
  {
    id: 'mug',
    name: 'Mug',
    productType: 1, // physical
    variants: [variant('mug-blue', 'Blue', '20.00', 12), variant('mug-red', 'Red', '22.00', 2)],
    variantOptionOrdering: ['Colour'],
  },
  {
    id: 'bowl',
    name: 'Bowl',
    productType: 1,
    variants: [
      { sku: 'bowl', attributes: {}, priceMoney: { value: '34.50', currency: 'EUR' }, qtyInStock: 4 },
    ],
  },
]
