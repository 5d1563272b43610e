import { periodsPerYear, type BillingUnit } from '@sitewright/money-format/subscriptions'
import type { NumberOptions } from '../i18n.ts'
import { formatMessage } from '../i18n/message.ts'
import {
  contentOf,
  currentPriceOf,
  fromPriceOf,
  hasVariedPrices,
  isOnSale,
  normalPriceOf,
  offersOf,
  salePrice,
} from '../product.ts'
import type { Scope } from '../scope.ts'
import { child, isTruthy, numberOf, textOf } from '../value.ts'
import { localized, raw, safe, wording } from './fill.ts'
import { moneyHtml } from './money.ts'

const FROM = ['productPriceFromText', 'from {fromPrice}'] as const
const HIDDEN = '<span class="visually-hidden v6-visually-hidden">'

/** How prices are told. */
export interface PriceOptions extends NumberOptions {
  /** Tells 12 months as 12 months, not as 1 year. */
  readonly keepUnit?: boolean
}

/** Puts one price, or two, into a product's element. */
interface Prices {
  readonly name: string
  readonly from: string | undefined
  readonly sale: string | undefined
  readonly normal: string
}

function priceElement({ name, from, sale, normal }: Prices, scope: Scope): string {
  const label = (key: string, text: string): string => `${HIDDEN}${safe(localized(scope, key, text))}</span>`
  const body =
    from ??
    (sale === undefined
      ? undefined
      : `${label('salePriceText', 'Sale Price:')}${sale} ` +
        `${label('originalPriceText', 'Original Price:')}<span class="original-price">${normal}</span>`)
  return `\n\n\n<div class="${name}">\n${body === undefined ? `${normal}\n` : `${body}\n\n`}</div>`
}

/** Tells a price: as it is, or with how often it is paid. */
type Tell = (money: string, isFrom: boolean) => string

/** What a product costs. */
export function productPrice(item: unknown, scope: Scope, options: PriceOptions): string {
  const content = contentOf(item)
  const isSubscription = isTruthy(child(content, 'isSubscribable'))
  const plan = child(content, 'subscriptionPlan')
  const tell = isSubscription ? subscriptionTeller(plan, scope, options.keepUnit) : oneTimeTeller(scope)
  if (!tell) {
    const from = phrase('productPriceUnavailable', 'Unavailable', {}, scope)
    return priceElement({ name: 'product-price', from, sale: undefined, normal: '' }, scope)
  }
  const money = (amount: unknown): string => moneyHtml(amount, scope, options)
  return priceElement(
    {
      name: 'product-price',
      from: hasVariedPrices(item) ? tell(money(fromPriceOf(item)), true) : undefined,
      sale: isOnSale(item) ? tell(money(salePrice(item)), false) : undefined,
      normal: tell(money(normalPriceOf(item)), false),
    },
    scope,
  )
}

const oneTimeTeller =
  (scope: Scope): Tell =>
  (price, isFrom) => {
    const args = { fromPrice: price, price }
    return isFrom ? phrase(...FROM, args, scope) : formatMessage('{price}', args, scope)
  }

/** Tells the price of a subscription, unless its plan names no period that we know. */
function subscriptionTeller(plan: unknown, scope: Scope, keepUnit = false): Tell | undefined {
  const period = child(plan, 'billingPeriod')
  const unit = textOf(child(period, 'unit'))
  const year = Object.hasOwn(periodsPerYear, unit) ? periodsPerYear[unit as BillingUnit] : undefined
  if (!year) return undefined
  const value = numberOf(child(period, 'value'))
  const cycles = numberOf(child(plan, 'numBillingCycles'))
  const total = value * cycles
  const isYears = !keepUnit && total > 0 && total % year === 0
  const duration = isYears ? total / year : total
  const lasts = isYears ? 'YEAR' : unit
  return (price, isFrom) => {
    const count = value > 1 ? 'n' : '1'
    const limit = cycles > 0 ? `limited__${duration === 1 ? '1' : 'n'}${titled(lasts)}s` : 'indefinite'
    const key = `productPrice__${isFrom ? 'multiplePrices' : 'singlePrice'}__${count}${titled(unit)}ly__${limit}`
    const every = value > 1 ? `{billingPeriodValue} ${unitText(unit, value)}` : unitText(unit, 1)
    const text =
      `${isFrom ? 'from {fromPrice}' : '{price}'} every ${every}` +
      (cycles > 0 ? ` for {duration} ${unitText(lasts, duration)}` : '')
    const args = { price, ...(isFrom && { fromPrice: price }), billingPeriodValue: value, duration }
    return phrase(key, text, args, scope)
  }
}

/** The shop's words, with prices filled in, which may be markup. */
const phrase = (key: string, text: string, args: Readonly<Record<string, unknown>>, scope: Scope): string =>
  formatMessage(raw(wording(scope, key, text), scope), args, scope)

const titled = (unit: string): string => unit.charAt(0) + unit.slice(1).toLowerCase()
const unitText = (unit: string, count: number): string => unit.toLowerCase() + (count === 1 ? '' : 's')

/** What a subscription to a product costs: the first offer of the variant that costs least. */
export function subscriptionPrice(item: unknown, scope: Scope, options: NumberOptions): string {
  const name = 'subscription-price'
  const [offer] = offersOf(item)
  if (offer === undefined) return `\n\n\n<div class="${name}">\n\n</div>`
  const money = (amount: unknown): string => moneyHtml(amount, scope, options)
  return priceElement(
    {
      name,
      from: hasVariedPrices(item)
        ? phrase(...FROM, { fromPrice: money(currentPriceOf(offer)) }, scope)
        : undefined,
      sale: isTruthy(child(offer, 'onSale')) ? money(child(offer, 'salePriceMoney')) : undefined,
      normal: money(child(offer, 'priceMoney')),
    },
    scope,
  )
}
