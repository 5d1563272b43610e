import type { Call } from '@sitewright/site/http'

/** Response to a subscription that was begun. */
export interface StartedSubscription {
  readonly cartToken: string
}

export const startSubscriptionCall = {
  method: 'POST',
  path: '/api/3/commerce/cart/subscription',
} as const satisfies Call
