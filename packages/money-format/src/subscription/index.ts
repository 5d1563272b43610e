// The plan
export { periodsPerYear, type BillingUnit, type SubscriptionPlan } from './subscription.contract.ts'
export { canSubscribe } from './subscription.ts'

// How long it runs
export {
  billingPeriod,
  subscriptionTotal,
  type Duration,
  type SubscriptionTotal,
  type TotalOptions,
} from './subscription.ts'

// How it is told
export { subscriptionText, type SubscriptionTextOptions } from './subscription.ts'
export { subscriptionMessages, type Messages } from '../messages.ts'
