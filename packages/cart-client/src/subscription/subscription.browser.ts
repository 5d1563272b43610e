import type { Result } from '@sitewright/machine/result'
import { fields, filled, reader } from '@sitewright/site/reader'
import { startSubscriptionCall, type StartedSubscription } from '../catalog/subscription.contract.ts'
import { fieldsText } from '../entry/fields-text.ts'
import type { CartFailure } from '../failure/failure.ts'
import type { AddLine } from '../operation/operation.ts'
import { call } from '../call.browser.ts'
import type { CartClient } from '../client/client.browser.ts'

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
