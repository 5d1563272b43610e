import { periodsPerYear } from '@sitewright/money-format/subscriptions'
import type { NumberOptions } from '../../i18n/i18n.ts'
import { formatMessage } from '../../i18n/message.ts'
import {
  contentOf,
  currentPriceOf,
  fromPriceOf,
  hasVariedPrices,
  isOnSale,
  normalPriceOf,
  offersOf,
  salePrice,
} from '../../product.ts'
import type { Scope } from '../../4-render/scope.ts'
import { booleanOf, child, isTruthy, numberOf, textOf } from '../../4-render/value.ts'
import { localized, raw, escaped, wording } from './fill.ts'
import { moneyHtml } from './money.ts'

const FROM = ['productPriceFromText', 'from {fromPrice}'] as const

/** Wording of prices. */
export interface PriceOptions extends NumberOptions {
  /** Writes 12 months as 12 months, not as 1 year. */
  readonly keepUnit?: boolean
}

/** Content of a product's element: the lowest price, the price of a sale and the normal one, or only that. */
interface Prices {
  readonly from?: string | undefined
  readonly sale?: string | undefined
  readonly normal: string
}

function priceElement(name: string, { from, sale, normal }: Prices, scope: Scope): string {
  const label = (key: string, text: string): string =>
    `<span class="visually-hidden v6-visually-hidden">${escaped(localized(scope, key, text))}</span>`
  let body = `${normal}\n`
  if (from !== undefined) body = `${from}\n\n`
  else if (sale !== undefined) {
    body =
      `${label('salePriceText', 'Sale Price:')}${sale} ` +
      `${label('originalPriceText', 'Original Price:')}<span class="original-price">${normal}</span>\n\n`
  }
  return `\n\n\n<div class="${name}">\n${body}</div>`
}

/** Writes a price: as it is, or with how often it is paid. */
type PricePhrase = (price: string, isFrom: boolean) => string

/** Price of a product. */
export function productPrice(item: unknown, scope: Scope, options: PriceOptions): string {
  const name = 'product-price'
  const content = contentOf(item)
  const phraseOf = booleanOf(child(content, 'isSubscribable'))
    ? subscriptionPhrase(child(content, 'subscriptionPlan'), scope, options.keepUnit)
    : oneTimePhrase(scope)
  if (!phraseOf) {
    const from = phrase('productPriceUnavailable', 'Unavailable', {}, scope)
    return priceElement(name, { from, normal: '' }, scope)
  }
  const price = (money: unknown, isFrom = false): string => phraseOf(moneyHtml(money, scope, options), isFrom)
  const prices = {
    from: hasVariedPrices(item, scope) ? price(fromPriceOf(item, scope), true) : undefined,
    sale: isOnSale(item, scope) ? price(salePrice(item, scope)) : undefined,
    normal: price(normalPriceOf(item, scope)),
  }
  return priceElement(name, prices, scope)
}

const oneTimePhrase =
  (scope: Scope): PricePhrase =>
  (price, isFrom) =>
    isFrom ? phrase(...FROM, { fromPrice: price, price }, scope) : price

/** Phrase for the price of a subscription, unless its plan names no period that we know. */
function subscriptionPhrase(plan: unknown, scope: Scope, keepUnit = false): PricePhrase | undefined {
  const period = child(plan, 'billingPeriod')
  const unit = textOf(child(period, 'unit'))
  const year = numberOf(child(periodsPerYear, unit))
  if (!year) return undefined
  const billingPeriodValue = numberOf(child(period, 'value'))
  const cycles = numberOf(child(plan, 'numBillingCycles'))
  const total = billingPeriodValue * cycles
  const isYears = !keepUnit && total > 0 && total % year === 0
  const duration = isYears ? total / year : total
  const isOften = billingPeriodValue > 1
  let key = `${isOften ? 'n' : '1'}${titled(unit)}ly__`
  let text = `every ${isOften ? '{billingPeriodValue} ' : ''}${unit.toLowerCase()}${isOften ? 's' : ''}`
  if (cycles > 0) {
    const lasts = isYears ? 'YEAR' : unit
    key += `limited__${duration === 1 ? '1' : 'n'}${titled(lasts)}s`
    text += ` for {duration} ${lasts.toLowerCase()}${duration === 1 ? '' : 's'}`
  } else key += 'indefinite'
  const often = { billingPeriodValue, duration }
  return (price, isFrom) =>
    isFrom
      ? phrase(
          `productPrice__multiplePrices__${key}`,
          `from {fromPrice} ${text}`,
          { price, fromPrice: price, ...often },
          scope,
        )
      : phrase(`productPrice__singlePrice__${key}`, `{price} ${text}`, { price, ...often }, scope)
}

/** The shop's words, with prices filled in, which may be markup. */
const phrase = (key: string, text: string, args: Readonly<Record<string, unknown>>, scope: Scope): string =>
  formatMessage(raw(wording(scope, key, text), scope), args, scope)

const titled = (unit: string): string => unit.charAt(0) + unit.slice(1).toLowerCase()

/** Price of a subscription to a product: the first offer of the cheapest variant. */
export function subscriptionPrice(item: unknown, scope: Scope, options: NumberOptions): string {
  const name = 'subscription-price'
  const [offer] = offersOf(item, scope)
  if (offer === undefined) return priceElement(name, { normal: '' }, scope)
  const price = (money: unknown): string => moneyHtml(money, scope, options)
  const prices = {
    from: hasVariedPrices(item, scope)
      ? phrase(...FROM, { fromPrice: price(currentPriceOf(offer)) }, scope)
      : undefined,
    sale: isTruthy(child(offer, 'onSale')) ? price(child(offer, 'salePriceMoney')) : undefined,
    normal: price(child(offer, 'priceMoney')),
  }
  return priceElement(name, prices, scope)
}
