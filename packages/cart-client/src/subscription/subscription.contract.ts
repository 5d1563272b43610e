import type { Call } from '@sitewright/site/http'

/** What comes back when a subscription was begun. */
export interface StartedSubscription {
  readonly cartToken: string
}

export const startSubscriptionCall = {
  method: 'POST',
  path: '/api/3/commerce/cart/subscription',
} as const satisfies Call
