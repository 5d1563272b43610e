import type { RatedMetric, Rating } from './vitals.contract.ts'

/** Highest value that is good, and highest value that is not poor. Milliseconds, except for layout shift. */
export const thresholds = {
  firstContentfulPaint: [1800, 3000],
  largestContentfulPaint: [2500, 4000],
  cumulativeLayoutShift: [0.1, 0.25],
  firstInputDelay: [100, 300],
  interactionToNextPaint: [200, 500],
} as const satisfies Readonly<Record<RatedMetric, readonly [number, number]>>

/** Rates a value of a metric. A value at a threshold still has the better rating. */
export function rate(metric: RatedMetric, value: number): Rating {
  const [good, poor] = thresholds[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'needs-improvement' : 'poor'
}

/** Ratings of all metrics that were measured. */
export function rateAll(
  metrics: Readonly<Partial<Record<RatedMetric, number | undefined>>>,
): Partial<Record<RatedMetric, Rating>> {
  const ratings: Partial<Record<RatedMetric, Rating>> = {}
  for (const metric of Object.keys(thresholds) as RatedMetric[]) {
    const value = metrics[metric]
    if (value !== undefined) ratings[metric] = rate(metric, value)
  }
  return ratings
}
