import type { PerfCollector } from '@sitewright/perf-collector'
import { nextTask } from './after-paint.ts'
import { startPerformance } from './performance/performance.ts'
import { readSettings } from './settings/settings.ts'
import type { LeftPage } from './tracking/left-page.ts'
import { startTracking, type Tracking } from './tracking/tracking.ts'
import type { MeasuredPage } from './measured-page.ts'

export { takeLeftPages } from './tracking/left-page.ts'

/** Tracker and collector of a page. */
export interface Measuring {
  readonly tracking: Tracking
  readonly collector: PerfCollector
}

/** Starts to measure. The collector comes first: when the page is left, the tracker still gets what it has measured. */
export function startMeasuring(page: MeasuredPage, leftPages: readonly LeftPage[]): Measuring {
  const collector = startPerformance(page, (metrics) => tracking.trackPageSpeed(metrics))
  const tracking = startTracking(page, leftPages)
  if (readSettings().policy === 'banner') {
    void nextTask()
      .then(() => import('./consent/consent-banner.ts'))
      .then(({ startConsentBanner }) => startConsentBanner(tracking.consent, page.localization.locale))
  }
  return { tracking, collector }
}
