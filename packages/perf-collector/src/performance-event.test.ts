import { expect, test } from 'vitest'
import { performanceEvent, performanceSchema } from './performance-event.ts'
import { buildPageSpeed } from './record/record.testing.ts'

// spec: PRF-006
test('carries the metrics under snake_case names that end in their unit', () => {
  const event = performanceEvent(
    buildPageSpeed({
      domainLookup: 1,
      tcpConnection: 2,
      tlsNegotiation: 3,
      responseStart: 4,
      domContentLoadedEventStart: 5,
      domContentLoadedEventEnd: 6,
      loadEventStart: 7,
      loadEventEnd: 8,
      encodedBodySize: 9,
      decodedBodySize: 10,
      firstInputDelay: 11,
      interactionToNextPaint: 12,
    }),
  )
  expect([performanceSchema, event]).toEqual([
    'Performance',
    {
      cumulative_layout_shift: 0,
      decoded_body_size_bytes: 10,
      dom_content_loaded_event_end_ms: 6,
      dom_content_loaded_event_start_ms: 5,
      domain_lookup_ms: 1,
      encoded_body_size_bytes: 9,
      first_contentful_paint_ms: 800,
      first_input_delay_ms: 11,
      interaction_to_next_paint_ms: 12,
      largest_contentful_paint_ms: 1200,
      load_event_end_ms: 8,
      load_event_start_ms: 7,
      response_start_ms: 4,
      tcp_connection_ms: 2,
      tls_negotiation_ms: 3,
    },
  ])
})
