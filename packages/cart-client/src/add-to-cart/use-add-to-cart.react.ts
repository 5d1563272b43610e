'use client'

import { useEffect } from 'react'
import { useStore } from '@sitewright/machine/react'
import {
  createAddToCart,
  type AddToCart,
  type AddToCartOptions,
  type AddToCartSnapshot,
} from './add-to-cart.browser.ts'
import type { Product } from '../catalog/product.contract.ts'
import { useRunning } from '../provider/use-running.react.ts'

/** An add-to-cart button: what it shows, and what can be done to it. */
export type AddToCartControls = AddToCartSnapshot &
  Pick<AddToCart, 'press' | 'submitFields' | 'closeForm' | 'dismissAlert'>

/** Settings of `useAddToCart`. */
export interface UseAddToCartOptions extends Omit<AddToCartOptions, 'product'> {
  /** Buys the product at once. @default the setting of the store */
  readonly expressCheckout?: boolean | undefined
}

/**
 * Returns an add-to-cart button for a product: what it shows, and what can be done to it. Give the component
 * the product's id as its `key`.
 *
 * @example
 * ```tsx
 * import { useAddToCart } from '@sitewright/cart-client/react'
 *
 * export function Add({ product }: { readonly product: Product }) {
 *   const { text, isDisabled, press } = useAddToCart(product)
 *   return (
 *     <button disabled={isDisabled} onClick={() => press()}>
 *       {text}
 *     </button>
 *   )
 * }
 * ```
 */
export function useAddToCart(
  product: Product,
  { expressCheckout, ...options }: UseAddToCartOptions = {},
): AddToCartControls {
  const { label, isListing = false } = options
  const button = useRunning(
    (client) =>
      createAddToCart(expressCheckout === undefined ? client : { ...client, expressCheckout }, {
        product,
        ...options,
      }),
    `${isListing} ${expressCheckout}`,
  )
  useEffect(() => button.setProduct(product), [button, product])
  useEffect(() => button.setLabel(label), [button, label])
  const { press, submitFields, closeForm, dismissAlert } = button
  return { ...useStore(button), press, submitFields, closeForm, dismissAlert }
}

/** Returns a button that buys a product at once. */
export const useExpressCheckout = (
  product: Product,
  options: AddToCartOptionsOfExpress = {},
): AddToCartControls => useAddToCart(product, { ...options, expressCheckout: true })

type AddToCartOptionsOfExpress = Omit<UseAddToCartOptions, 'expressCheckout'>
