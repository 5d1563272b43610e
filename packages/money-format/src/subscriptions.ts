// The plan
export { periodsPerYear, type BillingUnit, type SubscriptionPlan } from './contract/subscription.ts'
export { canSubscribe } from './core/subscription.ts'

// How long it runs
export {
  billingPeriod,
  subscriptionTotal,
  type Duration,
  type SubscriptionTotal,
  type TotalOptions,
} from './core/subscription.ts'

// How it is told
export { subscriptionText, type SubscriptionTextOptions } from './core/subscription.ts'
export { subscriptionMessages, type Messages } from './core/messages.ts'
