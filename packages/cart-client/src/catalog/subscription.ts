import { isSubscribable, subscriptionTotal } from '@sitewright/money-format/subscriptions'
import type { SubscriptionPlan } from './product.contract.ts'

export { isSubscribable }

/** Checks whether a subscription runs until it is cancelled. */
export const isIndefinite = (plan: SubscriptionPlan): boolean => subscriptionTotal(plan).kind === 'indefinite'
