// Plan
export {
  isSubscribable,
  periodsPerYear,
  subscriptionTotal,
  type BillingUnit,
  type Duration,
  type SubscribableProduct,
  type SubscriptionPlan,
  type SubscriptionTotal,
  type TotalOptions,
} from './subscription.ts'

// Text
export { subscriptionText, type SubscriptionTextOptions } from './subscription.ts'
export { subscriptionMessages, type CountedText, type Messages, type PluralForms } from '../messages.ts'
