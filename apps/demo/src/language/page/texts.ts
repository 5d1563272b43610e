import type { Messages as CartMessages, OfferMessages } from '@sitewright/cart-client'
import type { Messages as FormMessages } from '@sitewright/forms-client'
import type { Labels } from '@sitewright/forms-client/connect'
import type { MarkupMessages } from '@sitewright/gallery/html'
import type { Messages as SiteMessages } from '@sitewright/site/messages'
import type { ConsentMessages } from '@sitewright/tracking/consent'
import type { ACCOUNT_TEXTS } from '../../account/account-text.ts'
import type { TEXTS } from '../../messages.ts'

/** English texts of the demo's own parts. */
type Word = (typeof TEXTS)[keyof typeof TEXTS] | (typeof ACCOUNT_TEXTS)[keyof typeof ACCOUNT_TEXTS]

/** Texts that the scripts of a page need: those of the packages, and those of the demo by the English ones. */
export interface PageTexts {
  readonly cart: CartMessages & OfferMessages
  readonly forms: FormMessages & Labels
  readonly gallery: MarkupMessages
  readonly consent: ConsentMessages
  readonly site: SiteMessages
  readonly words: Readonly<Record<Word, string>>
}
