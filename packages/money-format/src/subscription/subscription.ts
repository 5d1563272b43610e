import { periodsPerYear, type BillingUnit, type SubscriptionPlan } from './subscription.contract.ts'
import { fill, subscriptionMessages, type Messages } from '../messages.ts'

/** So many weeks, months or years. */
export interface Duration {
  readonly value: number
  readonly unit: BillingUnit
}

/** How long a subscription runs. */
export type SubscriptionTotal =
  /** The plan names no period or no number of cycles, or one that is unknown. */
  | { readonly kind: 'unavailable' }
  /** Until it is cancelled. */
  | { readonly kind: 'indefinite' }
  | ({ readonly kind: 'limited' } & Duration)

/** How a duration is told. */
export interface TotalOptions {
  /** Tells 12 months as 12 months, not as 1 year. */
  readonly keepUnit?: boolean | undefined
}

/** Whether products of a type can be subscribed to: physical ones (1) and services (3). */
export function canSubscribe(productType: number): boolean {
  return productType === 1 || productType === 3
}

/** The period of a plan, if it is one. */
export function billingPeriod({ billingPeriod: period }: SubscriptionPlan): Duration | undefined {
  const { value = 0, unit = '' } = period ?? {}
  if (!Object.hasOwn(periodsPerYear, unit) || !isCount(value)) return undefined
  return { value, unit: unit as BillingUnit }
}

/** How long a subscription runs in all, in years if it divides evenly into them. */
export function subscriptionTotal(
  plan: SubscriptionPlan,
  { keepUnit = false }: TotalOptions = {},
): SubscriptionTotal {
  const period = billingPeriod(plan)
  if (!period) return { kind: 'unavailable' }
  const { numBillingCycles } = plan
  if (numBillingCycles === 0) return { kind: 'indefinite' }
  if (!isCount(numBillingCycles)) return { kind: 'unavailable' }
  const value = period.value * numBillingCycles
  const perYear = periodsPerYear[period.unit]
  if (keepUnit || value % perYear) return { kind: 'limited', value, unit: period.unit }
  return { kind: 'limited', value: value / perYear, unit: 'YEAR' }
}

/** How a subscription's price is told. */
export interface SubscriptionTextOptions extends TotalOptions {
  /** 'from $10.00 …', when variants have several prices. */
  readonly from?: boolean | undefined
  readonly messages?: Partial<Messages<typeof subscriptionMessages>> | undefined
}

/** The price of a subscription as a phrase: '$10.00 every 2 months for 1 year', or 'Unavailable'. `price` is its text. */
export function subscriptionText(
  price: string,
  plan: SubscriptionPlan,
  options: SubscriptionTextOptions = {},
): string {
  const texts = { ...subscriptionMessages, ...options.messages }
  const period = billingPeriod(plan)
  const total = subscriptionTotal(plan, options)
  if (!period || total.kind === 'unavailable') return texts['subscription.unavailable']
  const tell = ({ value, unit }: Duration, one: 'each' | 'one'): string =>
    fill(texts[`subscription.${value === 1 ? one : 'many'}.${unit}`], { n: value })
  const values = {
    price: options.from ? fill(texts['subscription.from'], { price }) : price,
    period: tell(period, 'each'),
  }
  if (total.kind === 'indefinite') return fill(texts['subscription.every'], values)
  return fill(texts['subscription.everyFor'], { ...values, total: tell(total, 'one') })
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
