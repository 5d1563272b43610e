import {
  instalmentOffer,
  type InstalmentContext,
  type InstalmentOffer,
} from '@sitewright/cart-client/instalment'
import { toSubunits, type Money } from '@sitewright/money-format'
import type { Localization } from './item.ts'

/** Agreement of the store with its provider: dollars, in the United States. Amounts are hundredths. */
const agreed = ({ locale, currency }: Localization): InstalmentContext => ({
  afterPayAvailable: currency === 'USD',
  afterPayMin: 3500,
  afterPayMax: 100_000,
  shopperLanguage: locale,
  stripeAccountCountry: 'US',
})

/** Instalments of a product, or the price from which they are offered. */
export const instalments = (
  price: Money | undefined,
  productType: number,
  localization: Localization,
): InstalmentOffer =>
  price
    ? instalmentOffer(
        { productType, priceCents: toSubunits(price), currency: localization.currency },
        agreed(localization),
      )
    : { kind: 'hidden' }

/** The one line of an offer. */
export const instalmentText = (offer: InstalmentOffer): string =>
  offer.kind === 'hidden' ? '' : offer.oneLineText
