import type { Machine } from '@sitewright/machine'
import { formatMoney, fromSubunits } from '@sitewright/money-format'
import { ProductType } from '@sitewright/site/enumerations'
import type { InstalmentContext } from '../contract/instalment.ts'
import { fill, offerMessages, type OfferMessages } from './messages.ts'

/** What an instalment banner shows. */
export type InstalmentState = 'hidden' | 'inRange' | 'tooLow' | 'tooHigh'

/** An instalment banner; each event says what is true of the price now. */
export const instalment: Machine<InstalmentState, InstalmentState> = {
  initial: 'hidden',
  states: {
    hidden: { on: { inRange: 'inRange', tooLow: 'tooLow', tooHigh: 'tooHigh' } },
    inRange: { on: { hidden: 'hidden', tooLow: 'tooLow', tooHigh: 'tooHigh' } },
    tooLow: { on: { hidden: 'hidden', inRange: 'inRange', tooHigh: 'tooHigh' } },
    tooHigh: { on: { hidden: 'hidden', inRange: 'inRange', tooLow: 'tooLow' } },
  },
}

/** The page that explains instalments, over the product page. */
export const instalmentDialog: Machine<
  'closed' | 'fetching' | 'open',
  'press' | 'fetched' | 'rejected' | 'close'
> = {
  initial: 'closed',
  states: {
    closed: { on: { press: 'fetching' } },
    fetching: { on: { fetched: 'open', rejected: 'closed', close: 'closed' } },
    open: { on: { close: 'closed' } },
  },
}

/** Under which of its names the provider is known. */
export type InstalmentBrand = 'primary' | 'uk'

/** How many instalments there are unless an owner says otherwise. */
export const instalmentCount = 4

const brands: Readonly<Record<string, InstalmentBrand>> = {
  en_US: 'primary',
  en_CA: 'primary',
  fr_CA: 'primary',
  en_AU: 'primary',
  en_NZ: 'primary',
  en_GB: 'uk',
}

/** The locale that the provider speaks to a shopper, or nothing: `fr-CA` in Canada is `fr_CA`, in the US nothing. */
export function instalmentLocale(
  language: string,
  country: string,
): { readonly locale: string; readonly brand: InstalmentBrand } | undefined {
  const locale = `${language.replace(/[-_].*$/, '').toLowerCase()}_${country.toUpperCase()}`
  const brand = Object.hasOwn(brands, locale) ? brands[locale] : undefined
  return brand && { locale, brand }
}

/** Whether a price can be paid in instalments: above the minimum and at most the maximum, all in hundredths. */
export const isInstalmentRange = (
  priceCents: number,
  { afterPayMin, afterPayMax }: Pick<InstalmentContext, 'afterPayMin' | 'afterPayMax'>,
): boolean => priceCents > (afterPayMin ?? 0) && priceCents <= (afterPayMax ?? Infinity)

/** What an instalment banner says. */
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

/** What is known of an item that may be paid in instalments. */
export interface InstalmentItem {
  readonly productType: number
  readonly priceCents: number
  readonly currency: string
  /** For the text of amounts: the shopper's language in the country unless given. */
  readonly locale?: string | undefined
  readonly count?: number | undefined
}

/** What an instalment banner says of an item. */
export function instalmentOffer(
  { productType, priceCents, currency, locale, count = instalmentCount }: InstalmentItem,
  context: InstalmentContext | undefined,
  messages: OfferMessages = offerMessages,
): InstalmentOffer {
  const isOffered = productType === ProductType.physical && context?.afterPayAvailable
  const at = isOffered && instalmentLocale(context.shopperLanguage, context.stripeAccountCountry)
  if (!at) return { kind: 'hidden' }
  const money = (cents: number): string =>
    formatMoney(fromSubunits(cents, currency), { locale: locale ?? at.locale })
  if (isInstalmentRange(priceCents, context)) {
    const words = { n: count, amount: money(Math.round(priceCents / count)) }
    return {
      kind: 'inRange',
      ...at,
      text: fill(messages['instalment.inRange'], words),
      oneLineText: fill(messages['instalment.inRangeOneLine'], words),
    }
  }
  const isTooLow = priceCents <= (context.afterPayMin ?? 0)
  const amount = money((isTooLow ? context.afterPayMin : context.afterPayMax) ?? 0)
  return isTooLow
    ? { kind: 'tooLow', ...at, text: fill(messages['instalment.over'], { amount }) }
    : { kind: 'tooHigh', ...at, text: fill(messages['instalment.upTo'], { amount }) }
}

/** Reads what a page says of instalments; nothing if it says nothing sensible. */
export function readInstalmentContext(raw: unknown): InstalmentContext | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const context = raw as Readonly<Record<keyof InstalmentContext, unknown>>
  const isAmount = (value: unknown): boolean => value == null || Number.isFinite(value)
  const isRight =
    typeof context.afterPayAvailable === 'boolean' &&
    typeof context.shopperLanguage === 'string' &&
    typeof context.stripeAccountCountry === 'string' &&
    isAmount(context.afterPayMin) &&
    isAmount(context.afterPayMax)
  return isRight ? (raw as InstalmentContext) : undefined
}
