import { instalmentMessages, subscriptionMessages } from '../messages.ts'

/** The texts that each language translates. */
export const english = { ...instalmentMessages, ...subscriptionMessages }

/** Keys of texts whose number needs forms. */
export const counted = [
  'instalment.inRange',
  'instalment.inRangeOneLine',
  'subscription.many.WEEK',
  'subscription.many.MONTH',
  'subscription.many.YEAR',
]
