'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { isSoldOut } from '@sitewright/site/stock'
import { Alert } from '../dialog/alert.react.tsx'
import { TickIcon } from '../part/icon.react.tsx'
import { useProductBlock } from '../product/product-block.react.tsx'
import { connectAddToCart } from './add-to-cart.connect.ts'

/** Adds the chosen variant to the cart, and shows an alert when it cannot. */
export function AddToCartButton(
  element: Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onClick' | 'type'>,
): ReactNode {
  const { product, variant, button, selection, quantity } = useProductBlock()
  const press = (): void => button.press({ selection, quantity: quantity.text })
  const chosen = variant ? { ...product, variants: [variant] } : product
  const attributes = connectAddToCart({ ...button, isSoldOut: isSoldOut(chosen) }, { press })
  return (
    <>
      <button {...element} {...attributes.button}>
        <span {...attributes.text} />
        {button.state === 'added' && <TickIcon />}
      </button>
      <Alert alert={button.alert} onClose={button.dismissAlert} />
    </>
  )
}
