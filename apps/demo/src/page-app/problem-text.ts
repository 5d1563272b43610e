import { failureAlert, type CartFailure } from '@sitewright/cart-client'
import type { CallFailure } from '@sitewright/site/http'
import { failureText, messages } from '@sitewright/site/messages'
import { pageTexts } from '../language/page-texts.ts'
import type { Shop } from '../wiring.ts'

/** Text about a call of the shopper that failed: its reason where it is known, or to try again. */
export function problemText(
  failure: CallFailure,
  { client, localization }: Pick<Shop, 'client' | 'localization'>,
): string {
  const isUnreached = failure.kind === 'network' || failure.kind === 'timeout'
  if (isUnreached) return client.messages['cart.error.checkConnection']
  return (
    failureText(failure, pageTexts(localization.locale).site ?? messages) ??
    client.messages['cart.error.tryAgain']
  )
}

/** Text about a call of the cart's package that failed, such as one that writes a gift card. */
export function cartProblemText(
  failure: CartFailure,
  { client: { messages } }: Pick<Shop, 'client'>,
): string {
  return failureAlert('updateForm', failure, messages)?.message ?? messages['cart.error.tryAgain']
}
