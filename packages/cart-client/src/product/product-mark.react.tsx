'use client'

import type { ReactNode } from 'react'
import { productStatus } from '../catalog/product.ts'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { useProductBlock } from './product-block.react.tsx'

/** Props of `ProductMark`. */
export interface ProductMarkProps {
  /** Text for a product on sale. */
  readonly sale: ReactNode
  /** The store's text for a product that is sold out. */
  readonly soldOut?: ReactNode
}

/** The mark of a product that is sold out or on sale. */
export function ProductMark({ sale, soldOut }: ProductMarkProps): ReactNode {
  const { messages } = useCartClient()
  const status = productStatus(useProductBlock().product)
  if (status === 'none') return null
  return (
    <span data-cart="mark" data-status={status}>
      {status === 'sale' ? sale : (soldOut ?? messages['cart.addToCart.soldOut'])}
    </span>
  )
}
