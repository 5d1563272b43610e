'use client'

import { useEffect, useState } from 'react'
import { useStore } from '@sitewright/machine/react'
import {
  createAddToCart,
  type AddToCart,
  type AddToCartOptions,
  type AddToCartSnapshot,
} from './add-to-cart.browser.ts'
import type { Product, SubscriptionPlan } from '../product/product.contract.ts'
import { isIndefinite, isSubscribable } from '../subscription/subscription.ts'
import { useCartClient } from '../client/cart-provider.react.tsx'
import { useVariantSelection, type VariantSelection } from '../variant/use-variant-selection.react.ts'

/** An add-to-cart button: what it shows, and what can be done to it. */
export type AddToCartControls = AddToCartSnapshot &
  Pick<AddToCart, 'press' | 'submitFields' | 'closeForm' | 'dismissAlert'>

export interface UseAddToCartOptions extends Omit<AddToCartOptions, 'product'> {
  /** Buys the product at once. @default the setting of the store */
  readonly expressCheckout?: boolean | undefined
}

/** An add-to-cart button for a product. Give the component the product's id as its `key`. */
export function useAddToCart(
  product: Product,
  { expressCheckout, ...options }: UseAddToCartOptions = {},
): AddToCartControls {
  const client = useCartClient()
  const [button] = useState(() =>
    createAddToCart(expressCheckout === undefined ? client : { ...client, expressCheckout }, {
      product,
      ...options,
    }),
  )
  useEffect(() => button.start(), [button])
  useEffect(() => button.setProduct(product), [button, product])
  const { press, submitFields, closeForm, dismissAlert } = button
  return { ...useStore(button), press, submitFields, closeForm, dismissAlert }
}

/** A button that buys a product at once. */
export const useExpressCheckout = (
  product: Product,
  options: AddToCartOptionsOfExpress = {},
): AddToCartControls => useAddToCart(product, { ...options, expressCheckout: true })

type AddToCartOptionsOfExpress = Omit<UseAddToCartOptions, 'expressCheckout'>

/** A button that begins a subscription, and what is known of it. */
export function useSubscription(
  product: Product,
  options?: UseAddToCartOptions,
): AddToCartControls & {
  readonly isSubscribable: boolean
  readonly plan: SubscriptionPlan | undefined
  /** True if the subscription runs until it is cancelled. */
  readonly isIndefinite: boolean
} {
  const { subscriptionPlan: plan } = product
  return {
    ...useAddToCart(product, options),
    isSubscribable: isSubscribable(product),
    plan,
    isIndefinite: plan ? isIndefinite(plan) : false,
  }
}

/** A button that buys a gift card, and what the card may be worth. */
export function useGiftCard(
  product: Product,
  options?: UseAddToCartOptions,
): AddToCartControls & {
  readonly denominations: readonly string[]
  readonly denomination: string | undefined
  readonly choose: (denomination: string) => void
  readonly selection: VariantSelection['selection']
} {
  const { options: asked, selection, choose } = useVariantSelection(product)
  const [option] = asked
  return {
    ...useAddToCart(product, options),
    selection,
    denominations: option?.values.map(({ value }) => value) ?? [],
    denomination: option && selection[option.name],
    choose: (denomination) => option && choose(option.name, denomination),
  }
}
