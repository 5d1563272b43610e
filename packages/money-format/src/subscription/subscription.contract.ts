/** How many periods of each unit a year has. */
export const periodsPerYear = { WEEK: 52, MONTH: 12, YEAR: 1 } as const

/** What a subscription is billed by. */
export type BillingUnit = keyof typeof periodsPerYear

/** When a subscription is billed: every 2 months, 6 times. */
export interface SubscriptionPlan {
  /** As it travels; a unit that is unknown makes the plan unavailable. */
  readonly billingPeriod?: { readonly value: number; readonly unit: string } | null | undefined
  /** 0 means until it is cancelled; a plan that does not say is unavailable. */
  readonly numBillingCycles?: number | null | undefined
}
