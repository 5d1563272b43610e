import type { CallFailure } from '@sitewright/site/http'
import { failureText } from '@sitewright/site/messages'
import { siteMessages } from '../account/account-text.ts'
import type { Shop } from '../wiring.ts'

/** Text about a call of the shopper that failed: its reason where it is known, or to try again. */
export function problemText(
  failure: CallFailure,
  { client, localization }: Pick<Shop, 'client' | 'localization'>,
): string {
  const isUnreached = failure.kind === 'network' || failure.kind === 'timeout'
  if (isUnreached) return client.messages['cart.error.checkConnection']
  return failureText(failure, siteMessages[localization.locale]) ?? client.messages['cart.error.tryAgain']
}
