import { countText } from '../format/count-text.ts'
import { isolated } from '../format/direction-of-money.ts'
import { fill, formFor, subscriptionMessages, withDefaults, type Messages } from '../messages.ts'

/** Number of periods of each unit in a year. */
export const periodsPerYear = { WEEK: 52, MONTH: 12, YEAR: 1 } as const

/** Unit of a billing period. */
export type BillingUnit = keyof typeof periodsPerYear

/** Billing plan of a subscription: every 2 months, 6 times. */
export interface SubscriptionPlan {
  /** Period as it travels. An unknown unit makes the plan unavailable. */
  readonly billingPeriod?:
    | {
        /** Number of units between two payments. */
        readonly value: number
        /** `WEEK`, `MONTH` or `YEAR`. */
        readonly unit: string
      }
    | null
    | undefined
  /** 0 means until it is cancelled. A plan without a number is unavailable. */
  readonly numBillingCycles?: number | null | undefined
}

/** A number of weeks, months or years. */
export interface Duration {
  readonly value: number
  readonly unit: BillingUnit
}

/** Length of a subscription. */
export type SubscriptionTotal =
  /** The plan has no period or no number of cycles, or an unknown one. */
  | { readonly kind: 'unavailable' }
  /** Until it is cancelled. */
  | { readonly kind: 'indefinite' }
  | ({ readonly kind: 'limited' } & Duration)

/** Options for the length of a subscription. */
export interface TotalOptions {
  /**
   * Keeps 12 months as 12 months instead of 1 year.
   *
   * @default false
   */
  readonly keepUnit?: boolean | undefined
}

/** A product, and the mark of its owner that customers can subscribe to it. */
export interface SubscribableProduct {
  /** 1 is physical, 3 is a service. Products of other types cannot be subscribed to. */
  readonly productType: number
  /** The mark of the owner. @default false */
  readonly isSubscribable?: boolean | undefined
}

/** Checks whether customers can subscribe to a product: a physical one (1) or a service (3), marked by its owner. */
export const isSubscribable = ({ productType, isSubscribable: isMarked }: SubscribableProduct): boolean =>
  isMarked === true && (productType === 1 || productType === 3)

/** Billing period of a plan; `undefined` if it has none or an unknown one. */
export function billingPeriod(plan: SubscriptionPlan | null | undefined): Duration | undefined {
  const { value = 0, unit = '' } = plan?.billingPeriod ?? {}
  if (!Object.hasOwn(periodsPerYear, unit) || !isCount(value)) return undefined
  return { value, unit: unit as BillingUnit }
}

/**
 * Returns the length of a subscription, in years if it divides evenly into them. A product without a plan has
 * none.
 *
 * @example
 * ```ts
 * import { subscriptionTotal } from '@sitewright/money-format/subscriptions'
 *
 * subscriptionTotal({ billingPeriod: { value: 2, unit: 'MONTH' }, numBillingCycles: 6 })
 * // { kind: 'limited', value: 1, unit: 'YEAR' }
 * ```
 */
export function subscriptionTotal(
  plan: SubscriptionPlan | null | undefined,
  { keepUnit }: TotalOptions = {},
): SubscriptionTotal {
  const period = billingPeriod(plan)
  const cycles = plan?.numBillingCycles
  if (period && cycles === 0) return { kind: 'indefinite' }
  if (!period || !isCount(cycles)) return { kind: 'unavailable' }
  const value = period.value * cycles
  const perYear = periodsPerYear[period.unit]
  if (keepUnit || value % perYear) return { kind: 'limited', value, unit: period.unit }
  return { kind: 'limited', value: value / perYear, unit: 'YEAR' }
}

/** Options for the text of a subscription's price. */
export interface SubscriptionTextOptions extends TotalOptions {
  /**
   * 'from $10.00 …', for variants with several prices.
   *
   * @default false
   */
  readonly from?: boolean | undefined
  /**
   * Locale whose digits the numbers of weeks, months and years have: that of the price.
   *
   * @default Latin digits
   */
  readonly locale?: string | undefined
  /** Texts that replace the English ones, by key. */
  readonly messages?: Partial<Messages<typeof subscriptionMessages>> | undefined
}

/**
 * Writes the price of a subscription as a phrase: '$10.00 every 2 months for 1 year', or 'Unavailable'.
 * `price` is formatted.
 *
 * @example
 * ```ts
 * import { subscriptionText } from '@sitewright/money-format/subscriptions'
 *
 * const plan = { billingPeriod: { value: 2, unit: 'MONTH' }, numBillingCycles: 6 }
 * subscriptionText('$10.00', plan) // '$10.00 every 2 months for 1 year'
 * ```
 */
export function subscriptionText(
  price: string,
  plan: SubscriptionPlan | null | undefined,
  options: SubscriptionTextOptions = {},
): string {
  const texts = withDefaults<Messages<typeof subscriptionMessages>>(subscriptionMessages, options.messages)
  const period = billingPeriod(plan)
  const total = subscriptionTotal(plan, options)
  if (!period || total.kind === 'unavailable') return texts['subscription.unavailable']
  const durationText = ({ value, unit }: Duration, one: 'each' | 'one'): string =>
    fill(formFor(texts[`subscription.${value === 1 ? one : 'many'}.${unit}`], value), {
      n: options.locale ? countText(value, options.locale) : value,
    })
  const amount = isolated(price)
  const values = {
    price: options.from ? fill(texts['subscription.from'], { price: amount }) : amount,
    period: durationText(period, 'each'),
  }
  if (total.kind === 'indefinite') return fill(texts['subscription.every'], values)
  return fill(texts['subscription.everyFor'], { ...values, total: durationText(total, 'one') })
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
