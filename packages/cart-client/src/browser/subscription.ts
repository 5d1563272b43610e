import { startSubscriptionCall, type StartedSubscription } from '../contract/subscription.ts'
import { fieldsText } from '../core/entry-key.ts'
import type { CartFailure } from '../core/failure.ts'
import type { AddLine } from '../core/operation.ts'
import { fields, filled, reader } from '../core/reader.ts'
import type { Result } from '@sitewright/site/result'
import { call } from './call.ts'
import type { CartClient } from './client.ts'

const readSubscription = reader<StartedSubscription>((value, path) =>
  fields(value, path, { cartToken: filled }),
)

/** Begins a subscription: it has a cart of its own, whose token leads to the subscription page. */
export function startSubscription(
  { http }: Pick<CartClient, 'http'>,
  { itemId, sku = null, quantity = 1, additionalFields }: AddLine,
): Promise<Result<StartedSubscription, CartFailure>> {
  const body = { itemId, sku, qty: quantity, additionalFields: fieldsText(additionalFields) }
  return call(http, { ...startSubscriptionCall, body }, readSubscription)
}
