'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { BagIcon } from '../part/icon.react.tsx'
import { cartPath } from '../pill/pill.ts'
import { connectIndicator } from './indicator.connect.ts'
import { useCartIndicator } from './use-cart-indicator.react.ts'

/** The link to the cart, with the number of items in it. The popover is shown below it. */
export function CartIndicator({ href = cartPath, ...link }: ComponentPropsWithoutRef<'a'>): ReactNode {
  const indicator = useCartIndicator()
  const { root, label, count, spoken } = connectIndicator(indicator, useCartClient())
  return (
    <a {...root} {...link} href={href} data-cart="indicator">
      <BagIcon />
      <span {...label} />
      {indicator.state !== 'uninitialized' && (
        <>
          <span {...count} />
          <span {...spoken} />
        </>
      )}
    </a>
  )
}
