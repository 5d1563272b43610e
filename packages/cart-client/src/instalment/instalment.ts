import { fromSubunits, type Money } from '@sitewright/money-format'
import {
  instalmentOffer as decideOffer,
  instalmentText,
  type InstalmentBrand,
  type InstalmentContext,
  type InstalmentProvider,
} from '@sitewright/money-format/instalments'
import { check, fields, flag, maybe, reader, text } from '@sitewright/site/reader'
import type { OfferMessages } from '../offer-messages.ts'

export type { InstalmentBrand, InstalmentContext }

/** Content of an instalment banner: an offer of `@sitewright/money-format/instalments`, with its texts. */
export type InstalmentOffer =
  | { readonly kind: 'hidden' }
  | (InstalmentProvider & {
      readonly kind: 'in-range' | 'too-low' | 'too-high'
      /** '4 interest-free payments of $25.00'. */
      readonly text: string
      /** For one line that ends in the provider's logo: 'or 4 interest-free payments of $25.00 with'. */
      readonly oneLineText: string
    })

/** An item that may be paid in instalments. */
export type InstalmentItem = InstalmentPrice & {
  /** `ProductType` of `@sitewright/site/enumerations`: not every type can be paid in instalments. */
  readonly productType: number
  /**
   * Locale of the amounts.
   *
   * @default the shopper's language in the country of the store's account
   */
  readonly locale?: string | undefined
  /** @default 4 */
  readonly count?: number | undefined
}

/** A price as money, or as hundredths of a currency. */
export type InstalmentPrice =
  | { readonly price: Money }
  | {
      readonly priceCents: number
      /** ISO 4217 code, in capitals. */
      readonly currency: string
    }

/** Words the offer for an item. Hidden without a context, for a price that is not money, and for a free item. */
export function instalmentOffer(
  item: InstalmentItem,
  context: InstalmentContext | undefined,
  messages: Partial<OfferMessages> = {},
): InstalmentOffer {
  const { productType, locale, count } = item
  const price = priceOfItem(item)
  if (!price || !context) return HIDDEN
  const offer = decideOffer({ price, productType, context, count })
  if (offer.kind === 'hidden') return HIDDEN
  return {
    kind: offer.kind,
    brand: offer.brand,
    locale: offer.locale,
    text: instalmentText(offer, { locale, messages }),
    oneLineText: instalmentText(offer, { locale, messages, oneLine: true }),
  }
}

const HIDDEN: InstalmentOffer = { kind: 'hidden' }

function priceOfItem(item: InstalmentPrice): Money | undefined {
  if ('price' in item) return item.price
  return Number.isSafeInteger(item.priceCents) ? fromSubunits(item.priceCents, item.currency) : undefined
}

const limit = maybe(check(Number.isSafeInteger))

/** Reads the instalment context that a server wrote into a page. */
export const readInstalmentContext = reader<InstalmentContext>((raw, path) =>
  fields(raw, path, {
    afterPayAvailable: flag,
    afterPayMin: limit,
    afterPayMax: limit,
    shopperLanguage: text,
    stripeAccountCountry: text,
  }),
)
