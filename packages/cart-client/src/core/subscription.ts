import { ProductType } from '@sitewright/site/enumerations'
import type { Product, SubscriptionPlan } from '../contract/product.ts'

/** Whether a product can be subscribed: only physical products and services can. */
export const isSubscribable = ({ productType, isSubscribable }: Product): boolean =>
  isSubscribable === true && (productType === ProductType.physical || productType === ProductType.service)

/** Whether a subscription goes on until it is ended. */
export const isIndefinite = ({ numBillingCycles }: SubscriptionPlan): boolean => numBillingCycles === 0
