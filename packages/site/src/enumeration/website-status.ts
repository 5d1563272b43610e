/** Statuses of a website with its provider. */
export const WebsiteStatus = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  linked: 11,
  parkingPage: 12,
  resold: 13,
  resoldGrace: 14,
  enterprise: 15,
} as const

/** The code of a website's status. */
export type WebsiteStatus = (typeof WebsiteStatus)[keyof typeof WebsiteStatus]

/** Features that a website may try before the others. */
export const BetaFlag = { commerceSiteVisitorMetrics: 'commerce_site_visitor_metrics' } as const

/** The key of a feature on trial. */
export type BetaFlag = (typeof BetaFlag)[keyof typeof BetaFlag]
