import { digitsOf } from '../currency/currency.ts'
import { round } from '../decimal/round.ts'
import { countText } from '../format/count-text.ts'
import { isolated } from '../format/direction-of-money.ts'
import { formatMoney } from '../format/format-money.ts'
import { fill, formFor, instalmentMessages, withDefaults, type Messages } from '../messages.ts'
import { MoneyError } from '../money/money-error.ts'
import { isMoney, readMoney } from '../money/money.ts'
import type { Money, ValueMoney } from '../money/money.contract.ts'
import { fromScaled, fromSubunits, toScaled } from '../subunits/subunits.ts'

/** Instalment context of an item, from the provider. Limits are in hundredths; all are optional. */
export interface InstalmentContext {
  /** The provider makes offers for this item. */
  readonly afterPayAvailable: boolean
  /** A price has to be above this one to be in range. */
  readonly afterPayMin?: number | null | undefined
  /** Largest price that is in range. */
  readonly afterPayMax?: number | null | undefined
  /** `fr`, `fr-CA` or `FR_ca`: only the language counts, in either case. No offer is made without it. */
  readonly shopperLanguage: string | null | undefined
  /** `CA`, in either case. No offer is made without it. */
  readonly stripeAccountCountry: string | null | undefined
}

/** A product's price, and the provider's context for it. */
export interface InstalmentQuestion {
  /** Hides the banner if it is not money. */
  readonly price: Money
  /** 1 is physical. Products of other types cannot be paid in instalments. */
  readonly productType: number
  /** Hides the banner if the provider has sent none. */
  readonly context: InstalmentContext | null | undefined
  /**
   * Number of payments.
   *
   * @default 4
   */
  readonly count?: number | undefined
}

/** Brand of the provider. The United Kingdom has its own. */
export type InstalmentBrand = 'primary' | 'uk'

/** Content of an instalment banner. */
export type InstalmentOffer =
  | {
      readonly kind: 'hidden'
      /** `no-price` is for a price that is not money or is zero. */
      readonly reason: 'not-physical' | 'not-available' | 'other-locale' | 'no-price'
    }
  | (InstalmentProvider & {
      readonly kind: 'in-range'
      /** Number of payments. */
      readonly count: number
      /** One payment. */
      readonly amount: ValueMoney
    })
  | (InstalmentProvider & {
      readonly kind: 'too-low' | 'too-high'
      /** The limit that the price is below or above, in the currency of the price. */
      readonly limit: ValueMoney
    })

/** Brand and locale of an offer. */
export interface InstalmentProvider {
  /** Name under which the provider is known in the country. */
  readonly brand: InstalmentBrand
  /** Language and country of the offer, for the texts of the banner. */
  readonly locale: InstalmentLocale
}

/** Brands by the locales in which the provider makes offers. */
export const instalmentBrands = {
  en_US: 'primary',
  en_CA: 'primary',
  fr_CA: 'primary',
  en_AU: 'primary',
  en_NZ: 'primary',
  en_GB: 'uk',
} as const satisfies Readonly<Record<string, InstalmentBrand>>

/** Language and country in which the provider makes offers. */
export type InstalmentLocale = keyof typeof instalmentBrands

/** Default number of payments. */
export const defaultInstalmentCount = 4

const PHYSICAL = 1

/**
 * Decides the content of an instalment banner. A price above the minimum and at most the maximum is in range. Amounts
 * are in the currency of the price. A limit that is not a whole number is ignored.
 *
 * @example
 * ```ts
 * import { instalmentOffer, instalmentText } from '@sitewright/money-format/instalments'
 *
 * const offer = instalmentOffer({ price: { value: '100.00', currency: 'USD' }, productType: 1, context })
 * instalmentText(offer) // '4 interest-free payments of $25.00'
 * ```
 */
export function instalmentOffer(question: InstalmentQuestion): InstalmentOffer {
  const { price, productType, context, count = defaultInstalmentCount } = question
  if (productType !== PHYSICAL) return { kind: 'hidden', reason: 'not-physical' }
  if (!context?.afterPayAvailable) return { kind: 'hidden', reason: 'not-available' }
  const locale = instalmentLocale(context)
  if (!locale) return { kind: 'hidden', reason: 'other-locale' }
  if (!isMoney(price)) return { kind: 'hidden', reason: 'no-price' }
  const provider = { brand: instalmentBrands[locale], locale }
  const { currency } = readMoney(price)
  const hundredths = inHundredths(price)
  const [min, max] = [limitOf(context.afterPayMin) ?? 0, limitOf(context.afterPayMax)]
  // Zero cannot be divided, and 'over $0.00' is no information.
  if (hundredths <= 0n && min <= 0) return { kind: 'hidden', reason: 'no-price' }
  if (hundredths <= min) return { kind: 'too-low', ...provider, limit: fromSubunits(min, currency) }
  if (max !== undefined && hundredths > max) {
    return { kind: 'too-high', ...provider, limit: fromSubunits(max, currency) }
  }
  return { kind: 'in-range', ...provider, count, amount: instalmentAmount(price, count) }
}

const limitOf = (limit: unknown): number | undefined =>
  Number.isSafeInteger(limit) ? (limit as number) : undefined

/** Price in hundredths, rounded; of any size, unlike `toSubunits`. */
const inHundredths = (price: Money): bigint => toScaled(round(readMoney(price).decimal, 2), 2).units

/** Amount of each payment: the price divided, rounded half up to the digits of its currency. */
export function instalmentAmount(price: Money, count: number = defaultInstalmentCount): ValueMoney {
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new MoneyError('not-shares', 'Divide a price into one payment or more.', count)
  }
  const { decimal, currency } = readMoney(price)
  const { units, scale } = toScaled(decimal, 0)
  const digits = digitsOf(currency)
  const parts = 10n ** BigInt(scale) * BigInt(count)
  // Half up: twice the dividend and once the divisor, over twice the divisor.
  const amount = (2n * units * 10n ** BigInt(digits) + parts) / (2n * parts)
  return fromScaled({ units: amount, scale: digits }, currency)
}

/** Options for the text of an offer. */
export interface InstalmentTextOptions {
  /**
   * Locale of the amounts.
   *
   * @default the offer's locale
   */
  readonly locale?: string | undefined
  /**
   * 'or 4 interest-free payments of $10.00 with', followed by the provider's logo.
   *
   * @default false
   */
  readonly oneLine?: boolean | undefined
  /** Texts that replace the English ones, by key. */
  readonly messages?: Partial<Messages<typeof instalmentMessages>> | undefined
}

/** Returns the text of an offer; empty for a hidden one. */
export function instalmentText(offer: InstalmentOffer, options: InstalmentTextOptions = {}): string {
  if (offer.kind === 'hidden') return ''
  const texts = withDefaults<Messages<typeof instalmentMessages>>(instalmentMessages, options.messages)
  const locale = options.locale ?? offer.locale
  const money = (amount: Money): string => isolated(formatMoney(amount, { locale }))
  if (offer.kind === 'in-range') {
    const text = texts[options.oneLine ? 'instalment.inRangeOneLine' : 'instalment.inRange']
    return fill(formFor(text, offer.count), {
      n: countText(offer.count, locale),
      amount: money(offer.amount),
    })
  }
  const text = texts[offer.kind === 'too-low' ? 'instalment.over' : 'instalment.upTo']
  return fill(text, { amount: money(offer.limit) })
}

/**
 * Returns the locale in which the provider addresses a shopper of a store; `undefined` without an offer for
 * the locale.
 */
export function instalmentLocale({
  shopperLanguage,
  stripeAccountCountry,
}: Pick<InstalmentContext, 'shopperLanguage' | 'stripeAccountCountry'>): InstalmentLocale | undefined {
  const language = shopperLanguage?.replace(/[-_].*/, '').toLowerCase()
  const locale = `${language}_${stripeAccountCountry?.toUpperCase()}`
  return Object.hasOwn(instalmentBrands, locale) ? (locale as InstalmentLocale) : undefined
}
