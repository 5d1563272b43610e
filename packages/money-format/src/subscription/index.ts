// Plan
export {
  canSubscribe,
  periodsPerYear,
  subscriptionTotal,
  type BillingUnit,
  type Duration,
  type SubscriptionPlan,
  type SubscriptionTotal,
  type TotalOptions,
} from './subscription.ts'

// Text
export { subscriptionText, type SubscriptionTextOptions } from './subscription.ts'
export { subscriptionMessages, type Messages } from '../messages.ts'
