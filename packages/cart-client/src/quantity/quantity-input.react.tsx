'use client'

import { hasQuantityInput } from '@sitewright/site/rules'
import { useId, type ReactNode } from 'react'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { MinusIcon, PlusIcon } from '../part/icon.react.tsx'
import { useProductBlock } from '../product/product-block.react.tsx'
import { connectQuantity, type QuantityAttributes } from './quantity.connect.ts'

/** Names of the two buttons beside a quantity. Without names there are no buttons. */
export interface StepNames {
  /**
   * Name of the button that lowers the quantity. Without it, there is none.
   * @default none
   */
  readonly less?: string | undefined
  /**
   * Name of the button that raises the quantity. Without it, there is none.
   * @default none
   */
  readonly more?: string | undefined
}

/** Props of `QuantityInput`. */
export interface QuantityInputProps extends StepNames {
  /**
   * Setting of the store: whether a shopper may buy a service more than once.
   *
   * @default true
   */
  readonly multipleQuantityAllowedForServices?: boolean | undefined
}

/** The quantity of a product. Not shown if the shopper has no choice. */
export function QuantityInput({
  multipleQuantityAllowedForServices = true,
  ...names
}: QuantityInputProps): ReactNode {
  const { messages } = useCartClient()
  const { product, quantity } = useProductBlock()
  const id = useId()
  if (!hasQuantityInput(product, { multipleQuantityAllowedForServices })) return null
  const attributes = connectQuantity(
    { ...names, ...quantity, id, label: messages['cart.quantity.label'] },
    quantity,
  )
  return (
    <div data-cart="field">
      <label {...attributes.label} htmlFor={id} />
      <Stepper {...attributes} />
      {attributes.problem && <p {...attributes.problem} />}
    </div>
  )
}

/** A number between two buttons. */
export const Stepper = ({
  root,
  less,
  input,
  more,
}: Pick<QuantityAttributes, 'root' | 'less' | 'input' | 'more'>): ReactNode => (
  <div {...root}>
    {less && (
      <button {...less}>
        <MinusIcon />
      </button>
    )}
    <input {...input} />
    {more && (
      <button {...more}>
        <PlusIcon />
      </button>
    )}
  </div>
)
