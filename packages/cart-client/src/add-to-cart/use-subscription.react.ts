'use client'

import { useAddToCart, type AddToCartControls, type UseAddToCartOptions } from './use-add-to-cart.react.ts'
import type { Product, SubscriptionPlan } from '../catalog/product.contract.ts'
import { isIndefinite, isSubscribable } from '../catalog/subscription.ts'

/** Returns a button that begins a subscription, and what is known of it. */
export function useSubscription(
  product: Product,
  options?: UseAddToCartOptions,
): AddToCartControls & {
  /** False if the product is not sold as a subscription: a press adds it to the cart then. */
  readonly isSubscribable: boolean
  /** Period and number of payments. Undefined for a product without a plan. */
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
