import { fromSubunits, toSubunits, type Money } from '@sitewright/money-format'
import {
  instalmentBrands,
  instalmentOffer as decideOffer,
  instalmentText,
  type InstalmentBrand,
  type InstalmentLocale,
} from '@sitewright/money-format/instalments'
import type { InstalmentContext } from './instalment.contract.ts'
import { offerMessages, type OfferMessages } from '../messages.ts'
import { readableMoney } from '../product/price.ts'

export type { InstalmentBrand, InstalmentLocale }

/** Locale in which the provider addresses a shopper: `fr-CA` in Canada is `fr_CA`, in the US `undefined`. */
export function instalmentLocale(
  language: string,
  country: string,
): { readonly locale: InstalmentLocale; readonly brand: InstalmentBrand } | undefined {
  const locale = `${language.replace(/[-_].*$/, '').toLowerCase()}_${country.toUpperCase()}`
  if (!isInstalmentLocale(locale)) return undefined
  return { locale, brand: instalmentBrands[locale] }
}

const isInstalmentLocale = (locale: string): locale is InstalmentLocale =>
  Object.hasOwn(instalmentBrands, locale)

/** An instalment banner. */
export type InstalmentOffer =
  | { readonly kind: 'hidden' }
  | {
      readonly kind: 'inRange'
      readonly locale: string
      readonly brand: InstalmentBrand
      /** '4 interest-free payments of $25.00'. */
      readonly text: string
      /** 'or 4 interest-free payments of $25.00 with', for one line that ends in the provider's logo. */
      readonly oneLineText: string
    }
  | {
      readonly kind: 'tooLow' | 'tooHigh'
      readonly locale: string
      readonly brand: InstalmentBrand
      readonly text: string
    }

/** An item that may be paid in instalments. */
export type InstalmentItem = InstalmentPrice & {
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
  { readonly price: Money } | { readonly priceCents: number; readonly currency: string }

const kinds = { 'in-range': 'inRange', 'too-low': 'tooLow', 'too-high': 'tooHigh' } as const

/**
 * Decides what an instalment banner says about an item, by the rule of `@sitewright/money-format/instalments`. Hidden
 * for a price that is not money, and for an item that costs nothing where there is no minimum.
 */
export function instalmentOffer(
  item: InstalmentItem,
  context: InstalmentContext | undefined,
  messages: Partial<OfferMessages> = offerMessages,
): InstalmentOffer {
  const price = readableMoney(priceOfItem(item))
  const found = context && instalmentLocale(context.shopperLanguage, context.stripeAccountCountry)
  // Nothing to pay is nothing to divide, unless the store has a minimum to tell.
  const isFree = price && !context?.afterPayMin && toSubunits(price) === 0
  if (!price || !found || isFree) return HIDDEN
  const { productType, locale, count } = item
  const [shopperLanguage = '', stripeAccountCountry = ''] = found.locale.split('_')
  const offer = decideOffer({
    price,
    productType,
    context: { ...context, shopperLanguage, stripeAccountCountry },
    count,
  })
  if (offer.kind === 'hidden') return HIDDEN
  const text = instalmentText(offer, { locale, messages })
  if (offer.kind !== 'in-range') return { kind: kinds[offer.kind], ...found, text }
  const oneLineText = instalmentText(offer, { locale, messages, oneLine: true })
  return { kind: kinds[offer.kind], ...found, text, oneLineText }
}

const HIDDEN: InstalmentOffer = { kind: 'hidden' }

function priceOfItem(item: InstalmentPrice): Money | undefined {
  if ('price' in item) return item.price
  return Number.isSafeInteger(item.priceCents) ? fromSubunits(item.priceCents, item.currency) : undefined
}

/** Reads the instalment context of a page; `undefined` if a field is missing or of another type. */
export function readInstalmentContext(raw: unknown): InstalmentContext | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const context = raw as Readonly<Record<keyof InstalmentContext, unknown>>
  const isAmount = (value: unknown): boolean => value == null || Number.isSafeInteger(value)
  const isRight =
    typeof context.afterPayAvailable === 'boolean' &&
    typeof context.shopperLanguage === 'string' &&
    typeof context.stripeAccountCountry === 'string' &&
    isAmount(context.afterPayMin) &&
    isAmount(context.afterPayMax)
  return isRight ? (raw as InstalmentContext) : undefined
}
