import { ProductType } from '@sitewright/site/enumerations'
import type { Product } from './product.contract.ts'
import type { Choice } from './selection.ts'

/** Checks for a gift card, whose one option is its denomination. */
export const isGiftCard = ({ productType }: Pick<Product, 'productType'>): boolean =>
  productType === ProductType.giftCard

/** Checks for a gift card without a denomination: none is chosen, or it comes without any. */
export const isWithoutDenomination = (
  product: Pick<Product, 'productType' | 'variants'>,
  choice: Choice,
): boolean => isGiftCard(product) && (choice.kind === 'unselected' || !product.variants.length)
