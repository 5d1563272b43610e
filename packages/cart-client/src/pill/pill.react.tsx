'use client'

import type { ReactNode } from 'react'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { BagIcon } from '../part/icon.react.tsx'
import { connectPill } from './pill.connect.ts'
import type { PillPage } from './pill.ts'
import { usePill } from './use-pill.react.ts'

/** The pill that floats over a page while the cart is not empty. */
export function PillCart(page: PillPage): ReactNode {
  const pill = usePill(page)
  const { root, count, spoken } = connectPill(pill, useCartClient(), page.cartPath)
  if (pill.state !== 'shown') return null
  return (
    <a {...root}>
      <BagIcon />
      <span {...count} />
      <span {...spoken} />
    </a>
  )
}
