'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { cartPath } from '../pill/pill.ts'
import { BagIcon } from '../part/icon.react.tsx'
import { useCartClient } from '../client/cart-provider.react.tsx'
import { useCartIndicator } from './use-cart-indicator.react.ts'

/** The link to the cart, with the number of items in it. The popover stands below it. */
export function CartIndicator({ href = cartPath, ...link }: ComponentPropsWithoutRef<'a'>): ReactNode {
  const { messages } = useCartClient()
  const { state, text, spoken } = useCartIndicator()
  return (
    <a {...link} href={href} data-cart="indicator" data-state={state}>
      <BagIcon />
      <span>{messages['cart.indicator.label']}</span>
      {state !== 'uninitialized' && (
        <>
          <span aria-hidden="true" data-cart="count">
            {text}
          </span>
          <span data-cart="spoken"> {spoken}</span>
        </>
      )}
    </a>
  )
}
