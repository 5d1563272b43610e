import { isStocked } from '@sitewright/site/stock'
import type { Product, SubscriptionPlan } from '../product/product.contract.ts'

/** Whether a product can be subscribed: only physical products and services can. */
export const isSubscribable = ({
  productType,
  isSubscribable,
}: Pick<Product, 'productType' | 'isSubscribable'>): boolean =>
  isSubscribable === true && isStocked(productType)

/** Whether a subscription runs until it is cancelled: 0 cycles. A plan that names no number does not say so. */
export const isIndefinite = ({ numBillingCycles }: SubscriptionPlan): boolean => numBillingCycles === 0
