'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Alert } from '../dialog/alert.react.tsx'
import { TickIcon } from '../part/icon.react.tsx'
import { useProductBlock } from '../product/product-block.react.tsx'

/** Puts what is chosen into the cart, and says why when it cannot. */
export function AddToCartButton(
  element: Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onClick' | 'type'>,
): ReactNode {
  const { button, selection, quantity } = useProductBlock()
  const { state, text, isBusy, isDisabled, alert, press, dismissAlert } = button
  return (
    <>
      <button
        {...element}
        type="button"
        data-cart="button"
        data-kind="add"
        data-state={state}
        disabled={isDisabled}
        // Not `disabled`: the focus would be lost.
        aria-disabled={isBusy || undefined}
        onClick={() => press({ selection, quantity: quantity.text })}
      >
        <span data-cart="button-text">{text}</span>
        {state === 'added' && <TickIcon />}
      </button>
      <Alert alert={alert} onClose={dismissAlert} />
    </>
  )
}
