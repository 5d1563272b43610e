'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Alert } from '../dialog/alert.react.tsx'
import { TickIcon } from '../part/icon.react.tsx'
import { useProductBlock } from '../product/product-block.react.tsx'
import { connectAddToCart } from './add-to-cart.connect.ts'

/** Adds the chosen variant to the cart, and shows an alert when it cannot. */
export function AddToCartButton(
  element: Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onClick' | 'type'>,
): ReactNode {
  const { button, selection, quantity } = useProductBlock()
  const press = (): void => button.press({ selection, quantity: quantity.text })
  const attributes = connectAddToCart(button, { press })
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
