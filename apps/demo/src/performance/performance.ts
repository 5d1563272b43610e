import { createPerfCollector, type PageSpeed, type PerfCollector } from '@sitewright/perf-collector'
import type { MeasuredPage } from '../measured-page.ts'

const CONTENT_TYPE = 'text/plain;charset=UTF-8'

/** Starts to measure what the visitor experiences of the page. Pictures of the shop are recorded as well. */
export function startPerformance(
  { fetch, log }: MeasuredPage,
  onPageSpeed: (metrics: PageSpeed) => void,
): PerfCollector {
  const collector = createPerfCollector({
    app: 'sill',
    imageHosts: [location.hostname],
    onPageSpeed,
    onError: (error) => log.note('page', 'Performance', 'bad', String(error)),
    // The log shows how the request ended.
    send: (endpoint, body) => {
      const headers = { 'Content-Type': CONTENT_TYPE }
      void fetch(endpoint, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined)
      return true
    },
  })
  collector.start()
  return collector
}
