import type { PageSpeed } from './vitals/vitals.contract.ts'

/** Name of the schema that `performanceEvent` fills. */
export const performanceSchema = 'Performance'

/** Metrics of one page as an event of the schema `Performance`. A metric that was not measured is left out. */
export interface PerformanceEvent {
  /** A sum of scores without a unit: 0 if nothing moved. */
  readonly cumulative_layout_shift?: number | undefined
  readonly decoded_body_size_bytes?: number | undefined
  readonly dom_content_loaded_event_end_ms?: number | undefined
  readonly dom_content_loaded_event_start_ms?: number | undefined
  readonly domain_lookup_ms?: number | undefined
  readonly encoded_body_size_bytes?: number | undefined
  readonly first_contentful_paint_ms?: number | undefined
  readonly first_input_delay_ms?: number | undefined
  readonly interaction_to_next_paint_ms?: number | undefined
  readonly largest_contentful_paint_ms?: number | undefined
  readonly load_event_end_ms?: number | undefined
  readonly load_event_start_ms?: number | undefined
  readonly response_start_ms?: number | undefined
  readonly tcp_connection_ms?: number | undefined
  readonly tls_negotiation_ms?: number | undefined
}

/**
 * Makes the event for a tracker that takes named schemas.
 *
 * @example
 * ```ts
 * import { createPerfCollector } from '@sitewright/perf-collector'
 * import { performanceEvent, performanceSchema } from '@sitewright/perf-collector/performance-event'
 *
 * const onPageSpeed = (page: PageSpeed) => tracker.track(performanceSchema, performanceEvent(page))
 * createPerfCollector({ app: 'shop', onPageSpeed }).start()
 * ```
 */
export function performanceEvent(page: PageSpeed): PerformanceEvent {
  return {
    cumulative_layout_shift: page.cumulativeLayoutShift,
    decoded_body_size_bytes: page.decodedBodySize,
    dom_content_loaded_event_end_ms: page.domContentLoadedEventEnd,
    dom_content_loaded_event_start_ms: page.domContentLoadedEventStart,
    domain_lookup_ms: page.domainLookup,
    encoded_body_size_bytes: page.encodedBodySize,
    first_contentful_paint_ms: page.firstContentfulPaint,
    first_input_delay_ms: page.firstInputDelay,
    interaction_to_next_paint_ms: page.interactionToNextPaint,
    largest_contentful_paint_ms: page.largestContentfulPaint,
    load_event_end_ms: page.loadEventEnd,
    load_event_start_ms: page.loadEventStart,
    response_start_ms: page.responseStart,
    tcp_connection_ms: page.tcpConnection,
    tls_negotiation_ms: page.tlsNegotiation,
  }
}
